import fc from "fast-check";
import type { Count } from "#core/stats/box-score.ts";
import type { Figures, GameContext, PlayerGame, PlayerRecordGame, TeamGame } from "#core/stats/history/game-line.ts";
import { countingLine } from "./counting-line.ts";

const nothing = countingLine({});

/** A day of a made-up calendar: game 1 on day 1, and so on. */
const dayMs = 86_400_000;

export function gameContext(number: number): GameContext {
  return {
    game: `g${String(number).padStart(3, "0")}`,
    league: "first-2025",
    season: "2025-26",
    phase: "regular",
    round: number,
    playedAt: number * dayMs,
    side: "home",
    team: "stars-2025",
    club: "stars",
    opponentTeam: "river-2025",
    opponentClub: "river",
    won: true,
    forfeited: false,
  };
}

/** The player's game of a number, twenty minutes without a figure, but for what is said. */
export function playerGame(number: number, said: Partial<PlayerGame> = {}): PlayerGame {
  return { ...gameContext(number), ...nothing, seconds: 1200, plusMinus: 0, person: "ana", position: null, starter: false, ...said };
}

export function playerRecordGame(number: number, said: Partial<PlayerRecordGame> = {}): PlayerRecordGame {
  return { ...playerGame(number), periodPoints: null, ageDays: null, debut: false, ...said };
}

/** A team's game with the score on the floor, won or lost by it, but for what is said. */
export function teamGame(number: number, points: number, allowed: number, said: Partial<TeamGame> = {}): TeamGame {
  const opponents: Figures = { ...nothing, points: allowed, seconds: 2400, plusMinus: allowed - points };
  return {
    ...gameContext(number),
    ...nothing,
    won: points > allowed,
    points,
    seconds: 2400,
    plusMinus: points - allowed,
    opponents,
    periodPoints: null,
    overtimes: 0,
    biggestLead: null,
    biggestDeficit: null,
    attendance: null,
    ...said,
  };
}

const figure: fc.Arbitrary<number> = fc.nat({ max: 25 });
/** One in a few was not recorded. */
const recordable: fc.Arbitrary<Count> = fc.option(figure, { nil: null, freq: 5 });

/** Any player's game, blanks among its figures, of a few players, clubs and seasons. */
export const anyPlayerGame: fc.Arbitrary<PlayerGame> = fc
  .record({
    number: fc.integer({ min: 1, max: 40 }),
    person: fc.constantFrom("ana", "eva", "iva", "mia"),
    season: fc.constantFrom("2024-25", "2025-26"),
    phase: fc.constantFrom("regular" as const, "playoff" as const),
    side: fc.constantFrom("home" as const, "away" as const),
    club: fc.constantFrom("stars", "hill"),
    opponentClub: fc.constantFrom("river", "lake"),
    won: fc.constantFrom(true, false, null),
    forfeited: fc.constantFrom(false, false, false, true),
    starter: fc.boolean(),
    seconds: fc.option(fc.integer({ min: 1, max: 2700 }), { nil: null, freq: 5 }),
    plusMinus: fc.option(fc.integer({ min: -30, max: 30 }), { nil: null }),
    twoPointersMade: figure,
    missedTwos: figure,
    threePointersMade: figure,
    missedThrees: figure,
    freeThrowsMade: figure,
    missedFreeThrows: figure,
    offensiveRebounds: recordable,
    defensiveRebounds: recordable,
    assists: recordable,
    steals: recordable,
    turnovers: recordable,
    blocks: recordable,
    blocksReceived: recordable,
    foulsCommitted: recordable,
    foulsDrawn: recordable,
  })
  .map(({ number, missedTwos, missedThrees, missedFreeThrows, ...said }) =>
    playerGame(number, {
      ...said,
      team: `${said.club}-${said.season}`,
      league: `first-${said.season}`,
      points: 2 * said.twoPointersMade + 3 * said.threePointersMade + said.freeThrowsMade,
      twoPointersAttempted: said.twoPointersMade + missedTwos,
      threePointersAttempted: said.threePointersMade + missedThrees,
      freeThrowsAttempted: said.freeThrowsMade + missedFreeThrows,
    }),
  );
