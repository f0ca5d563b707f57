import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followedFeedPath, followedKey, mostFollowed, mostListedAtOnce, readFollowedKey } from "#contract/following.ts";
import type { FollowingFeed } from "#contract/following-queries.ts";
import { followingDesk } from "../../following/following-desk.ts";
import { signedInAccount, type SignedInAccount } from "#tests/support/database/account-in-database.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";

const database = databaseForThisFile();
let server: AccountServer;
let league: LeagueInDatabase;
let roundTrips = 0;
let fan: SignedInAccount;

beforeAll(async () => {
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      roundTrips += 1;
      return result;
    },
  });
  league = await LeagueInDatabase.founded(database.db, "one", ["Avala", "Banjica", "Sumice", "Dunav"]);
  server = await AccountServer.start(counted, {}, { following: followingDesk(counted, Date.now) });
  fan = await signedInAccount(database.db, server.one);
  const items = [league.team("Avala"), ...Array.from({ length: mostFollowed - 1 }, () => crypto.randomUUID())];
  await database.db
    .insertInto("followed_items")
    .values(
      items.map((item_id, place) => ({
        tenant_id: server.one,
        account_id: fan.accountId,
        kind: "team" as const,
        item_id,
        followed_at: new Date(Date.UTC(2026, 0, 1) + place),
      })),
    )
    .execute();
  await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.now() + 86_400_000 });
  await league.game({ home: "Sumice", away: "Dunav", round: 1, tipOff: Date.now() + 86_400_000 });
}, 60_000);
afterAll(() => server.close());

async function feedOf(account: SignedInAccount, query = ""): Promise<FollowingFeed> {
  const { status, text } = await server.get(followedFeedPath + query, { headers: account.bearer });
  expect(status).toBe(200);
  return JSON.parse(text) as FollowingFeed;
}

describe("the feed of all that an account follows", () => {
  it("FEED6: counts what was followed first among 2,000, asks the database four times, and is kept by nobody", async () => {
    expect(server.one).toBe(league.tenantId);
    const before = roundTrips;
    const answer = await server.get(followedFeedPath, { headers: fan.bearer });
    expect(roundTrips - before).toBeLessThanOrEqual(4);
    const feed = JSON.parse(answer.text) as FollowingFeed;
    expect([feed.items, feed.unlisted]).toEqual([[], mostFollowed - mostListedAtOnce]);
    expect(feed.next.map(({ home, away }) => [home.teamSlug, away.teamSlug])).toEqual([["avala", "banjica"]]);
    expect([answer.status, answer.headers["cache-control"], answer.headers["set-cookie"]]).toEqual([200, "private, no-store", undefined]);
  });

  it("FEED6: is empty for who follows nothing, and nobody's who is not signed in, here or in the other league", async () => {
    const other = await signedInAccount(database.db, server.one);
    expect(await feedOf(other)).toEqual({ items: [], unlisted: 0, live: [], next: [], entries: [], more: null });
    const elsewhere = await signedInAccount(database.db, server.two);
    for (const headers of [{}, { Authorization: "Bearer x" }, elsewhere.bearer])
      expect((await server.get(followedFeedPath, { headers })).status).toBe(401);
  });

  it("FEED7: lists 2,000 part by part, each once, the last followed first, in answers that stay small", async () => {
    const many = await signedInAccount(database.db, server.one);
    const game = await league.game({ home: "Sumice", away: "Banjica", round: 2, tipOff: Date.now() + 2 * 86_400_000 });
    const rows = await database.db
      .insertInto("persons")
      .values(
        Array.from({ length: mostFollowed - 1 }, (_, place) => ({
          tenant_id: server.one,
          slug: `followed-${place}`,
          given_name: "Ana",
          latin_given_name: "Ana",
          family_name: `Anić ${place}`,
          latin_family_name: `Anić ${place}`,
          transliterable: true,
        })),
      )
      .returning("person_id")
      .execute();
    const keys = [followedKey("game", game), ...rows.map(({ person_id }) => followedKey("player", person_id))];
    await database.db
      .insertInto("followed_items")
      .values(
        keys.map((key, place) => ({
          tenant_id: server.one,
          account_id: many.accountId,
          kind: readFollowedKey(key)?.kind ?? "player",
          item_id: readFollowedKey(key)?.id ?? "",
          followed_at: new Date(Date.UTC(2026, 0, 1) + place),
        })),
      )
      .execute();
    const first = await feedOf(many);
    expect(first.next.map(({ gameId }) => gameId)).toEqual([game]);
    const listed = first.items.map(({ key }) => key);
    for (let unlisted = first.unlisted; unlisted > 0;) {
      const before = roundTrips;
      const { text } = await server.get(`${followedFeedPath}?unlisted=${unlisted}`, { headers: many.bearer });
      expect(roundTrips - before).toBeLessThanOrEqual(4);
      expect(text.length).toBeLessThan(60_000);
      const part = JSON.parse(text) as FollowingFeed;
      expect([part.items.length <= mostListedAtOnce, part.next, part.entries, part.unlisted < unlisted]).toEqual([true, [], [], true]);
      listed.push(...part.items.map(({ key }) => key));
      unlisted = part.unlisted;
    }
    expect(listed).toEqual(keys.toReversed());
    // Meanwhile more is followed, and of what is not listed yet something no longer: nothing is left out.
    const rest = keys.slice(0, 50).toReversed();
    await server.send("DELETE", `/v2/website/following/${rest.at(-2)?.replace(":", "/")}`, { headers: many.bearer });
    const part = await feedOf(many, "?unlisted=50");
    expect(rest.filter((key) => !part.items.some((item) => item.key === key))).toEqual([rest.at(-2)]);
  });

  it.each([
    "unlisted=0",
    "unlisted=-1",
    "unlisted=2001",
    "unlisted=",
    "unlisted=ten",
    `unlisted=${"1".repeat(3000)}`,
    "unlisted=5&before=1~result:x",
    "before=yesterday",
    "before=",
    "before=1~result:%00",
    "before=999999999999999~result:x",
    `before=${"1".repeat(3000)}`,
  ])("FEED6: %s is nowhere in it", async (query) => {
    expect((await server.get(`${followedFeedPath}?${query}`, { headers: fan.bearer })).status).toBe(400);
  });

  it("FEED6: nobody is named in its address, and a language that there is not is the league's own", async () => {
    const other = await signedInAccount(database.db, server.one);
    const query = `?account=${fan.accountId}&items=team:${league.team("Avala")}&locale=xx&locale=%00`;
    expect((await feedOf(other, query)).items).toEqual([]);
    expect((await feedOf(other, "?unlisted=5")).items).toEqual([]);
    expect((await feedOf(fan, `?before=1~result:${crypto.randomUUID()}`)).items).toEqual([]);
  });

  it("FEED6: is read and nothing else", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await server.send(method, followedFeedPath, { headers: fan.bearer });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
  });
});
