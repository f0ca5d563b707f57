import type { Kysely } from "kysely";
import type { FollowingQueries } from "#contract/following-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { followingFeed } from "./following-feed.ts";

/** Answers to what lists of what somebody follows ask. */
export function followingQueriesFor(db: Kysely<Database>, tenantId: TenantId, now: () => number): FollowingQueries {
  return { feed: (wanted) => followingFeed(db, tenantId, wanted, now()) };
}
