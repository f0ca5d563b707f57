import { beforeAll, expect, test } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { staffQueriesFor } from "../staff/staff-queries.ts";
import { venueQueriesFor } from "./venue-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let tags: Set<PageTag>;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "halls", ["Avala", "Cer"]);
});

function noted() {
  tags = new Set();
  const note = (tag: PageTag) => void tags.add(tag);
  return {
    venues: venueQueriesFor(database.db, league.tenantId, note),
    staff: staffQueriesFor(database.db, league.tenantId, note),
  };
}

test("HALLS1 HALLS2 what shows the games of halls is dropped by the first game of a league, as long as none is there, too", async () => {
  const ofLeague = pageTags.league(league.leagueId);
  const { venues } = noted();
  expect([await venues.halls(), await venues.venues(), tags.has(ofLeague)]).toEqual([[], [], true]);
  await league.game({ home: "Avala", away: "Cer", venue: "Hala", tipOff: Date.UTC(2026, 9, 1) });
  for (const ask of [
    async () => (await noted().venues.halls()).length,
    async () => (await noted().venues.venues()).length,
    async () => (await noted().venues.hall("hala", { page: 1, locale: "sr" }))?.next.length,
    async () => ((await noted().venues.venue("hala"))?.game ? 1 : 0),
  ]) {
    expect([await ask(), tags.has(ofLeague)]).toEqual([1, true]);
  }
  const other = await LeagueInDatabase.founded(database.db, "other-halls", ["Avala", "Cer"]);
  expect(tags).not.toContain(pageTags.league(other.leagueId));
  expect(await venueQueriesFor(database.db, other.tenantId, () => undefined).halls()).toEqual([]);
});

test("CROWD1 REF3 a league's first crowd and a season's first referee come with what counts them", async () => {
  expect([await noted().venues.crowds(), tags.has(pageTags.statistics)]).toEqual([[], true]);
  expect([(await noted().staff.referees(null)).referees, tags.has(pageTags.statistics)]).toEqual([[], true]);
  expect([await noted().staff.referee("nobody", null), tags.has(pageTags.statistics)]).toEqual([null, true]);
});
