import { followedKey } from "#contract/following.ts";
import type { Database } from "../db/schema.ts";
import type { Kysely } from "kysely";

/** What somebody follows, for who asks for all that is kept about them: of every league, with the day it began. */
export const followingExport = {
  name: "following",
  tables: ["followed_items"],
  read: async (db: Kysely<Database>, accountId: string) => {
    const rows = await db
      .selectFrom("followed_items")
      .innerJoin("tenants", "tenants.tenant_id", "followed_items.tenant_id")
      .where("account_id", "=", accountId)
      .select(["tenants.slug as league", "kind", "item_id as id", "followed_at as since"])
      .orderBy("followed_at")
      .execute();
    return rows.map(({ league, kind, id, since }) => ({ league, what: followedKey(kind, id), since }));
  },
} as const;

/** That there is an address of a calendar, and since when: what it bears nobody keeps. */
export const followedCalendarExport = {
  name: "followedCalendars",
  tables: ["followed_calendars"],
  read: (db: Kysely<Database>, accountId: string) =>
    db
      .selectFrom("followed_calendars")
      .innerJoin("tenants", "tenants.tenant_id", "followed_calendars.tenant_id")
      .where("account_id", "=", accountId)
      .select(["tenants.slug as league", "followed_calendars.created_at as since"])
      .orderBy("tenants.slug")
      .execute(),
} as const;
