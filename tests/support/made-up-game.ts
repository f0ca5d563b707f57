import type { PlayerLine } from "#core/stats/box-score.ts";

/**
 * A whole game invented by hand, overtime and all, told once and written in the form of whichever source a test reads.
 * Names and numbers belong to nobody. Its box score below was counted by hand.
 */
export type ScriptRow = {
  readonly period: string;
  readonly clock: string;
  /** Side and shirt, `A4`; the side alone for what is nobody's; blank for neither. */
  readonly who: string;
  readonly what: ScriptedPlay;
  /** "1/2" of a free throw, the kind of a shot or turnover. */
  readonly kind: string;
};

export type ScriptedPlay =
  | "2+" | "2-" | "3+" | "3-" | "FT+" | "FT-" | "assist" | "offensive rebound" | "defensive rebound" | "steal" | "block" | "turnover"
  | "foul" | "offensive foul" | "unsportsmanlike foul" | "coach technical" | "foul drawn" | "in" | "out" | "time-out" | "media time-out"
  | "challenge lost" | "jump ball won" | "jump ball lost"; // prettier-ignore

/** A line of the script: `9:40 A4 2+ layup`. */
const script = `
Q1
10:00 A4 jump_ball_won
10:00 B4 jump_ball_lost
9:40 A4 2+ layup
9:40 A5 assist
9:20 B5 3- jump
9:20 A6 defensive_rebound
9:00 A7 turnover pass
9:00 B6 steal
8:50 B6 2+ dunk
8:30 A8 2- jump
8:30 B8 block
8:30 A4 offensive_rebound
8:25 B7 foul 2
8:25 A4 foul_drawn
8:25 B7 out
8:25 B9 in
8:25 A4 FT+ 1/2
8:25 A4 FT- 2/2
8:25 A5 out
8:25 A9 in
8:25 B4 out
8:25 B10 in
8:24 B8 defensive_rebound
8:10 B8 3+ jump
8:10 B5 assist
7:50 A9 offensive_foul
7:50 A9 turnover offensive
7:50 B8 foul_drawn
7:30 A coach_technical
7:30 B5 FT+ 1/1
7:00 A time-out
7:00 . media_time-out
5:00 A6 3- jump
4:58 A offensive_rebound
4:40 A turnover clock
3:00 B10 2+ layup
2:50 A challenge_lost
Q2
10:00 B10 out
10:00 B7 in
10:00 A9 out
10:00 A5 in
6:00 A6 3+ jump
6:00 A4 assist
5:00 B6 unsportsmanlike_foul 2
5:00 A6 foul_drawn
5:00 A6 FT+ 1/2
5:00 A6 FT+ 2/2
Q3
4:00 B9 out
4:00 B4 in
2:00 B4 2+ layup
2:00 A7 foul 1
2:00 B4 foul_drawn
2:00 B4 FT- 1/1
1:59 A8 defensive_rebound
Q4
1:00 A8 2+ layup
OT1
2:30 A7 3+ jump
0:05 B5 3- jump
0:04 A8 defensive_rebound
`;

export function scriptRows(): ScriptRow[] {
  let period = "";
  return script
    .trim()
    .split("\n")
    .flatMap((text) => {
      const [clock = "", who = "", what = "", kind = ""] = text.split(" ");
      if (who === "") {
        period = clock;
        return [];
      }
      return [{ period, clock, who: who === "." ? "" : who, what: what.replaceAll("_", " ") as ScriptedPlay, kind }];
    });
}

/** The two clubs' lists: five begin, two sit, and A10 never plays. */
export const madeUpShirts = ["4", "5", "6", "7", "8", "9", "10"] as const;
export const madeUpStarters: readonly string[] = madeUpShirts.slice(0, 5);

export type HandLine = Partial<Record<keyof PlayerLine, number | null>>;

const nothing: HandLine = {
  points: 0, twoPointersMade: 0, twoPointersAttempted: 0, threePointersMade: 0, threePointersAttempted: 0, freeThrowsMade: 0,
  freeThrowsAttempted: 0, offensiveRebounds: 0, defensiveRebounds: 0, assists: 0, steals: 0, turnovers: 0, blocks: 0, blocksReceived: 0,
  foulsCommitted: 0, foulsDrawn: 0, seconds: 2700,
}; // prettier-ignore

function line(figures: HandLine): HandLine {
  return { ...nothing, ...figures };
}

/** Counted by hand. */
export const madeUpBox: Readonly<Record<string, HandLine>> = {
  A4: line({
    points: 3,
    twoPointersMade: 1,
    twoPointersAttempted: 1,
    freeThrowsMade: 1,
    freeThrowsAttempted: 2,
    offensiveRebounds: 1,
    assists: 1,
    foulsDrawn: 1,
    plusMinus: 3,
  }),
  A5: line({ assists: 1, seconds: 2195, plusMinus: 9 }),
  A6: line({
    points: 5,
    threePointersMade: 1,
    threePointersAttempted: 2,
    freeThrowsMade: 2,
    freeThrowsAttempted: 2,
    defensiveRebounds: 1,
    foulsDrawn: 1,
    plusMinus: 3,
  }),
  A7: line({ points: 3, threePointersMade: 1, threePointersAttempted: 1, turnovers: 1, foulsCommitted: 1, plusMinus: 3 }),
  A8: line({ points: 2, twoPointersMade: 1, twoPointersAttempted: 2, defensiveRebounds: 2, blocksReceived: 1, plusMinus: 3 }),
  A9: line({ turnovers: 1, foulsCommitted: 1, seconds: 505, plusMinus: -6 }),
  A10: line({ seconds: null, plusMinus: null }),
  B4: line({ points: 2, twoPointersMade: 1, twoPointersAttempted: 1, freeThrowsAttempted: 1, foulsDrawn: 1, seconds: 1235, plusMinus: -4 }),
  B5: line({ points: 1, threePointersAttempted: 2, freeThrowsMade: 1, freeThrowsAttempted: 1, assists: 1, plusMinus: -3 }),
  B6: line({ points: 2, twoPointersMade: 1, twoPointersAttempted: 1, steals: 1, foulsCommitted: 1, plusMinus: -3 }),
  B7: line({ foulsCommitted: 1, seconds: 2195, plusMinus: -8 }),
  B8: line({ points: 3, threePointersMade: 1, threePointersAttempted: 1, defensiveRebounds: 1, blocks: 1, foulsDrawn: 1, plusMinus: -3 }),
  B9: line({ seconds: 1465, plusMinus: 0 }),
  B10: line({ points: 2, twoPointersMade: 1, twoPointersAttempted: 1, seconds: 505, plusMinus: 6 }),
};

/** Of the teams' totals what is nobody's, and the points of each period. */
export const madeUpTotals = {
  home: { teamOffensiveRebounds: 1, teamDefensiveRebounds: 0, teamTurnovers: 1, benchFouls: 1, timeouts: 1 },
  away: { teamOffensiveRebounds: 0, teamDefensiveRebounds: 0, teamTurnovers: 0, benchFouls: 0, timeouts: 0 },
  periods: [[3, 8], [5, 0], [0, 2], [2, 0], [3, 0]],
} as const; // prettier-ignore
