import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cupBeginsInRound, cupWinner, drawCupRound } from "./cup-draw.ts";
import { cupField, cupFirstRound, cupListText, plannedRounds, roundsLeft } from "./cup-plan.ts";
import { duelRounds, duelTable, standingDuel } from "./duels.ts";
import { usualFantasySettings as settings } from "./fantasy-settings.ts";
import { leagueCodeOf, readLeagueCode } from "./league-code.ts";
import { placesByPoints, rankTeams } from "./places.ts";
import { type CountedRound, tableFigures } from "./tables.ts";

const figures = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
  maxLength: 60,
});

describe("places", () => {
  it("FAN16 are by points, without the captain, by fewer transfers, and shared", () => {
    const { order, places } = rankTeams({
      points: Int32Array.of(10, 20, 20, 20, 20, -5),
      withoutCaptain: Int32Array.of(9, 8, 9, 8, 8, 0),
      transfers: Int32Array.of(0, 3, 5, 2, 3, 0),
    });
    expect([...order]).toEqual([2, 3, 1, 4, 0, 5]);
    expect([...places]).toEqual([5, 3, 1, 2, 3, 6]);
  });

  it("FAN16 are those that comparing each with each would give", () => {
    fc.assert(
      fc.property(figures, (rows) => {
        const column = (index: 0 | 1 | 2) => Int32Array.from(rows, (row) => row[index]);
        const isBefore = ([p, w, t]: readonly number[], [q, v, u]: readonly number[]) =>
          p !== q ? (p as number) > (q as number) : w !== v ? (w as number) > (v as number) : (t as number) < (u as number);
        const wanted = rows.map((row) => 1 + rows.filter((other) => isBefore(other, row)).length);
        expect([...rankTeams({ points: column(0), withoutCaptain: column(1), transfers: column(2) }).places]).toEqual(wanted);
        const { order } = rankTeams({ points: column(0), withoutCaptain: column(1), transfers: column(2) });
        expect([...order]).toEqual(
          [...rows.keys()].toSorted((a, b) => {
            const [one, other] = [rows[a] ?? [], rows[b] ?? []];
            return Number(isBefore(other, one)) - Number(isBefore(one, other));
          }),
        );
        expect([...placesByPoints(column(0))]).toEqual(rows.map(([points]) => 1 + rows.filter(([other]) => other > points).length));
      }),
    );
  });
});

describe("tables", () => {
  const rounds = [1, 2, 4, 7, 8].map((round): CountedRound => ({
    round,
    month: round < 4 ? "2026-10" : "2026-11",
    points: 100 * round + 1,
    withoutCaptain: 90 * round,
    transfers: 1,
  }));

  it("FAN27 are of the season, a round, a month, the last five and the average", () => {
    const points = (question: Parameters<typeof tableFigures>[0]) => tableFigures(question, rounds, 8).points;
    expect(points({ table: "season" })).toBe(2205);
    expect(points({ table: "round", round: 4 })).toBe(401);
    expect(points({ table: "month", month: "2026-10" })).toBe(302);
    expect(points({ table: "last-five" })).toBe(1903);
    expect(tableFigures({ table: "average" }, rounds, 8)).toEqual({ points: 441, withoutCaptain: 396, transfers: 5, rounds: 5 });
  });
});

describe("duels", () => {
  it.each([2, 5, 6, 19, 20])("FAN28 of %i members meet everybody once in a turn, and each plays in every round", (members) => {
    const turn = members - 1 + (members % 2);
    const rounds = duelRounds(members, turn + 2);
    for (const duels of rounds) {
      expect(duels.flatMap(({ one, other }) => (other === null ? [one] : [one, other])).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: members }).keys(),
      ]);
    }
    const pairs = rounds
      .slice(0, turn)
      .flatMap((duels) => duels.flatMap(({ one, other }) => (other === null ? [] : [[one, other].toSorted((a, b) => a - b).join()])));
    expect(new Set(pairs).size).toBe((members * (members - 1)) / 2);
    expect(rounds[turn]).toEqual(rounds[0]);
  });

  it("FAN28 give 2 points for a win, 1 for a draw; who has no opponent meets the average", () => {
    const duels = [
      { one: 0, other: 1 },
      { one: 2, other: null },
    ];
    const table = duelTable(settings, 3, [
      { duels, points: [900, 900, 901] },
      { duels, points: [800, 900, 700] },
    ]);
    expect(table).toEqual([
      { member: 1, duelPoints: 3, total: 1800, place: 1 },
      { member: 2, duelPoints: 2, total: 1601, place: 2 },
      { member: 0, duelPoints: 1, total: 1700, place: 3 },
    ]);
  });

  it("FAN14 follow corrections until the next round's first tip-off", () => {
    const same = (one: number, other: number) => one === other;
    expect(standingDuel({ atNextLock: null, corrected: 5 }, same)).toEqual({ figures: 5, decidedBeforeCorrection: false });
    expect(standingDuel({ atNextLock: 4, corrected: 5 }, same)).toEqual({ figures: 4, decidedBeforeCorrection: true });
    expect(standingDuel({ atNextLock: 5, corrected: 5 }, same)).toEqual({ figures: 5, decidedBeforeCorrection: false });
  });
});

describe("the cup", () => {
  const seed = createHash("sha256").update("the published table").digest("hex");

  it("FAN29 lets the best go on, and has a winner after as many rounds as it must", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (entrants) => {
        let teams = [...Array.from({ length: entrants }).keys()];
        let rounds = 0;
        for (; teams.length > 1; rounds++) {
          const ties = drawCupRound(teams, `${seed}/${rounds}`);
          expect(ties.flatMap(({ one, other }) => (other === null ? [one] : [one, other])).toSorted((a, b) => a - b)).toEqual(teams);
          const byes = ties.filter(({ other }) => other === null).map(({ one }) => one);
          expect(byes).toEqual(rounds === 0 ? teams.slice(0, byes.length) : []);
          teams = ties
            .map((tie) => cupWinner(tie, (team) => ({ points: team, withoutCaptain: 0, placeBefore: team })))
            .toSorted((a, b) => a - b);
        }
        expect(teams).toEqual([entrants - 1]);
        expect(rounds).toBe(Math.ceil(Math.log2(entrants)));
      }),
    );
  });

  it("FAN29 is drawn the same by anybody, and otherwise from another table", () => {
    const teams = [...Array.from({ length: 64 }).keys()];
    expect(drawCupRound(teams, seed)).toEqual(drawCupRound(teams, seed));
    expect(drawCupRound(teams, seed)).not.toEqual(drawCupRound(teams, `${seed}0`));
    expect([22, 18, 10].map(cupBeginsInRound)).toEqual([13, 10, 6]);
  });

  it("FANC1 begins after 55 % of the season, or early enough for all to play it to its end", () => {
    expect([cupFirstRound(22, 300), cupFirstRound(22, 1024), cupFirstRound(22, 1025), cupFirstRound(22, 100_000)]).toEqual([13, 13, 12, 6]);
    expect([cupFirstRound(18, 300), cupFirstRound(6, 100_000), cupFirstRound(2, 2), cupFirstRound(1, 2)]).toEqual([10, 2, 2, 2]);
  });

  it("FANC2 has an end in any season of two rounds and more, whatever rounds it gains or loses", () => {
    const season = fc.record({
      regular: fc.integer({ min: 2, max: 40 }),
      teams: fc.integer({ min: 2, max: 3000 }),
      changed: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 40 }),
    });
    fc.assert(
      fc.property(season, ({ regular, teams, changed }) => {
        let length = { regular, all: regular };
        let left: readonly number[] = [...Array.from({ length: teams }).keys()];
        let drawn = 0;
        for (let over = 1; over < length.regular; over++) {
          if (drawn === 0 && over + 1 < cupFirstRound(plannedRounds(length), teams)) continue;
          const before = left;
          left = cupField(left, roundsLeft(length, over));
          if (drawn === 0 && length.regular >= 12 + Math.log2(teams)) expect(left).toHaveLength(before.length);
          left = drawCupRound(left, `${seed}/${++drawn}`).map(({ one }) => one);
          if (left.length === 1) break;
          // The season may lose rounds, though none that have been played, nor the one to come.
          const next = Math.max(over + 2, length.regular + (changed[drawn] ?? 0));
          length = { regular: next, all: next };
        }
        expect(left).toHaveLength(1);
      }),
    );
  });

  it("FANC2 goes on in play-offs where the regular rounds are over", () => {
    expect(roundsLeft({ regular: 22, all: 30 }, 12)).toBe(10);
    expect(roundsLeft({ regular: 22, all: 30 }, 22)).toBe(8);
    expect(roundsLeft({ regular: 0, all: 5 }, 2)).toBe(3);
    expect(roundsLeft({ regular: 22, all: 22 }, 22)).toBe(0);
  });

  it("FANC3 is drawn from a list of place, number and points", () => {
    const lines = [
      { place: 1, number: 12, points: 10_345 },
      { place: 2, number: 3, points: 10_000 },
      { place: 2, number: 7, points: -5 },
    ];
    expect(cupListText(lines)).toBe("1 12 1034.5\n2 3 1000.0\n2 7 -0.5");
  });

  it("FAN29 goes by points, without captain, then place before", () => {
    const winner = (one: object, other: object) =>
      cupWinner({ one: 0, other: 1 }, (team) => ({ points: 5, withoutCaptain: 5, placeBefore: 5, ...(team === 0 ? one : other) }));
    expect([winner({ points: 6 }, {}), winner({}, { withoutCaptain: 6 }), winner({}, { placeBefore: 4 }), winner({}, {})]).toEqual([
      0, 1, 1, 0,
    ]);
  });
});

describe("a private league's code", () => {
  it("FAN30 has seven signs, none like another, and is read as people type it", () => {
    const code = leagueCodeOf([0, 0.2, 0.4, 0.5, 0.6, 0.8, 0.999]);
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{7}$/);
    expect(readLeagueCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    expect(["", "3467", "34679O0", `${code}3`].map(readLeagueCode)).toEqual([null, null, null, null]);
  });
});
