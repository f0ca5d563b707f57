import { expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { droppedWhile } from "#tests/support/database/dropped-tags.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { teamsFor } from "../db/repositories/teams.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { callOffSeason } from "../fantasy/close-season.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { playerQueriesFor } from "../queries/players/player-queries.ts";

const database = databaseForThisFile();
const hand = { by: "Ana", reason: null };

it("FANM8 a player's page has the way to his card as long as the game is played, and is made anew when that changes", async () => {
  const league = await FantasyLeague.founded(database.db, "cards");
  const { tenantId } = league.key;
  await league.scheduled(1, ["Avala", "Banjica"], 48);
  const cardsOf = async (slug: string) =>
    (await playerQueriesFor(database.db, tenantId, () => {}).player(slug, { overview: false }))?.fantasyCards;
  const slugOf = async (personId: string) =>
    (await database.db.selectFrom("persons").where("person_id", "=", personId).select("slug").executeTakeFirstOrThrow()).slug;
  const [first] = league.persons.values();
  const slug = await slugOf(first as string);
  expect(await cardsOf(slug)).toEqual([]);

  const opening = await droppedWhile(database.databaseUrl, () => openSeason(database.db, league.key));
  const numbers = new Map(
    (await database.db.selectFrom("fantasy_players").where("league_id", "=", league.key.leagueId).selectAll().execute()).map((row) => [
      row.person_id,
      row.number,
    ]),
  );
  expect([...league.persons.values()].filter((person) => !opening.includes(pageTags.person(person)))).toEqual([]);
  expect(await cardsOf(slug)).toEqual([
    { competition: expect.objectContaining({ seasonSlug: "2026-27", leagueSlug: "first" }) as object, number: numbers.get(first as never) },
  ]);

  const personId = await league.league.person("Novi", "Igrač");
  const entry = { shirtNumber: "99", validFrom: null, validTo: null, position: "PG", captain: false };
  await teamsFor(database.db, tenantId).saveRosterEntry({ ...entry, teamId: league.league.team("Avala"), personId });
  const coming = await droppedWhile(database.databaseUrl, () => advanceSeason(database.db, league.key));
  expect(coming).toContain(pageTags.person(personId));
  expect(coming).not.toContain(pageTags.person(first as string));
  expect((await cardsOf(await slugOf(personId)))?.map(({ number }) => number)).toEqual([numbers.size + 1]);

  const ending = await droppedWhile(database.databaseUrl, () => callOffSeason(database.db, league.key, hand));
  expect(ending).toContain(pageTags.person(personId));
  expect(await cardsOf(slug)).toEqual([]);
});
