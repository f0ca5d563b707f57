import type { Kysely } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { pageTags } from "#contract/page-tags.ts";
import { type SignInWay, signInWays } from "#contract/sign-in-ways.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Database } from "../schema.ts";

export const mostAge = 120;
/** As the table holds it: `2026-11`. */
export const termsVersionShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** In whole years; `null`: none, `undefined`: as it was. */
export type AccountRuleChange = {
  readonly minimumAge?: number | null | undefined;
  /** Below it a guardian agrees as well. */
  readonly guardianBelowAge?: number | null | undefined;
};

type SavedRules = {
  readonly terms_version?: string | null;
  readonly minimum_age?: number | null;
  readonly guardian_below_age?: number | null;
  readonly sign_in_ways?: SignInWay[] | null;
};

/** What one league asks of those who open an account. */
export function accountRulesFor(db: Kysely<Database>, tenantId: TenantId) {
  async function save(values: SavedRules) {
    await inTransaction(db, async (transaction) => {
      await transaction
        .insertInto("account_rules")
        .values({ tenant_id: tenantId, terms_version: null, minimum_age: null, guardian_below_age: null, ...values })
        .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
        .execute();
      await dropPages(transaction, tenantId, [pageTags.site]);
    });
  }

  async function inForce(): Promise<string | null> {
    const row = await db.selectFrom("account_rules").select("terms_version").where("tenant_id", "=", tenantId).executeTakeFirst();
    return row?.terms_version ?? null;
  }

  async function hasAgreed(version: string): Promise<boolean> {
    const consent = await db
      .selectFrom("account_consents")
      .select("version")
      .where("tenant_id", "=", tenantId)
      .where("version", "=", version)
      .limit(1)
      .executeTakeFirst();
    return consent !== undefined;
  }

  return {
    async current() {
      const row = await db.selectFrom("account_rules").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst();
      const texts = await db
        .selectFrom("account_terms")
        .select(["version", "locale"])
        .where("tenant_id", "=", tenantId)
        .orderBy("version")
        .orderBy("locale")
        .execute();
      return {
        minimumAge: row?.minimum_age ?? null,
        guardianBelowAge: row?.guardian_below_age ?? null,
        termsVersion: row?.terms_version ?? null,
        ways: row?.sign_in_ways ?? signInWays,
        texts,
      };
    },

    change: ({ minimumAge, guardianBelowAge }: AccountRuleChange): Promise<void> =>
      save({
        ...(minimumAge === undefined ? {} : { minimum_age: minimumAge }),
        ...(guardianBelowAge === undefined ? {} : { guardian_below_age: guardianBelowAge }),
      }),

    /** By which ways people come in from now on; `null`: by all that there are. ACC26 */
    offer: (ways: readonly SignInWay[] | null): Promise<void> => save({ sign_in_ways: ways === null ? null : [...ways] }),

    /** `false`: people agree to this text as it stands in this language, or have agreed to it. */
    async saveTerms(version: string, locale: Locale, body: readonly NewsBlock[]): Promise<boolean> {
      const isInForce = (await inForce()) === version;
      const isAgreedTo = isInForce || (await hasAgreed(version));
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("account_terms")
        .values({ tenant_id: tenantId, version, locale, body: JSON.stringify(body) })
        .onConflict((conflict) => {
          const columns = conflict.columns(["tenant_id", "version", "locale"]);
          return isAgreedTo ? columns.doNothing() : columns.doUpdateSet({ body: JSON.stringify(body) });
        })
        .executeTakeFirst();
      if (isInForce) await dropPages(db, tenantId, [pageTags.site]);
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** From now on everybody is asked to agree to this version. `false`: it has no text in the league's own language. */
    async putInForce(version: string | null): Promise<boolean> {
      const text =
        version === null ||
        (await db
          .selectFrom("account_terms")
          .innerJoin("tenants", "tenants.tenant_id", "account_terms.tenant_id")
          .select("version")
          .where("account_terms.tenant_id", "=", tenantId)
          .where("version", "=", version)
          .whereRef("locale", "=", "tenants.default_locale")
          .executeTakeFirst());
      if (!text) return false;
      await save({ terms_version: version });
      return true;
    },
  };
}
