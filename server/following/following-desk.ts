import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { type FollowedKey, followedKey, mostFollowed, readFollowedKey } from "#contract/following.ts";
import { knownItems } from "../db/known-items.ts";
import type { Database } from "../db/schema.ts";
import { type FollowedCalendars, followedCalendars } from "./followed-calendars.ts";

export type FollowingChange = { readonly follow: readonly FollowedKey[]; readonly unfollow: readonly FollowedKey[] };

/** `unknown`: those of `follow` that there are not in this league; the others were taken. */
export type FollowingOutcome =
  | { readonly kind: "changed"; readonly items: readonly FollowedKey[]; readonly unknown: readonly FollowedKey[] }
  /** Nothing was changed. FOLLOW4 */
  | { readonly kind: "too-many" };

/** What accounts follow, each in the league of its session. */
export type FollowingDesk = {
  /** Oldest first. */
  items(visitor: SignedInVisitor): Promise<readonly FollowedKey[]>;
  /** Sent twice it changes nothing; of two devices at once neither loses anything. FOLLOW3 */
  change(visitor: SignedInVisitor, change: FollowingChange): Promise<FollowingOutcome>;
  readonly calendars: FollowedCalendars;
};

export function followingDesk(db: Kysely<Database>, now: () => number): FollowingDesk {
  return {
    calendars: followedCalendars(db, now),
    items: (visitor) => itemsOf(db, visitor),
    change: async (visitor, change) =>
      db
        .transaction()
        .execute(async (transaction) => {
          const { tenantId, accountId } = visitor;
          // One change of an account at a time: two that come together could pass the limit unseen.
          await sql`select from accounts where account_id = ${accountId} for update`.execute(transaction);
          const gone = partsOf(change.unfollow);
          await sql`
          delete from followed_items where tenant_id = ${tenantId} and account_id = ${accountId}
            and (kind, item_id) in (select * from unnest(${gone.kinds}::text[], ${gone.ids}::uuid[]))`.execute(transaction);
          const known = await knownAmong(transaction, visitor, change.follow);
          const come = partsOf(known);
          await sql`
          insert into followed_items (tenant_id, account_id, kind, item_id)
          select ${tenantId}, ${accountId}, kind, item_id from unnest(${come.kinds}::text[], ${come.ids}::uuid[]) come (kind, item_id)
          on conflict do nothing`.execute(transaction);
          const items = await itemsOf(transaction, visitor);
          if (items.length > mostFollowed) throw new TooMany();
          return { kind: "changed" as const, items, unknown: change.follow.filter((key) => !known.includes(key)) };
        })
        .catch((error: unknown) => {
          if (error instanceof TooMany) return { kind: "too-many" as const };
          throw error;
        }),
  };
}

/** Thrown to have the transaction undone. */
class TooMany extends Error {}

async function itemsOf(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor): Promise<FollowedKey[]> {
  const rows = await db
    .selectFrom("followed_items")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .select(["kind", "item_id"])
    .orderBy("followed_at")
    .orderBy("item_id")
    .execute();
  return rows.map(({ kind, item_id }) => followedKey(kind, item_id));
}

async function knownAmong(
  db: Kysely<Database>,
  { tenantId }: SignedInVisitor,
  keys: readonly FollowedKey[],
): Promise<readonly FollowedKey[]> {
  const items = await knownItems(
    db,
    tenantId,
    keys.flatMap((key) => readFollowedKey(key) ?? []),
  );
  const known = new Set(items.map(({ kind, id }) => followedKey(kind, id)));
  return keys.filter((key) => known.has(key));
}

function partsOf(keys: readonly FollowedKey[]): { readonly kinds: string[]; readonly ids: string[] } {
  const parts = keys.flatMap((key) => readFollowedKey(key) ?? []);
  return { kinds: parts.map(({ kind }) => kind), ids: parts.map(({ id }) => id) };
}
