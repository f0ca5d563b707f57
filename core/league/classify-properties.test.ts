import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classify, type ClassificationRow } from "./classify.ts";
import type { LeagueDecision } from "./league-decision.ts";
import type { LeagueResult, ResultKind } from "./league-result.ts";
import { rankingPolicies, rankingPolicyOf } from "./ranking-policies.ts";
import type { RankingPolicy } from "./ranking-policy.ts";

type Game = LeagueResult<string>;

const teams = ["A", "B", "C", "D", "E"] as const;
const name = fc.constantFrom(...teams);
const policy = fc.constantFrom(...rankingPolicies);
// Few different scores, so that ties are the normal case.
const points = fc.integer({ min: 60, max: 63 });
const game: fc.Arbitrary<Game> = fc
  .record({
    home: name,
    away: name,
    homePoints: points,
    awayPoints: points,
    kind: fc.constantFrom<ResultKind>("played", "played", "played", "forfeit", "default", "administrative", "double-forfeit", "annulled"),
    level: fc.option(fc.integer({ min: 57, max: 60 })),
  })
  .filter(({ home, away, homePoints, awayPoints }) => home !== away && homePoints !== awayPoints)
  .map(({ level, ...result }) => ({
    ...result,
    atFault: atFaultIn(result),
    regulation: level === null ? null : { home: level, away: level },
    round: null,
    playedAt: null,
  }));
function atFaultIn({ kind, homePoints, awayPoints }: Pick<Game, "kind" | "homePoints" | "awayPoints">): Game["atFault"] {
  if (kind === "played" || kind === "annulled") return null;
  return kind === "double-forfeit" ? "both" : homePoints < awayPoints ? "home" : "away";
}

const games = fc.array(game, { maxLength: 24 });

function tableOf(
  results: readonly Game[],
  by: RankingPolicy,
  names: readonly string[] = teams,
  decisions: readonly LeagueDecision<string>[] = [],
) {
  return classify({ teams: names.map((team) => ({ team })), results, policy: by, decisions, meetings: 2 }).rows;
}

function renamed(rows: readonly ClassificationRow<string>[], to: (team: string) => string): unknown[] {
  return rows.map((row) => ({
    ...row,
    team: to(row.team),
    decidedBy: row.decidedBy.map((step) => ({ ...step, among: step.among.map(to).toSorted() })),
  }));
}

describe("any table", () => {
  it("RANK10 does not depend on the order in which results and teams are given", () => {
    fc.assert(
      fc.property(
        games.chain((played) => fc.tuple(fc.constant(played), fc.shuffledSubarray(played, { minLength: played.length }))),
        policy,
        fc.shuffledSubarray([...teams], { minLength: teams.length }),
        ([played, shuffled], by, names) => {
          expect(tableOf(shuffled, by, names)).toEqual(tableOf(played, by));
        },
      ),
    );
  });

  it("RANK10 does not depend on what teams are called, save who stands first on a shared rank", () => {
    fc.assert(
      fc.property(games, policy, fc.shuffledSubarray([...teams], { minLength: teams.length }), (played, by, names) => {
        const to = (team: string) => names[teams.findIndex((own) => own === team)] ?? team;
        const relabelled = played.map((result) => ({ ...result, home: to(result.home), away: to(result.away) }));
        const key = (row: unknown) => JSON.stringify(row);
        expect(
          renamed(tableOf(relabelled, by), (team) => team)
            .map(key)
            .toSorted(),
        ).toEqual(renamed(tableOf(played, by), to).map(key).toSorted());
      }),
    );
  });

  it("RANK10 ranks everybody: each rank is one more than those who stand above it", () => {
    fc.assert(
      fc.property(games, policy, (played, by) => {
        const rows = tableOf(played, by);
        expect(rows.map(({ team }) => team).toSorted()).toEqual([...teams]);
        for (const row of rows) expect(row.rank).toBe(rows.filter(({ rank }) => rank < row.rank).length + 1);
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((one, other) => one - other));
      }),
    );
  });

  it("RANK2 criteria look among exactly those who are level: what others play decides nothing in the games between them", () => {
    const betweenThem = [
      "head-to-head-points",
      "head-to-head-wins",
      "head-to-head-win-percentage",
      "head-to-head-difference",
      "head-to-head-points-for",
    ];
    fc.assert(
      fc.property(games, policy, (played, by) => {
        for (const row of tableOf(played, by)) {
          for (const step of row.decidedBy.filter(({ criterion }) => betweenThem.includes(criterion))) {
            const mutual = played.filter(({ home, away }) => step.among.includes(home) && step.among.includes(away));
            const own = tableOf(mutual, by, step.among).find(({ team }) => team === row.team);
            const measured: Record<string, number | undefined> = {
              "head-to-head-points": own?.classificationPoints,
              "head-to-head-wins": own?.wins,
              "head-to-head-difference": own && own.pointsFor - own.pointsAgainst,
              "head-to-head-points-for": own?.pointsFor,
            };
            if (step.criterion in measured) expect(step.value).toBe(measured[step.criterion]);
            else expect(step.value).toBeCloseTo(own?.winPercentage ?? -1, 9);
            expect(step.among).toContain(row.team);
          }
        }
      }),
    );
  });

  it("RANK2 a step parts: of those it names, two differ in it, and a better figure never stands lower", () => {
    fc.assert(
      fc.property(games, policy, (played, by) => {
        const rows = tableOf(played, by);
        for (const row of rows) {
          row.decidedBy.forEach((step, index) => {
            const same = rows.filter(({ team }) => step.among.includes(team));
            const values = same.map(({ decidedBy }) => decidedBy[index]?.value ?? Number.POSITIVE_INFINITY);
            expect(new Set(values).size).toBeGreaterThan(1);
            expect(values).toEqual(values.toSorted((one, other) => other - one));
          });
        }
      }),
    );
  });

  it("RANK3 games between teams decide in the EuroLeague when every two of the tied have met twice, else never", () => {
    const euroleague = rankingPolicyOf("euroleague");
    if (!euroleague) throw new Error("no such policy");
    fc.assert(
      fc.property(games, (played) => {
        const { rows } = classify({ teams: teams.map((team) => ({ team })), results: played, policy: euroleague });
        const met = (one: string, other: string) =>
          played.filter(({ kind, home, away }) => kind !== "annulled" && [home, away].includes(one) && [home, away].includes(other)).length;
        for (const { among, criterion } of rows.flatMap(({ decidedBy }) => decidedBy)) {
          const all = among.every((one) => among.every((other) => one === other || met(one, other) >= 2));
          if (criterion.startsWith("head-to-head")) expect(all).toBe(true);
        }
      }),
    );
  });

  it("RANK7 annulling all games of a team, its withdrawal, and its never having been there make one table", () => {
    fc.assert(
      fc.property(games, policy, name, (played, by, gone) => {
        const others = teams.filter((team) => team !== gone);
        const without = tableOf(
          played.filter(({ home, away }) => home !== gone && away !== gone),
          by,
          others,
        );
        const annulled = played.map((result) =>
          result.home === gone || result.away === gone ? { ...result, kind: "annulled" as const } : result,
        );
        expect(tableOf(annulled, by, others)).toEqual(without);
        expect(tableOf(played, by, teams, [{ kind: "withdrawal", team: gone, games: "annul" }])).toEqual(without);
      }),
    );
  });
});
