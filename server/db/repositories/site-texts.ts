import type { Kysely } from "kysely";
import type { SiteTextKey } from "#contract/editorial-queries.ts";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Database } from "../schema.ts";

/** What one tenant writes about itself, a text for each place and language. */
export function siteTextsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async all(): Promise<readonly { readonly key: SiteTextKey; readonly locale: string; readonly body: readonly NewsBlock[] }[]> {
      return db
        .selectFrom("site_texts")
        .select(["key", "locale", "body"])
        .where("tenant_id", "=", tenantId)
        .orderBy("key")
        .orderBy("locale")
        .execute();
    },

    /** Writes the text of this place in this language, or puts it in the place of the one that stands there. */
    async save(key: SiteTextKey, locale: Locale, body: readonly NewsBlock[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const row = { body: JSON.stringify(body) };
        await transaction
          .insertInto("site_texts")
          .values({ tenant_id: tenantId, key, locale, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "key", "locale"]).doUpdateSet(row))
          .execute();
        await dropPages(transaction, tenantId, [pageTags.siteTexts]);
      });
    },

    /** Whether there was such a text. */
    async remove(key: SiteTextKey, locale: Locale): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("site_texts")
          .where("tenant_id", "=", tenantId)
          .where("key", "=", key)
          .where("locale", "=", locale)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, [pageTags.siteTexts]);
        return numDeletedRows > 0n;
      });
    },
  };
}
