import fc from "fast-check";
import { expect, it } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { bestMarks, byPlace, marksKept, mostMarks, RecordBook, type RecordMark, renewedMarks } from "./record-marks.ts";
import type { PlayerHistoryGame } from "./statistics-lines.ts";

const tenantId = "tenant" as TenantId;

function scored(points: number, number: number, league: string): PlayerHistoryGame {
  const context = { league, season: "s", phase: "regular", round: number, side: "home", team: "t", club: "c", won: true } as const;
  const none = { twoPointersMade: 0, twoPointersAttempted: 0, threePointersMade: 0, threePointersAttempted: 0 };
  const unknown = { offensiveRebounds: null, defensiveRebounds: null, assists: null, steals: null, turnovers: null, blocks: null };
  return {
    ...context,
    ...none,
    ...unknown,
    game: `g${number}`,
    playedAt: number % 3 === 0 ? null : number,
    opponentTeam: "o",
    opponentClub: "o",
    forfeited: false,
    person: `p${number % 4}`,
    position: null,
    starter: true,
    seconds: null,
    plusMinus: null,
    points,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    blocksReceived: null,
    foulsCommitted: null,
    foulsDrawn: null,
    shirt: "4",
    periodPoints: null,
    pointsInQuarter: null,
    pointsInHalf: null,
    freeThrowsInOrder: null,
    ageDays: null,
    debut: false,
  };
}

function pointsMarks(book: RecordBook, scope: RecordMark["scope"]): RecordMark[] {
  return [...book.all()].filter((mark) => mark.scope === scope && mark.category === "points");
}

it("KEPT2 lists of leagues make the list of their club, in whatever order the lines come", () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom("a", "b", "c")), { maxLength: 200 });
  fc.assert(
    fc.property(lines, fc.boolean(), (drawn, reversed) => {
      const games = drawn.map(([points, league], number) => scored(points, number, league));
      const book = new RecordBook(tenantId);
      for (const game of reversed ? games.toReversed() : games) book.offerPlayer(game);
      const whole = pointsMarks(book, "club").toSorted(byPlace);
      const parts = bestMarks(pointsMarks(book, "league"));
      expect(parts.map(({ game_id }) => game_id)).toEqual(whole.map(({ game_id }) => game_id));
      const scoring = games.filter(({ points }) => points > 0);
      const record = Math.max(...scoring.map(({ points }) => points));
      const holders = scoring.filter(({ points }) => points === record).length;
      expect(whole.length).toBe(Math.min(scoring.length, Math.max(marksKept, Math.min(holders, mostMarks))));
      const least = whole.at(-1)?.standing ?? 0;
      const kept = new Set(whole.map(({ game_id }) => game_id));
      if (whole.length >= marksKept) expect(games.every(({ game, points }) => kept.has(game) || points <= least)).toBe(true);
    }),
  );
});

it("KEPT2 a list kept game by game is the list made anew, whatever was corrected", () => {
  const points = fc.integer({ min: 0, max: 4 });
  const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 159 }), points), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 160 }), changes, (drawn, corrections) => {
      const games = drawn.map((scoredPoints, number) => scored(scoredPoints, number, "a"));
      const listOf = (some: readonly PlayerHistoryGame[]) => {
        const book = new RecordBook(tenantId);
        for (const game of some) book.offerPlayer(game);
        return pointsMarks(book, "league").toSorted(byPlace);
      };
      let list = listOf(games);
      for (const [number, corrected] of corrections) {
        if (number >= games.length) continue;
        games[number] = scored(corrected, number, "a");
        const renewed = renewedMarks(list, listOf(games.slice(number, number + 1)), ({ game_id }) => game_id === `g${number}`);
        const anew = listOf(games);
        if (renewed) expect(renewed).toEqual(anew);
        list = anew;
      }
    }),
  );
});
