import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breaksOf, minimumBreaks } from "./breaks-of.ts";
import { type Pairing, roundRobin, type RoundRobinLegs, type SecondHalf, secondHalves } from "./round-robin.ts";

const even = [4, 6, 8, 10, 12, 14, 16, 18, 20];
const odd = [3, 5, 7, 9, 11, 13, 15, 17, 19];

const table = fc.record({
  teams: fc.integer({ min: 2, max: 20 }),
  legs: fc.constantFrom<RoundRobinLegs>(1, 2, 3, 4),
  secondHalf: fc.constantFrom<SecondHalf>(...secondHalves),
});

function halls(rounds: readonly (readonly Pairing[])[], team: number): string {
  return rounds
    .map((round) => (round.some(({ home }) => home === team) ? "h" : round.some(({ away }) => away === team) ? "a" : "-"))
    .join("");
}

describe("a round robin", () => {
  it("SCHED1 of six teams is Berger's table", () => {
    const written = roundRobin(6, 1).map((round) => round.map(({ home, away }) => `${home + 1}-${away + 1}`).join(" "));
    expect(written).toEqual(["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
  });

  it("SCHED1 has everybody at most once a round, and every pair once a leg", () => {
    fc.assert(
      fc.property(table, ({ teams, legs, secondHalf }) => {
        const rounds = roundRobin(teams, legs, secondHalf);
        const leg = teams - 1 + (teams % 2);
        expect(rounds).toHaveLength(leg * legs);
        for (const round of rounds) {
          const playing = round.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(playing.length);
          expect(playing).toHaveLength(teams - (teams % 2));
        }
        for (let number = 0; number < legs; number++) {
          const met = rounds.slice(number * leg, (number + 1) * leg).flat();
          const pairs = met.map(({ home, away }) => `${Math.min(home, away)}-${Math.max(home, away)}`);
          expect(new Set(pairs).size).toBe((teams * (teams - 1)) / 2);
          expect(pairs).toHaveLength((teams * (teams - 1)) / 2);
        }
      }),
    );
  });

  it("SCHED2 of two legs has everybody at home and away against everybody, of four twice", () => {
    fc.assert(
      fc.property(table, ({ teams, legs, secondHalf }) => {
        fc.pre(legs % 2 === 0);
        const count = new Map<string, number>();
        for (const { home, away } of roundRobin(teams, legs, secondHalf).flat())
          count.set(`${home}-${away}`, (count.get(`${home}-${away}`) ?? 0) + 1);
        expect(count.size).toBe(teams * (teams - 1));
        expect(new Set(count.values())).toEqual(new Set([legs / 2]));
      }),
    );
  });

  it("SCHED3 sends nobody three times in a row to the same kind of hall, whoever drew which number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 20 }),
        fc.constantFrom<RoundRobinLegs>(1, 2, 3, 4),
        fc.infiniteStream(fc.nat()),
        (teams, legs, keys) => {
          const draw = Array.from({ length: teams }, (_, team) => ({ team, key: keys.next().value as number }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ team }) => team);
          const drawn = roundRobin(teams, legs).map((round) =>
            round.map(({ home, away }) => ({ home: draw[home] as number, away: draw[away] as number })),
          );
          expect(breaksOf(drawn, teams).longestRun).toBeLessThanOrEqual(2);
          expect(breaksOf(drawn, teams).total).toBe(breaksOf(roundRobin(teams, legs), teams).total);
        },
      ),
    );
  });

  it("SCHED3 as the ACB plays it, in the same order, has three in a row at the seam", () => {
    expect(even.map((teams) => breaksOf(roundRobin(teams, 2, "same-order"), teams).longestRun)).toEqual(even.map(() => 3));
  });

  it.each(even)("SCHED4 of %i teams has the fewest breaks there can be", (teams) => {
    expect(breaksOf(roundRobin(teams, 1), teams).total).toBe(teams - 2);
    expect(breaksOf(roundRobin(teams, 2), teams).total).toBe(3 * teams - 6);
    expect(breaksOf(roundRobin(teams, 2, "same-order"), teams).total).toBe(3 * teams - 6);
    expect(breaksOf(roundRobin(teams, 2, "inverted"), teams).total).toBe(2 * teams - 4);
    expect([minimumBreaks(teams, 1), minimumBreaks(teams, 2), minimumBreaks(teams, 2, "inverted")]).toEqual([
      teams - 2,
      3 * teams - 6,
      2 * teams - 4,
    ]);
  });

  it.each(odd)("SCHED4 of %i teams has none in a leg, and one for each team where two are played", (teams) => {
    expect(breaksOf(roundRobin(teams, 1), teams).total).toBe(0);
    expect(breaksOf(roundRobin(teams, 2), teams).total).toBe(teams);
    expect(breaksOf(roundRobin(teams, 2, "inverted"), teams).total).toBe(0);
    expect([minimumBreaks(teams, 1), minimumBreaks(teams, 2), minimumBreaks(teams, 2, "inverted")]).toEqual([0, teams, 0]);
  });

  it("SCHED4 counts by hand: home, home, away, away, away is three breaks, the longest run three", () => {
    const games: readonly Pairing[] = [1, 2, 3, 4, 5].map((other, index) =>
      index < 2 ? { home: 0, away: other } : { home: other, away: 0 },
    );
    expect(
      breaksOf(
        games.map((game) => [game]),
        6,
      ),
    ).toEqual({ total: 3, byTeam: [3, 0, 0, 0, 0, 0], longestRun: 3 });
  });

  it.each(odd)("SCHED5 of %i teams gives everybody one bye a leg, the highest number first of the odd rounds", (teams) => {
    const rounds = roundRobin(teams, 1);
    for (let team = 0; team < teams; team++) expect(halls(rounds, team).replaceAll(/[ha]/g, "")).toBe("-");
    expect(halls(rounds, 0).startsWith("-")).toBe(true);
  });

  it("SCHED1 refuses a single team", () => {
    expect(() => roundRobin(1, 2)).toThrow(RangeError);
    expect(() => roundRobin(4.5, 1)).toThrow(RangeError);
  });
});
