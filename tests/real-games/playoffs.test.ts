import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Bracket, BracketDuel, PlayoffResult } from "#core/league/playoff/bracket.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { checkPlan } from "#core/league/playoff/check-plan.ts";
import { usualPattern } from "#core/league/playoff/home-pattern.ts";
import type { DuelFormat, PlayoffPlan, Seeds, SlotSource } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { leagueResult } from "../support/games/playoff-results.ts";
import { sharedGames } from "../support/games/shared-data.ts";

/** A game as played: `HOME 80:70 AWAY`; at home in name only in a final four. */
type Played = { readonly line: string; readonly neutral: boolean };

/**
 * Plays a post-season game by game. Each game finds its pairing in the bracket as it stands before it: one with just these
 * two teams, open, and, where the hall is somebody's, with this home side next.
 */
function replay(plan: PlayoffPlan, seeds: Seeds<string>, games: readonly Played[]): Bracket<string> {
  const results: PlayoffResult<string>[] = [];
  for (const { line, neutral } of games) {
    const result = leagueResult(line);
    const teams = new Set([result.home, result.away]);
    const found = bracketOf(plan, seeds, results)
      .rounds.flatMap((round) => round.duels.map((duel) => ({ round, duel })))
      .find(({ duel }) => duel.nextGame !== null && teamsOf(duel).every((team) => teams.has(team)));
    if (!found) throw new Error(`no pairing is open for ${line}`);
    const { round, duel } = found;
    const next = duel.games.find(({ number }) => number === duel.nextGame);
    if (!next) throw new Error(`no game to come in ${round.slug}/${duel.slug}`);
    expect(next.neutral, line).toBe(neutral);
    if (!neutral) expect((next.home === "first" ? duel.first : duel.second).team, line).toBe(result.home);
    results.push({ round: round.slug, duel: duel.slug, game: next.number, result });
  }
  return bracketOf(plan, seeds, results);
}

function teamsOf({ first, second }: BracketDuel<string>): readonly string[] {
  return [first.team ?? "", second.team ?? ""];
}

function duelsOf(bracket: Bracket<string>): readonly BracketDuel<string>[] {
  return bracket.rounds.flatMap(({ duels }) => duels);
}

/** Pairings of a round with their wins, such as `OLY-RMB 3:1`. */
function told(bracket: Bracket<string>, round: string): readonly string[] {
  const duels = bracket.rounds.find(({ slug }) => slug === round)?.duels ?? [];
  return duels.map((duel) => `${teamsOf(duel).join("-")} ${duel.score.first}:${duel.score.second}`);
}

type Season = {
  readonly games: readonly {
    readonly phaseType: { readonly code: string };
    readonly utcDate: string;
    readonly local: { readonly club: { readonly code: string }; readonly score: number };
    readonly road: { readonly club: { readonly code: string }; readonly score: number };
  }[];
};

const [season] = sharedGames("euroleague", (name) => name.startsWith("E2024_season"));

describe.runIf(season)("the post-season of the EuroLeague 2024-25", () => {
  it("BRACKET4 comes out of the preset as it was played", () => {
    const { games } = JSON.parse(readFileSync(season?.path ?? "", "utf8")) as Season;
    const played = games
      .filter(({ phaseType }) => phaseType.code !== "RS")
      .toSorted((one, other) => one.utcDate.localeCompare(other.utcDate))
      .map(({ phaseType, local, road }) => ({
        line: `${local.club.code} ${local.score}:${road.score} ${road.club.code}`,
        neutral: phaseType.code === "FF",
      }));
    // The published table, best first.
    const table = ["OLY", "ULK", "PAN", "MCO", "BAR", "IST", "MAD", "PRS", "MUN", "RED"];
    const bracket = replay(presetPlan("play-in-and-final-four"), { league: table }, played);
    expect(played).toHaveLength(24);
    expect(told(bracket, "play-in")).toEqual(["MAD-PRS 0:1", "MUN-RED 1:0"]);
    expect(told(bracket, "play-in-decider")).toEqual(["MAD-MUN 1:0"]);
    expect(told(bracket, "quarter-finals")).toEqual(["OLY-MAD 3:1", "MCO-BAR 3:2", "ULK-PRS 3:0", "PAN-IST 3:2"]);
    expect(told(bracket, "semi-finals")).toEqual(["OLY-MCO 0:1", "ULK-PAN 1:0"]);
    expect(told(bracket, "final")).toEqual(["MCO-ULK 0:1", "OLY-PAN 1:0"]);
    expect(bracket.places.slice(0, 4).map(({ team }) => team)).toEqual(["ULK", "MCO", "OLY", "PAN"]);
    expect(bracket.strays).toEqual([]);
  });
});

type Listed = Readonly<
  Record<"season" | "phase" | "game_code" | "team_code_home" | "team_code_away" | "points_home" | "points_away", string>
>;
type Group = { readonly season: string | number; readonly phase: string; readonly group: number; readonly order: readonly string[] };

const files = sharedGames("standings");
const listed = files
  .filter(({ name }) => name.endsWith("_results.csv"))
  .flatMap(({ path }) => parse<Listed>(readFileSync(path, "utf8"), { columns: true }));
const groups = files
  .filter(({ name }) => name.endsWith("_ties.json"))
  .flatMap(({ path }) => JSON.parse(readFileSync(path, "utf8")) as Group[]);

/**
 * From 2004 four groups gave two teams each. By season: which group each group's winner met the second of, and which two
 * winners of quarter-finals met in the semi-finals, the quarter-final named after the group of its winner.
 */
const draws: Readonly<
  Record<
    string,
    { readonly bestOf: number; readonly against: readonly number[]; readonly semiFinals: readonly (readonly [number, number])[] }
  >
> = {
  2004: {
    bestOf: 3,
    against: [3, 4, 1, 2],
    semiFinals: [
      [4, 3],
      [2, 1],
    ],
  },
  2005: {
    bestOf: 3,
    against: [3, 4, 1, 2],
    semiFinals: [
      [2, 3],
      [1, 4],
    ],
  },
  2006: {
    bestOf: 3,
    against: [2, 1, 4, 3],
    semiFinals: [
      [2, 3],
      [4, 1],
    ],
  },
  2007: {
    bestOf: 3,
    against: [3, 4, 1, 2],
    semiFinals: [
      [3, 4],
      [1, 2],
    ],
  },
  2008: {
    bestOf: 5,
    against: [2, 1, 4, 3],
    semiFinals: [
      [2, 4],
      [1, 3],
    ],
  },
  2009: {
    bestOf: 5,
    against: [4, 3, 2, 1],
    semiFinals: [
      [1, 3],
      [4, 2],
    ],
  },
  2010: {
    bestOf: 5,
    against: [2, 1, 4, 3],
    semiFinals: [
      [2, 3],
      [1, 4],
    ],
  },
};

function planOf(year: string): PlayoffPlan {
  const preset = presetPlan("play-in-and-final-four");
  const draw = draws[year];
  const [, , quarterFinals, semiFinals, final] = preset.rounds;
  if (!draw || !quarterFinals || !semiFinals || !final) throw new Error(year);
  const { bestOf, against } = draw;
  const format: DuelFormat = { kind: "series", bestOf, pattern: usualPattern(bestOf) };
  const seed = (place: number, group: number): SlotSource => ({ kind: "seed", seed: place, table: String(group) });
  const winner = (group: number): SlotSource => ({ kind: "winner", round: quarterFinals.slug, duel: String(group) });
  return {
    ...preset,
    rounds: [
      {
        ...quarterFinals,
        duels: quarterFinals.duels.map((duel, index) => ({
          ...duel,
          format,
          first: seed(1, index + 1),
          second: seed(2, against[index] ?? 0),
        })),
      },
      {
        ...semiFinals,
        duels: semiFinals.duels.map((duel, index) => {
          const [one, other] = draw.semiFinals[index] ?? [0, 0];
          return { ...duel, first: winner(one), second: winner(other) };
        }),
      },
      final,
    ],
  };
}

describe.runIf(listed.length > 0)("play-offs of the EuroLeague 2004 to 2010", () => {
  it.each(Object.keys(draws))("SERIES1 %s: every game stands in its pairing, at its home side's, and none is left over", (year) => {
    const tables = groups.filter((group) => String(group.season) === year && group.phase === "TS");
    const seeds = Object.fromEntries(tables.map(({ group, order }) => [String(group), order]));
    const plan = planOf(year);
    expect(checkPlan(plan, { 1: 4, 2: 4, 3: 4, 4: 4 })).toEqual([]);
    const played = listed
      .filter((game) => game.season === year && (game.phase === "PO" || game.phase === "FF"))
      .toSorted((one, other) => Number(one.game_code) - Number(other.game_code))
      .map((game) => ({
        line: `${game.team_code_home} ${game.points_home}:${game.points_away} ${game.team_code_away}`,
        neutral: game.phase === "FF",
      }));
    const bracket = replay(plan, seeds, played);
    expect(bracket.strays).toEqual([]);
    // Of the final four of 2005 the list has the first day only.
    const whole = duelsOf(bracket).filter(({ state }) => state === "decided");
    expect(whole).toHaveLength(year === "2005" ? 6 : 8);
    expect(whole.flatMap(({ games }) => games.filter(({ state }) => state === "played"))).toHaveLength(played.length);
    expect(whole.every(({ decision }) => decision?.by === "wins")).toBe(true);
  });
});
