import type { Kysely } from "kysely";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import type { Locale } from "#contract/locale.ts";
import { slugify } from "#core/wording/slug.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { keepPassword } from "../accounts/passwords.ts";
import { newRecoveryCode } from "../accounts/recovery-codes.ts";
import { type Unfitness, unfitnessOf } from "../accounts/unfit-passwords.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { type DemoLeagues, noDemo } from "./demo-leagues.ts";
import { foundLeague } from "./found-league.ts";
import { takeSetUpCode } from "./set-up-links.ts";

export type FirstLeague = {
  readonly code: string;
  readonly owner: { readonly name: string; readonly email: EmailAddress; readonly password: string };
  readonly title: string;
  readonly shortTitle: string;
  readonly defaultLocale: Locale;
  readonly timeZone: string;
  readonly host: string;
};

/** `key`: of the league's secret link; both are told this once. */
export type SetUp = {
  readonly kind: "set-up";
  readonly tenantId: TenantId;
  readonly accountId: string;
  readonly key: string;
  readonly recoveryCode: string;
};

export type FoundingDesk = {
  readonly demo: DemoLeagues;
  /** The first league of an installation, with whoever runs both. WIZ2 */
  setUp(league: FirstLeague): Promise<SetUp | { readonly kind: "bad-code" } | { readonly kind: "unfit"; readonly why: Unfitness }>;
};

/** Colours that go with any logo until the league has its own. */
export const usualColours = ["#10233f", "#f26b21"] as const;

class TakenBack extends Error {}

export function foundingDesk(db: Kysely<Database>, now: () => number, demo: DemoLeagues = noDemo): FoundingDesk {
  return {
    demo,
    async setUp({ code, owner, title, shortTitle, defaultLocale, timeZone, host }) {
      const why = unfitnessOf(owner.password, [owner.name, owner.email.address, title, shortTitle, host]);
      if (why) return { kind: "unfit", why };
      const hash = await hashPassword(owner.password);
      const slug = slugify(title) || "league";
      const league = { slug, title, shortTitle, defaultLocale, timeZone, host, colours: usualColours, owner };
      try {
        return await inTransaction(db, async (transaction) => {
          if (!(await takeSetUpCode(transaction, code, now()))) return { kind: "bad-code" };
          const other = await transaction.selectFrom("tenants").select("tenant_id").limit(1).executeTakeFirst();
          if (other) return { kind: "bad-code" };
          const founded = await foundLeague(transaction, league, now);
          if (founded.kind !== "founded") throw new TakenBack();
          const { accountId } = founded.owner;
          await keepPassword(transaction, accountId, hash, now());
          await transaction
            .deleteFrom("account_tickets")
            .where("tenant_id", "=", founded.tenantId)
            .where("account_id", "=", accountId)
            .where("kind", "=", "reset-password")
            .execute();
          await transaction
            .insertInto("installation_operators")
            .values({ account_id: accountId, since: new Date(now()) })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          const recoveryCode = await newRecoveryCode(transaction, accountId, now());
          return { kind: "set-up", tenantId: founded.tenantId, accountId, key: founded.key, recoveryCode };
        });
      } catch (error) {
        if (error instanceof TakenBack) return { kind: "bad-code" };
        throw error;
      }
    },
  };
}
