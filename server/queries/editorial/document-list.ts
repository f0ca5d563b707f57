import { type Kysely, sql } from "kysely";
import type { DocumentLine } from "#contract/editorial-queries.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { bestText, type TextsByLocale } from "../refs/best-text.ts";

type VersionRow = Omit<DocumentLine["versions"][number], "locale"> & { readonly locale: string | null };

/** All papers of the tenant with every version there was: latest season first, then as the office put them. One round trip. */
export async function documentList(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  locale: Locale,
): Promise<readonly DocumentLine[]> {
  note(pageTags.documents);
  const rows = await db
    .selectFrom("documents")
    .innerJoin("tenants", "tenants.tenant_id", "documents.tenant_id")
    .leftJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "documents.tenant_id").onRef("seasons.season_id", "=", "documents.season_id"),
    )
    .where("documents.tenant_id", "=", tenantId)
    .select([
      "documents.slug",
      "documents.kind",
      "seasons.slug as seasonSlug",
      "seasons.name as seasonName",
      "tenants.default_locale as tenantLocale",
      sql<TextsByLocale<string> | null>`(
        select json_object_agg(words.locale, words.title) from document_texts words
        where words.tenant_id = documents.tenant_id and words.document_id = documents.document_id)`.as("titles"),
      sql<readonly VersionRow[]>`(
        select coalesce(json_agg(json_build_object(
          'version', edition.version, 'locale', edition.locale, 'url', '/files/' || files.file_id || '/' || files.name,
          'mediaType', files.media_type, 'bytes', files.bytes, 'publishedOn', edition.published_on
        ) order by edition.version desc, edition.locale), '[]')
        from document_versions edition
        join files on files.tenant_id = edition.tenant_id and files.file_id = edition.file_id
        where edition.tenant_id = documents.tenant_id and edition.document_id = documents.document_id
          and edition.published_on <= current_date)`.as("versions"),
    ])
    .orderBy("seasons.slug", (order) => order.desc().nullsFirst())
    .orderBy("documents.place")
    .orderBy("documents.slug")
    .execute();
  const reader = await readerOf(db, tenantId, locale);
  return rows
    .filter(({ versions }) => versions.length > 0)
    .map(({ slug, kind, seasonSlug, seasonName, tenantLocale, titles, versions }) => {
      const title = bestText(titles, reader, tenantLocale);
      return {
        slug,
        kind,
        season: seasonSlug === null || seasonName === null ? null : { slug: seasonSlug, name: seasonName },
        title: title ? { text: title.inScript(title.text), locale: title.locale } : { text: slug, locale },
        versions: versions.map((version) => ({ ...version, locale: knownLocale(version.locale) })),
      };
    });
}

function knownLocale(locale: string | null): Locale | null {
  return locale !== null && isLocale(locale) ? locale : null;
}
