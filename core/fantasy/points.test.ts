import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameWithIndex, marketOf, usualSquad } from "#tests/support/fixtures/fantasy-market.ts";
import { roundChange } from "./corrections.ts";
import { exchangeAbsent } from "./exchange.ts";
import { usualFantasySettings as settings } from "./fantasy-settings.ts";
import { playerNumbered } from "./market.ts";
import { type GameEnding, pointsOfGame, pointsOfRound, shownTenths } from "./points-of-player.ts";
import { pointsOfTeam, type Scored } from "./points-of-team.ts";
import { roundedQuotient } from "./rounding.ts";
import { fiveSize, isFormation } from "./squad.ts";

const market = marketOf();
const { players } = usualSquad;
const scored = fc.array(
  fc
    .record({ played: fc.boolean(), points: fc.integer({ min: -20_000, max: 60_000 }) })
    .map((one) => (one.played ? one : { ...one, points: 0 })),
  { minLength: 10, maxLength: 10 },
);

function scoredBy(list: readonly Scored[]): (number: number) => Scored {
  return (number) => list[players.indexOf(number)] as Scored;
}

/** A team's round as the log has it: exchange, then points. */
function roundOf(list: readonly Scored[]) {
  const of = scoredBy(list);
  const { players: line } = exchangeAbsent(settings, market, players, (number) => of(number).played);
  return { points: pointsOfTeam(settings, { ...usualSquad, players: line }, of), place: 1 };
}

function allOf(points: number): Scored[] {
  return players.map(() => ({ played: true, points }));
}

describe("points of a player", () => {
  it("FAN5 are his index, and a tenth more for a win where it is above zero", () => {
    expect(pointsOfGame(settings, gameWithIndex(17))?.points).toBe(17_000);
    expect(pointsOfGame(settings, gameWithIndex(17, { wonOnCourt: true }))?.points).toBe(18_700);
    expect(pointsOfGame(settings, gameWithIndex(-3, { wonOnCourt: true }))?.points).toBe(-3000);
    expect(pointsOfGame(settings, gameWithIndex(0, { wonOnCourt: true }))?.win).toBe(0);
  });

  it("FAN9 are of all his games in the round", () => {
    const round = pointsOfRound(settings, [gameWithIndex(10), gameWithIndex(5, { wonOnCourt: true })]);
    expect([round.games.length, round.points, round.played]).toEqual([2, 15_500, true]);
  });

  it.each<[GameEnding, number | null]>([
    ["underway", 10_000],
    ["played", 11_000],
    ["abandoned", 10_000],
    ["awarded", 10_000],
    ["forfeited", null],
    ["cancelled", null],
    ["annulled", null],
  ])("FAN10 of a game that is %s are %s", (ending, points) => {
    expect(pointsOfGame(settings, gameWithIndex(10, { ending, wonOnCourt: true }))?.points ?? null).toBe(points);
  });

  it("FAN5 are nothing for whoever sat on the bench", () => {
    expect(pointsOfRound(settings, [gameWithIndex(0, { played: false })])).toEqual({ games: [], played: false, points: 0 });
  });

  it("FAN5 are rounded with halves away from zero, and never to −0", () => {
    expect([250, -250, 249, -249, -40].map(shownTenths)).toEqual([3, -3, 2, -2, 0]);
    expect(Object.is(roundedQuotient(-1, 10), 0)).toBe(true);
  });
});

describe("points of a team", () => {
  it("FAN4 count five and sixth in full, the bench half, the captain one and a half times", () => {
    const { rows, points, withoutCaptain } = pointsOfTeam(settings, usualSquad, scoredBy(allOf(10_000)));
    expect(rows.map((row) => row.points)).toEqual([150, 100, 100, 100, 100, 100, 50, 50, 50, 50]);
    expect([points, withoutCaptain]).toEqual([850, 800]);
  });

  it("FAN4 are led by the vice-captain if the captain did not play, and by nobody if neither did", () => {
    const without = (...absent: number[]) =>
      scoredBy(players.map((number) => ({ played: !absent.includes(number), points: absent.includes(number) ? 0 : 10_000 })));
    const led = (rows: readonly { captaincy: unknown; number: number; weightPercent: number }[]) =>
      rows.flatMap((row) => (row.captaincy === null ? [] : [[row.number, row.captaincy, row.weightPercent]]));
    expect(led(pointsOfTeam(settings, usualSquad, without(1)).rows)).toEqual([[17, "vice", 150]]);
    const benched = { ...usualSquad, players: [3, 2, 4, 18, 33, 1, 17, 19, 20, 34] };
    expect(led(pointsOfTeam(settings, benched, without(1, 17)).rows)).toEqual([]);
  });

  it("FAN5 are the sum of what is shown", () => {
    fc.assert(
      fc.property(scored, (list) => {
        const { points } = roundOf(list);
        expect(points.rows.every((row) => Number.isInteger(row.points))).toBe(true);
        expect(points.rows.reduce((sum, row) => sum + row.points, 0)).toBe(points.points);
      }),
    );
  });
});

describe("the automatic exchange", () => {
  it("FAN8 brings the first of the bench who played and fits", () => {
    const absent = [33, 1];
    const { players: line, exchanges } = exchangeAbsent(settings, market, players, (number) => !absent.includes(number));
    // Two guards and two forwards need a centre: of the bench only the last is one.
    expect(exchanges).toEqual([
      { out: 1, in: 3 },
      { out: 33, in: 34 },
    ]);
    expect(line.slice(0, fiveSize)).toEqual([3, 2, 17, 18, 34]);
  });

  it("FAN20 makes the first of the bench who played sixth", () => {
    const { players: line } = exchangeAbsent(settings, market, players, (number) => number !== 3 && number !== 4);
    expect(line.slice(fiveSize)).toEqual([19, 3, 4, 20, 34]);
  });

  it("FAN8 never makes an illegal five, takes nobody who played off it, and loses nobody", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (played) => {
        const hasPlayed = (number: number) => played[players.indexOf(number)] ?? false;
        const { players: line } = exchangeAbsent(settings, market, players, hasPlayed);
        const five = line.slice(0, fiveSize);
        expect(
          isFormation(
            settings,
            five.map((number) => playerNumbered(market, number).group),
          ),
        ).toBe(true);
        expect(
          players
            .slice(0, fiveSize)
            .filter(hasPlayed)
            .every((number) => five.includes(number)),
        ).toBe(true);
        expect(new Set(line)).toEqual(new Set(players));
      }),
    );
  });
});

describe("a correction", () => {
  it("FAN12 is told player by player, for the round and the place", () => {
    const corrected = allOf(10_000).with(1, { played: true, points: 12_000 });
    expect(roundChange(roundOf(allOf(10_000)), { ...roundOf(corrected), place: 4 })).toEqual({
      players: [{ number: 2, before: 100, after: 120 }],
      round: { before: 850, after: 870 },
      place: { before: 1, after: 4 },
    });
  });

  it("FAN12 taken back restores every figure", () => {
    fc.assert(
      fc.property(scored, fc.integer({ min: 0, max: 9 }), fc.integer({ min: -9000, max: 9000 }), (list, place, by) => {
        const { played, points } = list[place] as Scored;
        const corrected = list.with(place, { played: !played, points: points + by });
        const [before, after] = [roundOf(list), roundOf(corrected)];
        const restored = roundOf(corrected.with(place, { played, points }));
        expect(restored).toEqual(before);
        expect(roundChange(before, restored)).toBeNull();
        const [there, back] = [roundChange(before, after), roundChange(after, restored)];
        expect(back?.round ?? null).toEqual(there && { before: there.round.after, after: there.round.before });
      }),
    );
  });
});
