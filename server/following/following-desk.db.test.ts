import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import { type FollowedKey, followedKey, mostFollowed } from "#contract/following.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { followedCalendarExport, followingExport } from "./following-export.ts";
import { followingDesk } from "./following-desk.ts";

const database = databaseForThisFile();
let home: LeagueInDatabase;
let elsewhere: LeagueInDatabase;
let visitor: SignedInVisitor;

beforeAll(async () => {
  home = await LeagueInDatabase.founded(database.db, "fans", ["Avala", "Banjica"]);
  elsewhere = await LeagueInDatabase.founded(database.db, "others", ["Dunav", "Sava"]);
}, 60_000);

beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { account_id } = await database.db
    .insertInto("accounts")
    .values({ name: "Mila", email, email_key: email, locale: "sr" })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  visitor = { accountId: account_id, sessionId: crypto.randomUUID(), tenantId: home.tenantId };
});

function desk() {
  return followingDesk(database.db, Date.now);
}

function team(name: string): FollowedKey {
  return followedKey("team", home.team(name));
}

describe("what an account follows", () => {
  it("FOLLOW3: is united with what comes from devices, however often and from how many at once", async () => {
    const league = followedKey("league", home.leagueId);
    const sent = [{ follow: [team("Avala")] }, { follow: [team("Avala"), league] }, { follow: [team("Banjica")] }];
    await Promise.all(sent.map((change) => desk().change(visitor, { unfollow: [], ...change })));
    const again = await desk().change(visitor, { follow: [league], unfollow: [] });
    expect(new Set(again.kind === "changed" ? again.items : [])).toEqual(new Set([team("Avala"), team("Banjica"), league]));
    expect(await desk().items(visitor)).toHaveLength(3);
    await desk().change(visitor, { follow: [], unfollow: [league, league] });
    expect(await desk().items(visitor)).not.toContain(league);
  });

  it("FOLLOW1: another league's things are unknown here, and its session sees nothing of this one", async () => {
    const foreign = followedKey("team", elsewhere.team("Dunav"));
    const outcome = await desk().change(visitor, { follow: [foreign, team("Avala")], unfollow: [] });
    expect(outcome).toEqual({ kind: "changed", items: [team("Avala")], unknown: [foreign] });
    expect(await desk().items({ ...visitor, tenantId: elsewhere.tenantId })).toEqual([]);
  });

  it("FOLLOW4: is refused whole where it would be more than can be kept", async () => {
    await database.db
      .insertInto("followed_items")
      .values(
        Array.from({ length: mostFollowed }, () => ({
          tenant_id: home.tenantId,
          account_id: visitor.accountId,
          kind: "game" as const,
          item_id: crypto.randomUUID(),
        })),
      )
      .execute();
    expect(await desk().change(visitor, { follow: [team("Avala")], unfollow: [] })).toEqual({ kind: "too-many" });
    expect(await desk().items(visitor)).toHaveLength(mostFollowed);
  });

  it("FOLLOW6: has one calendar in a league, known by its secret alone, until another is made, it is taken back or its owner blocked", async () => {
    const { calendars } = desk();
    expect(await calendars.since(visitor)).toBe(null);
    const first = await calendars.renew(visitor);
    expect(await calendars.keysOf(home.tenantId, first)).toEqual([]);
    await desk().change(visitor, { follow: [team("Avala")], unfollow: [] });
    expect(await calendars.keysOf(home.tenantId, first)).toEqual([team("Avala")]);
    expect(await calendars.keysOf(elsewhere.tenantId, first)).toBe(null);
    const made = await Promise.all([calendars.renew(visitor), calendars.renew(visitor), calendars.renew(visitor)]);
    const read = await Promise.all([first, ...made].map((secret) => calendars.keysOf(home.tenantId, secret)));
    expect([read[0], read.filter((keys) => keys !== null).length]).toEqual([null, 1]);
    const second = await calendars.renew(visitor);
    const block = (blocked_at: Date | null) =>
      database.db.updateTable("accounts").set({ blocked_at }).where("account_id", "=", visitor.accountId).execute();
    await block(new Date());
    expect(await calendars.keysOf(home.tenantId, second)).toBe(null);
    await block(null);
    expect(await calendars.keysOf(home.tenantId, second)).toHaveLength(1);
    expect(await calendars.since(visitor)).toBeInstanceOf(Date);
    expect(await followedCalendarExport.read(database.db, visitor.accountId)).toMatchObject([{ league: "fans" }]);
    await calendars.revoke(visitor);
    await calendars.revoke(visitor);
    expect([await calendars.since(visitor), await calendars.keysOf(home.tenantId, second)]).toEqual([null, null]);
    for (const odd of ["", "x", "'", "a".repeat(43), "\u0000"]) expect(await calendars.keysOf(home.tenantId, odd)).toBe(null);
  });

  it("is told to who asks for all that is kept, and leaves with the account", async () => {
    await desk().change(visitor, { follow: [team("Avala")], unfollow: [] });
    expect(await followingExport.read(database.db, visitor.accountId)).toMatchObject([{ league: "fans", what: team("Avala") }]);
    await database.db.deleteFrom("accounts").where("account_id", "=", visitor.accountId).execute();
    expect(await desk().items(visitor)).toEqual([]);
  });
});
