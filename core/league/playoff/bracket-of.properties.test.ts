import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedsOf } from "#tests/support/games/playoff-results.ts";
import type { ResultKind } from "../league-result.ts";
import type { Bracket, BracketDuel, PlayoffResult } from "./bracket.ts";
import { bracketOf } from "./bracket-of.ts";
import { checkPlan } from "./check-plan.ts";
import { usualPattern } from "./home-pattern.ts";
import {
  type DuelFormat,
  fibaForfeits,
  type PlannedDuel,
  type PlannedRound,
  type PlayoffPlan,
  type SlotSource,
  winsNeeded,
} from "./playoff-plan.ts";
import { presetNames, presetPlan } from "./preset-plans.ts";

const formats: readonly DuelFormat[] = [
  ...[1, 3, 5, 7].map((bestOf): DuelFormat => ({ kind: "series", bestOf, pattern: usualPattern(bestOf) })),
  { kind: "series", bestOf: 3, pattern: "NNN" },
  { kind: "aggregate", pattern: "AH" },
];

type Shape = { readonly teams: number; readonly reseed: readonly boolean[]; readonly losers: boolean; readonly formats: readonly number[] };

/** A knock-out of any size: byes for the best, reseeding in some rounds, losers of the first round in a bracket of their own. */
function knockOut({ teams, reseed, losers, formats: choice }: Shape): PlayoffPlan {
  let main: SlotSource[] = Array.from({ length: teams }, (_none, index) => ({ kind: "seed", seed: index + 1, table: null }));
  let lesser: SlotSource[] = [];
  const rounds: PlannedRound[] = [];
  while (main.length > 1 || lesser.length > 1) {
    const slug = `round-${rounds.length + 1}`;
    const mainDuels = paired(main, choice[rounds.length] ?? 0, "m");
    const lesserDuels = paired(lesser, choice[rounds.length + 1] ?? 0, "l");
    rounds.push({ slug, stage: "firstRound", duels: [...mainDuels, ...lesserDuels] });
    const reseeded = (reseed[rounds.length] ?? false) && lesserDuels.length === 0 && !losers;
    main = mainDuels.map((duel, index) =>
      reseeded ? { kind: "remaining", round: slug, place: index + 1 } : { kind: "winner", round: slug, duel: duel.slug },
    );
    const beaten = losers && rounds.length === 1 ? mainDuels : [];
    lesser = [
      ...lesserDuels.map((duel): SlotSource => ({ kind: "winner", round: slug, duel: duel.slug })),
      ...beaten.map((duel): SlotSource => ({ kind: "loser", round: slug, duel: duel.slug })),
    ];
  }
  return { rounds, places: main.map((source) => ({ place: 1, from: [source], order: "shared" })), forfeits: fibaForfeits };
}

function paired(slots: readonly SlotSource[], format: number, prefix: string): PlannedDuel[] {
  return Array.from({ length: Math.ceil(slots.length / 2) }, (_none, index) => {
    const first = slots[index] as SlotSource;
    const mirror = slots.length - 1 - index;
    const second: SlotSource = mirror === index ? { kind: "bye" } : (slots[mirror] as SlotSource);
    const game = formats[format % formats.length] as DuelFormat;
    return {
      slug: `${prefix}${index + 1}`,
      stage: "firstRound",
      places: null,
      first,
      second,
      format: game,
      carried: { kind: "nothing" },
      tipOffs: [],
      ruling: null,
    };
  });
}

const shape: fc.Arbitrary<Shape> = fc.record({
  teams: fc.integer({ min: 2, max: 17 }),
  reseed: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  losers: fc.boolean(),
  formats: fc.array(fc.nat(formats.length - 1), { minLength: 7, maxLength: 7 }),
});
const plans = fc.oneof(shape.map(knockOut), fc.constantFrom(...presetNames).map(presetPlan));
const teams = 17;

/** Which of the games to be played comes next, and how it ends. */
const plays = fc.array(
  fc.record({ pick: fc.nat(), home: fc.integer({ min: 50, max: 99 }), away: fc.integer({ min: 50, max: 99 }), kind: fc.nat(30) }),
  {
    maxLength: 120,
  },
);
type Plays = typeof plays extends fc.Arbitrary<infer Value> ? Value : never;

const rareKinds: readonly ResultKind[] = ["forfeit", "double-forfeit", "default"];

/** Plays on, one game at a time, whatever the bracket says is to be played. */
function played(plan: PlayoffPlan, moves: Plays): { results: PlayoffResult<string>[]; brackets: Bracket<string>[] } {
  const results: PlayoffResult<string>[] = [];
  const brackets = [bracketOf(plan, seedsOf(teams), results)];
  for (const move of moves) {
    const open = brackets
      .at(-1)
      ?.rounds.flatMap((round) =>
        round.duels
          .filter(({ nextGame }) => nextGame !== null)
          .flatMap((duel) =>
            duel.games.filter(({ state }) => state === "needed" || state === "if-needed").map((game) => ({ round, duel, game })),
          ),
      );
    const next = open?.[move.pick % (open.length || 1)];
    if (!next) break;
    const { round, duel, game } = next;
    const [home, away] = game.home === "first" ? [duel.first.team, duel.second.team] : [duel.second.team, duel.first.team];
    const kind = rareKinds[move.kind] ?? "played";
    const score = kind === "played" ? { homePoints: move.home, awayPoints: move.away } : { homePoints: 0, awayPoints: 20 };
    const atFault = kind === "played" ? null : kind === "double-forfeit" ? ("both" as const) : ("home" as const);
    const result = { home: home ?? "", away: away ?? "", ...score, regulation: null, kind, atFault, round: null, playedAt: null };
    results.push({ round: round.slug, duel: duel.slug, game: game.number, result });
    brackets.push(bracketOf(plan, seedsOf(teams), results));
  }
  return { results, brackets };
}

function duelsOf(bracket: Bracket<string>): readonly BracketDuel<string>[] {
  return bracket.rounds.flatMap(({ duels }) => duels);
}

describe("any plan and any results", () => {
  it("BRACKET1 a plan without problems has no team twice in a round", () => {
    fc.assert(
      fc.property(plans, plays, (plan, moves) => {
        expect(checkPlan(plan, { league: teams })).toEqual([]);
        for (const { rounds } of played(plan, moves).brackets) {
          for (const { duels } of rounds) {
            const there = duels.flatMap(({ first, second }) => [first.team, second.team]).filter((team) => team !== null);
            expect(new Set(there).size).toBe(there.length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("SERIES1 a series won has exactly the wins it takes; SERIES3 games are cancelled only when it is decided, and all are listed", () => {
    fc.assert(
      fc.property(plans, plays, (plan, moves) => {
        for (const duel of duelsOf(played(plan, moves).brackets.at(-1) as Bracket<string>)) {
          const { format, decision, score, games } = duel;
          if (format.kind === "series" && decision?.by === "wins") {
            expect(decision.winner && score[decision.winner]).toBe(winsNeeded(format.bestOf));
          }
          const states = games.map(({ state }) => state);
          expect(states.includes("cancelled")).toBe(decision !== null && states.some((state) => state !== "played"));
          expect(states.some((state) => state === "needed" || state === "if-needed")).toBe(
            decision === null && duel.state !== "unresolved",
          );
          expect(games).toHaveLength(format.pattern.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("BRACKET4 the order of results makes no difference, and annulling one and restoring it gives the same bracket", () => {
    fc.assert(
      fc.property(plans, plays, fc.nat(), fc.infiniteStream(fc.nat()), (plan, moves, which, keys) => {
        const { results, brackets } = played(plan, moves);
        const last = brackets.at(-1);
        const shuffled = results.map((each) => ({ each, key: keys.next().value as number })).toSorted((one, other) => one.key - other.key);
        expect(
          bracketOf(
            plan,
            seedsOf(teams),
            shuffled.map(({ each }) => each),
          ),
        ).toEqual(last);
        if (results.length === 0) return;
        const index = which % results.length;
        const annulled = results.map((each, at) =>
          at === index ? { ...each, result: { ...each.result, kind: "annulled" as const } } : each,
        );
        const without = bracketOf(plan, seedsOf(teams), annulled);
        expect(duelsOf(without).some(({ games }) => games.some((game) => game.annulled))).toBe(true);
        expect(without.rounds).not.toEqual(last?.rounds);
        expect(bracketOf(plan, seedsOf(teams), results)).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it("BRACKET5 every game that was played stays: in its place, or among those that lost it", () => {
    fc.assert(
      fc.property(plans, plays, fc.nat(), (plan, moves, which) => {
        const { results } = played(plan, moves);
        const kept = results.filter((_each, index) => results.length < 2 || index !== which % results.length);
        const bracket = bracketOf(plan, seedsOf(teams), kept);
        const placed = duelsOf(bracket).flatMap(({ games }) => games.filter(({ result }) => result !== null));
        expect(placed.length + bracket.strays.length).toBe(kept.length);
      }),
      { numRuns: 60 },
    );
  });
});
