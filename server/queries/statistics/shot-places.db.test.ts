import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { WantedShots } from "#contract/shot-places.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { Side } from "#core/game/facts.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { shotsInAll, shotsInZones } from "#core/stats/shots-in-zones.ts";
import { shotsByZone } from "#core/stats/shot-zones.ts";
import { shotsOf } from "#core/stats/shots-of.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { rebuildTenant } from "../../projections/rebuild.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const all: WantedShots = { league: null, side: null, won: null };
const first = { seasonSlug: "2026-27", leagueSlug: "first" };

/** Two games of the same two teams, each at home once; somebody plays for the team that is at home first. */
async function twoGames(slug: string) {
  const league = await LeagueInDatabase.founded(database.db, slug, ["Avala", "Banjica"]);
  const person = await league.person("Pera", "Perić");
  const games = [];
  for (const [number, [home, away]] of [["Avala", "Banjica"] as const, ["Banjica", "Avala"] as const].entries()) {
    const gameId = await league.game({ home, away, round: number + 1, tipOff: Date.UTC(2026, 9, 1 + number) });
    const { events } = exhibitionGame(`${slug}-${number}`);
    const plays = playsInForce(events);
    const state = foldPlays(plays, fiba);
    const side: Side = number === 0 ? "home" : "away";
    const shots = shotsOf(plays);
    const key = shots.find((shot) => shot.side === side && shot.player !== null)?.player ?? ("" as never);
    await league.append(gameId, events.slice(0, 60));
    await league.link(gameId, key, person);
    await league.append(gameId, events.slice(60));
    games.push({
      side,
      shots,
      own: shots.filter((shot) => shot.player === key && shot.side === side),
      won: state[side].points > state[side === "home" ? "away" : "home"].points,
    });
  }
  const noted = new Set<string>();
  const queries = statisticsQueriesFor(database.db, league.tenantId, (tag) => noted.add(tag));
  return { league, games, queries, noted };
}

describe("shots over many games", () => {
  it("SHOT4 SHOT5 a player's are those of his games, beside those of all players of the league", async () => {
    const { league, games, queries, noted } = await twoGames("shot-places");
    const told = await queries.playerShots("pera-peric", all);
    expect(shotsInZones(told.lines)).toEqual(shotsByZone(games.flatMap(({ own }) => own)));
    expect(shotsInZones(told.everybody)).toEqual(shotsByZone(games.flatMap(({ shots }) => shots)));
    expect(told).toMatchObject({ games: 2, attempted: games.flatMap(({ own }) => own).length, ruleProfiles: ["fiba"] });
    expect(told.competitions.map(({ seasonSlug, leagueSlug }) => ({ seasonSlug, leagueSlug }))).toEqual([first]);
    expect(noted.has(pageTags.league(league.leagueId))).toBe(true);
    expect(await queries.playerShots("nobody", all)).toMatchObject({ games: 0, lines: [], everybody: [], competitions: [] });
  });

  it("SHOT6 narrowed to a league, to games at home or away, and to those won or lost", async () => {
    const { games, queries } = await twoGames("narrowed-shots");
    const attempts = async (wanted: Partial<WantedShots>) =>
      shotsInAll(shotsInZones((await queries.playerShots("pera-peric", { ...all, ...wanted })).lines)).attempted;
    for (const side of ["home", "away"] as const) {
      expect(await attempts({ side })).toBe(games.filter((game) => game.side === side).flatMap(({ own }) => own).length);
    }
    for (const won of [true, false]) {
      expect(await attempts({ won })).toBe(games.filter((game) => game.won === won).flatMap(({ own }) => own).length);
    }
    expect(await attempts({ league: first })).toBe(games.flatMap(({ own }) => own).length);
    const elsewhere = await queries.playerShots("pera-peric", { ...all, league: { seasonSlug: "2020-21", leagueSlug: "first" } });
    expect(elsewhere).toMatchObject({ games: 0, lines: [], everybody: [] });
    expect(elsewhere.competitions).toHaveLength(1);
  });

  it("SHOT5 a team's are those of all its players in its league", async () => {
    const { games, queries } = await twoGames("team-shots");
    const wanted = { side: null, won: null };
    const told = await queries.teamShots({ ...first, teamSlug: "avala" }, wanted);
    const named = games.flatMap(({ shots, side }) => shots.filter((shot) => shot.side === side && shot.player !== null));
    expect(shotsInZones(told.lines)).toEqual(shotsByZone(named));
    expect(told.games).toBe(2);
    expect(await queries.teamShots({ ...first, teamSlug: "none" }, wanted)).toMatchObject({ games: 0, lines: [] });
  });

  it("SHOT4 lines that were kept before shots were have none until a rebuild makes them", async () => {
    const { league, queries } = await twoGames("older-lines");
    const before = await queries.playerShots("pera-peric", all);
    await sql`update box_player_lines set shots_in_zones = null where tenant_id = ${league.tenantId}`.execute(database.db);
    expect(await queries.playerShots("pera-peric", all)).toMatchObject({ games: 2, lines: [], everybody: [], attempted: before.attempted });
    await rebuildTenant(database.db, league.tenantId);
    const after = await queries.playerShots("pera-peric", all);
    expect(shotsInZones(after.lines)).toEqual(shotsInZones(before.lines));
  });
});
