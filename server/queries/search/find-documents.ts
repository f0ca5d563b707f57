import { type RawBuilder, sql } from "kysely";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TextsByLocale } from "../refs/best-text.ts";
import { matchesAll, type SoughtWords } from "./sought-words.ts";

export type FoundDocumentRow = {
  readonly slug: string;
  readonly titles: TextsByLocale<string>;
  readonly tenantLocale: string;
  readonly season: string | null;
};

/**
 * Papers by their titles in any language, as a JSON list: what the reader's own language says, then what only others say, the latest
 * season first. One without a version that is out already is not there. SRCH12
 */
export function foundDocuments(
  tenantId: TenantId,
  { names, seasons }: SoughtWords,
  locale: Locale,
  limit: number,
): RawBuilder<FoundDocumentRow[]> {
  const key = sql<string>`search_key(words.title)`;
  const ofSeason =
    seasons.length === 0
      ? sql`true`
      : matchesAll(
          sql`search_key(coalesce(seasons.name, ''))`,
          seasons.map((word) => [word]),
        );
  return sql`(
    select coalesce(json_agg(found), '[]') from (
      select documents.slug, tenants.default_locale as "tenantLocale", seasons.name as season,
        (select json_object_agg(said.locale, said.title) from document_texts said
          where said.tenant_id = documents.tenant_id and said.document_id = documents.document_id) as titles
      from documents
      join tenants on tenants.tenant_id = documents.tenant_id
      join document_texts words on words.tenant_id = documents.tenant_id and words.document_id = documents.document_id
      left join seasons on seasons.tenant_id = documents.tenant_id and seasons.season_id = documents.season_id
      where documents.tenant_id = ${tenantId} and ${matchesAll(key, names)} and ${ofSeason}
        and exists (select from document_versions edition where edition.tenant_id = documents.tenant_id
          and edition.document_id = documents.document_id and edition.published_on <= current_date)
      group by documents.tenant_id, documents.document_id, tenants.default_locale, seasons.name, seasons.slug
      order by bool_or(words.locale = ${languageOf(locale)}) desc, seasons.slug desc nulls first, documents.place, documents.slug
      limit ${limit}) found)`;
}
