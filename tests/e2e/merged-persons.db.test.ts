import { beforeAll, describe, expect, it } from "vitest";
import { followedKey } from "#contract/following.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import { mergePeople } from "#server/projections/merged-people.ts";
import { followingFeed } from "#server/queries/following/following-feed.ts";
import { publicApiQueriesFor } from "#server/queries/public-api/public-api-queries.ts";
import { searchQueriesFor } from "#server/queries/search/search-queries.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 9, 28, 12);
let league: LeagueInDatabase;
let known: PersonId;
let ahead: GameId;

/** Only a double of a double of his stands on a list. */
beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "merged", ["Avala", "Cer"]);
  const [listed, between] = [await league.person("Luka", "Maric"), await league.person("L.", "Marič")];
  known = await league.person("Luka", "Popovski");
  await database.db
    .insertInto("rosters")
    .values({ tenant_id: league.tenantId, team_id: league.team("Avala"), person_id: listed, shirt_number: "7" })
    .execute();
  const merge = { by: "test", at: 0, reason: null };
  await mergePeople(database.db, league.tenantId, { ...merge, from: listed, into: between });
  await mergePeople(database.db, league.tenantId, { ...merge, from: between, into: known });
  ahead = await league.game({ home: "Avala", away: "Cer", tipOff: Date.UTC(2026, 9, 30, 17) });
});

describe("of somebody who is on a list under a name he had before", () => {
  it("SRCH1 a search finds him by each of his names, once, as who he is now", async () => {
    for (const words of ["popovski", "maric"]) {
      const wanted = { words, kind: null, limit: 5, locale: "sr", isExact: true } as const;
      const { players } = await searchQueriesFor(database.db, league.tenantId, () => undefined).search(wanted);
      expect([words, players.map(({ href }) => href)]).toEqual([words, ["/sr/players/luka-popovski"]]);
    }
  });

  it("LISTED1 the public API lists him, once, as who he is now", async () => {
    const { players } = await publicApiQueriesFor(database.db, league.tenantId, () => undefined).players({
      clubSlug: null,
      after: null,
      limit: 10,
    });
    expect(players.map(({ person }) => person.slug)).toEqual(["luka-popovski"]);
  });

  it("FEED1 who follows him is told of the games of his team", async () => {
    const wanted = { keys: [followedKey("player", known)], locale: "sr", before: null, unlisted: null } as const;
    expect((await followingFeed(database.db, league.tenantId, wanted, now)).next.map(({ gameId }) => gameId)).toEqual([ahead]);
  });
});
