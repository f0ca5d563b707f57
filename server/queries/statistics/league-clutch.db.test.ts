import { beforeAll, describe, expect, it } from "vitest";
import type { ClutchFilter } from "#contract/league-clutch.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { fiba } from "#core/rules/fiba.ts";
import { type Clutch, clutchOf } from "#core/stats/clutch.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { statisticsQueriesFor } from "./statistics-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const everyGame: ClutchFilter = { phase: "all", side: null, result: null };
const late: Clutch[] = [];

let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "clutch", ["Avala", "Banjica"]);
  const persons = new Map<string, Awaited<ReturnType<LeagueInDatabase["person"]>>>();
  for (let number = 0; late.length < 2; number++) {
    const { events } = exhibitionGame(`clutch-${number}`);
    const clutch = clutchOf(playsInForce(events), fiba);
    if (clutch) late.push(clutch);
    const game = await league.game({ home: "Avala", away: "Banjica", round: number + 1, tipOff: Date.UTC(2026, 9, number + 1) });
    await league.append(game, events.slice(0, 60));
    for (const { key } of [...(clutch?.home.players ?? []), ...(clutch?.away.players ?? [])]) {
      const person = persons.get(key) ?? (await league.person("Igrač", key));
      persons.set(key, person);
      await league.link(game, key, person);
    }
    await league.append(game, events.slice(60));
  }
}, 120_000);

function queries() {
  return statisticsQueriesFor(league.db, league.tenantId, () => undefined);
}

function sumOf(figure: (clutch: Clutch) => number): number {
  return late.reduce((sum, clutch) => sum + figure(clutch), 0);
}

describe("what a league did while its games were close and late", () => {
  it("FLOW15 FLOW17 is the sum of its games, of teams and of players", async () => {
    const answer = await queries().leagueClutch(address, everyGame);
    const home = answer?.teams.find(({ team }) => team.clubSlug === "avala");
    expect(home).toMatchObject({
      games: 2,
      points: sumOf((clutch) => clutch.home.totals.points),
      seconds: sumOf(({ seconds }) => seconds),
      plusMinus: sumOf((clutch) => clutch.home.totals.points - clutch.away.totals.points),
    });
    expect((home?.wins ?? 0) + (home?.losses ?? 0)).toBe(2);
    for (const player of answer?.players ?? []) {
      const lines = late.flatMap(({ home: one, away }) =>
        [...one.players, ...away.players].filter(({ key }) => key === player.person.familyName.text),
      );
      expect(player).toMatchObject({ games: lines.length, points: lines.reduce((sum, { points }) => sum + points, 0) });
      expect(player.seconds).toBe(lines.reduce((sum, { seconds }) => sum + seconds, 0));
      expect(player.plusMinus).toBe(lines.reduce((sum, { plusMinus }) => sum + plusMinus, 0));
    }
    expect(answer?.players.length).toBeGreaterThan(5);
  });

  it("FLOW15 is narrowed by side, result and part of the season", async () => {
    const [home, away, won, lost, playoffs] = await Promise.all(
      [{ side: "home" }, { side: "away" }, { result: "won" }, { result: "lost" }, { phase: "playoff" }].map((changed) =>
        queries().leagueClutch(address, { ...everyGame, ...changed } as ClutchFilter),
      ),
    );
    expect(home?.teams.map(({ team }) => team.clubSlug)).toEqual(["avala"]);
    expect(away?.teams.map(({ team }) => team.clubSlug)).toEqual(["banjica"]);
    expect(won?.teams.every(({ losses }) => losses === 0)).toBe(true);
    expect([...(won?.teams ?? []), ...(lost?.teams ?? [])].reduce((sum, { games }) => sum + games, 0)).toBe(4);
    expect(playoffs?.teams).toEqual([]);
    expect(await queries().leagueClutch({ ...address, leagueSlug: "none" }, everyGame)).toBeNull();
  });

  it("FLOW15 EXPER6 is told of a player's season too, with what is estimated of it as the league itself tells", async () => {
    const [answer, estimates] = await Promise.all([
      queries().leagueClutch(address, everyGame),
      queries().leagueExperimental(address, "regular"),
    ]);
    const player = answer?.players.find(({ person }) => estimates?.lines.some((line) => line.person.slug === person.slug));
    const estimate = estimates?.lines.find(({ person }) => person.slug === player?.person.slug);
    const career = await queries().playerCareer(player?.person.slug ?? "");
    expect(career?.seasons).toHaveLength(1);
    expect(career?.seasons[0]?.clutch).toMatchObject({ games: player?.games, points: player?.points, plusMinus: player?.plusMinus });
    expect(career?.seasons[0]?.experimental?.playerEfficiencyRating).toBeCloseTo(estimate?.playerEfficiencyRating ?? Number.NaN, 9);
    expect(career?.seasons[0]?.experimental?.winShares).toBeCloseTo(estimate?.winShares ?? Number.NaN, 9);
  });
});
