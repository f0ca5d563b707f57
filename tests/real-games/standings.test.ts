import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { classify, type ClassificationRow } from "#core/league/classify.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { RankingPolicy } from "#core/league/ranking-policy.ts";
import { sharedGames } from "../support/games/shared-data.ts";

type Group = {
  readonly season: string;
  readonly phase: string;
  readonly group: number;
  readonly order: readonly string[];
  readonly wl: Readonly<Record<string, readonly [number, number, number]>>;
  readonly advanced: readonly string[];
  readonly consistent: boolean;
  readonly ties: readonly {
    readonly order: readonly string[];
    readonly notes: readonly (readonly [string, number | null, readonly string[]])[];
  }[];
};
type Listed = { season: string; phase: string; team_code_home: string; team_code_away: string; points_home: string; points_away: string };

function policyOf(id: string): RankingPolicy {
  const policy = rankingPolicyOf(id);
  if (!policy) throw new Error(id);
  return policy;
}

const files = sharedGames("standings");
const groups = files
  .filter(({ name }) => name.endsWith("_ties.json"))
  .flatMap(({ path }) => JSON.parse(readFileSync(path, "utf8")) as Group[]);
const listed = files
  .filter(({ name }) => name.endsWith("_results.csv"))
  .flatMap(({ path }) => parse<Listed>(readFileSync(path, "utf8"), { columns: true }));

function resultsOf({ season, phase, order }: Group): LeagueResult<string>[] {
  return listed
    .filter((game) => game.season === season && game.phase === phase)
    .filter(({ team_code_home, team_code_away }) => order.includes(team_code_home) && order.includes(team_code_away))
    .map((game) => ({
      home: game.team_code_home,
      away: game.team_code_away,
      homePoints: Number(game.points_home),
      awayPoints: Number(game.points_away),
      regulation: null,
      kind: "played",
      atFault: null,
      round: null,
      playedAt: null,
    }));
}

function table(group: Group): readonly ClassificationRow<string>[] {
  const teams = group.order.map((team) => ({ team })).toSorted((one, other) => one.team.localeCompare(other.team));
  return classify({ teams, results: resultsOf(group), policy: policyOf("euroleague") }).rows;
}

/** The last step that parted a team, as the list of ties notes it; a split before it is not noted where all were parted at once. */
const notedAs: Readonly<Record<string, string>> = {
  "head-to-head-wins": "h2h wins",
  "head-to-head-difference": "h2h diff",
  difference: "overall",
  "points-for": "overall",
};

describe.runIf(groups.length > 0)("EuroLeague tables of 2001 to 2010", () => {
  it.each(groups.map((group) => [`${group.season} ${group.phase} ${group.group}`, group] as const))("RANK2 the table of %s", (_, group) => {
    const rows = table(group);
    expect(rows.map(({ team }) => team)).toEqual(group.order);
    expect(rows.map(({ rank }) => rank)).toEqual(group.order.map((__, index) => index + 1));
    for (const row of rows) {
      expect([row.wins, row.losses, row.pointsFor - row.pointsAgainst], row.team).toEqual(group.wl[row.team]);
    }
    if (group.consistent) expect(new Set(rows.slice(0, group.advanced.length).map(({ team }) => team))).toEqual(new Set(group.advanced));
  });

  it.each(
    groups.flatMap((group) =>
      group.ties.map((tie) => [`${group.season} ${group.phase} ${group.group} ${tie.order.join("-")}`, group, tie] as const),
    ),
  )("RANK2 what parted %s", (_, group, tie) => {
    const rows = new Map(table(group).map((row) => [row.team, row]));
    for (const [noted, value, teams] of tie.notes) {
      for (const team of teams) {
        const steps = (rows.get(team)?.decidedBy ?? []).map((step) => [
          notedAs[step.criterion],
          notedAs[step.criterion] === "overall" ? null : step.value,
        ]);
        expect(steps, team).toContainEqual([noted, value]);
      }
    }
    for (const team of tie.order) expect(rows.get(team)?.decidedBy[0]?.among.toSorted(), team).toEqual(tie.order.toSorted());
  });
});

type Season = { readonly games: readonly SeasonGame[] };
type SeasonGame = {
  readonly phaseType: { readonly code: string };
  readonly round: number;
  readonly utcDate: string;
  readonly local: SeasonSide;
  readonly road: SeasonSide;
};
type SeasonSide = {
  readonly club: { readonly code: string };
  readonly score: number;
  readonly standingsScore: number;
  readonly partials: { readonly partials1: number; readonly partials2: number; readonly partials3: number; readonly partials4: number };
};

const [season] = sharedGames("euroleague", (name) => name.startsWith("E2024_season"));

function inRegulation({ partials }: SeasonSide): number {
  return partials.partials1 + partials.partials2 + partials.partials3 + partials.partials4;
}

describe.runIf(season)("EuroLeague 2024-25", () => {
  const games = season ? (JSON.parse(readFileSync(season.path, "utf8")) as Season).games : [];
  const regular = games.filter(({ phaseType }) => phaseType.code === "RS");
  const results = regular.map(({ local, road, round, utcDate }): LeagueResult<string> => {
    const regulation = { home: inRegulation(local), away: inRegulation(road) };
    return {
      home: local.club.code,
      away: road.club.code,
      homePoints: local.score,
      awayPoints: road.score,
      regulation: regulation.home === regulation.away ? regulation : null,
      kind: "played",
      atFault: null,
      round,
      playedAt: Date.parse(utcDate),
    };
  });
  const teams = [...new Set(results.map(({ home }) => home))].map((team) => ({ team }));
  const { rows } = classify({ teams, results, policy: policyOf("euroleague") });

  it("RANK2 the published final order of the regular season", () => {
    expect(rows.map(({ team, wins, losses }) => `${team} ${wins}-${losses}`)).toEqual([
      "OLY 24-10",
      "ULK 23-11",
      "PAN 22-12",
      "MCO 21-13",
      "BAR 20-14",
      "IST 20-14",
      "MAD 20-14",
      "PRS 19-15",
      "MUN 19-15",
      "RED 18-16",
      "MIL 17-17",
      "PAR 16-18",
      "ZAL 15-19",
      "BAS 14-20",
      "ASV 13-21",
      "TEL 11-23",
      "VIR 9-25",
      "BER 5-29",
    ]);
    // The pairings say the same: 7 v 8 and 9 v 10 of the play-in, 3 v 6 and 4 v 5 of the play-offs.
    const pairs = games.filter(({ phaseType, round }) =>
      phaseType.code === "PI" ? round === 35 : phaseType.code === "PO" && round === 37,
    );
    const placeOf = (side: SeasonSide) => rows.findIndex(({ team }) => team === side.club.code) + 1;
    expect(pairs.map(({ local, road }) => `${placeOf(local)} v ${placeOf(road)}`).toSorted()).toEqual([
      "1 v 7",
      "2 v 8",
      "3 v 6",
      "4 v 5",
      "7 v 8",
      "9 v 10",
    ]);
  });

  it("RANK5 points of extra periods are in no column of the table", () => {
    for (const { team, pointsFor, pointsAgainst } of rows) {
      const own = regular.flatMap(({ local, road }) =>
        local.club.code === team ? [[local, road]] : road.club.code === team ? [[road, local]] : [],
      );
      expect(pointsFor, team).toBe(own.reduce((sum, [side]) => sum + (side?.standingsScore ?? 0), 0));
      expect(pointsAgainst, team).toBe(own.reduce((sum, [, other]) => sum + (other?.standingsScore ?? 0), 0));
    }
  });
});
