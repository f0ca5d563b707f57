import { type Kysely, sql } from "kysely";
import type { SiteText } from "#contract/editorial-queries.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { bestText, rewrittenBlocks, type TextsByLocale } from "../refs/best-text.ts";

/** What the league has written about itself, each text in the nearest language. One round trip. */
export async function siteTexts(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, locale: Locale): Promise<readonly SiteText[]> {
  note(pageTags.siteTexts);
  const rows = await db
    .selectFrom("site_texts")
    .innerJoin("tenants", "tenants.tenant_id", "site_texts.tenant_id")
    .where("site_texts.tenant_id", "=", tenantId)
    .groupBy(["site_texts.key", "tenants.default_locale"])
    .select([
      "site_texts.key",
      "tenants.default_locale as tenantLocale",
      sql<TextsByLocale<readonly NewsBlock[]>>`json_object_agg(site_texts.locale, site_texts.body)`.as("texts"),
    ])
    .orderBy("site_texts.key")
    .execute();
  const reader = await readerOf(db, tenantId, locale);
  return rows.flatMap(({ key, tenantLocale, texts }) => {
    const chosen = bestText(texts, reader, tenantLocale);
    return chosen ? [{ key, textLocale: chosen.locale, body: rewrittenBlocks(chosen.text, chosen.inScript) }] : [];
  });
}
