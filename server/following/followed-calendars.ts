import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { digestOf, newSecret } from "../accounts/secret.ts";
import type { Database } from "../db/schema.ts";

/** Calendars of what accounts follow, one for each account and league, open to whoever has its address. FOLLOW6 */
export type FollowedCalendars = {
  /** Since when there is an address; `null`: there is none. The address itself is known to its owner alone. */
  since(visitor: SignedInVisitor): Promise<Date | null>;
  /** Makes an address and says what it bears; the one before shows nothing any more. */
  renew(visitor: SignedInVisitor): Promise<string>;
  revoke(visitor: SignedInVisitor): Promise<void>;
  /** What its owner follows today; `null`: nobody has given out this secret here, or its owner is blocked. */
  keysOf(tenantId: TenantId, secret: string): Promise<readonly FollowedKey[] | null>;
};

export function followedCalendars(db: Kysely<Database>, now: () => number): FollowedCalendars {
  return {
    async since({ tenantId, accountId }) {
      const row = await db
        .selectFrom("followed_calendars")
        .select("created_at")
        .where("tenant_id", "=", tenantId)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return row?.created_at ?? null;
    },
    async renew({ tenantId, accountId }) {
      const { secret, digest } = newSecret();
      const made = { secret_digest: digest, created_at: new Date(now()) };
      await db
        .insertInto("followed_calendars")
        .values({ tenant_id: tenantId, account_id: accountId, ...made })
        .onConflict((conflict) => conflict.columns(["tenant_id", "account_id"]).doUpdateSet(made))
        .execute();
      return secret;
    },
    async revoke({ tenantId, accountId }) {
      await db.deleteFrom("followed_calendars").where("tenant_id", "=", tenantId).where("account_id", "=", accountId).execute();
    },
    async keysOf(tenantId, secret) {
      const digest = digestOf(secret);
      if (digest === null) return null;
      const rows = await db
        .selectFrom("followed_calendars")
        .innerJoin("accounts", "accounts.account_id", "followed_calendars.account_id")
        .leftJoin("followed_items", (join) =>
          join
            .onRef("followed_items.tenant_id", "=", "followed_calendars.tenant_id")
            .onRef("followed_items.account_id", "=", "followed_calendars.account_id"),
        )
        .select(["kind", "item_id"])
        .where("followed_calendars.tenant_id", "=", tenantId)
        .where("secret_digest", "=", digest)
        .where("blocked_at", "is", null)
        .execute();
      if (rows.length === 0) return null;
      return rows.flatMap(({ kind, item_id }) => (kind === null || item_id === null ? [] : [followedKey(kind, item_id)]));
    },
  };
}
