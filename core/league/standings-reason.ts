import { never } from "../kernel/never.ts";
import type { TieBreak } from "./tie-break.ts";

/** Messages under `reasons` of the area `competition`. */
export type StandingsReasonKey =
  | `pair.${BetweenThem}`
  | `group.${BetweenThem | "headToHeadPoints"}`
  | `season.${"difference" | "points" | "average" | "quotients"}`
  | "noLostAward"
  | "lostAward"
  | "divisionWinner"
  | "notDivisionWinner"
  | "divisionRecord"
  | "conferenceRecord"
  | "postseasonRecord"
  | "otherPostseasonRecord"
  | "drawn";
type BetweenThem = "headToHead" | "difference" | "points" | "average";

/** How the figure of a reason is written: wins and losses, a number with its sign, a plain one, or one with decimals. */
export type StandingsFigure =
  | { readonly kind: "record"; readonly wins: number; readonly losses: number }
  | { readonly kind: "signed" | "plain" | "average"; readonly value: number | null };

export type StandingsReason = {
  readonly key: StandingsReasonKey;
  /** How many teams were level. */
  readonly count: number;
  readonly figure: StandingsFigure;
  /** Classification points won in the games between them, where more than two are level and these may have met unevenly. */
  readonly points: number;
};

/** A step of a tie as a message: games between two teams are spoken of otherwise than games among more. RANK2 */
export function standingsReason(step: TieBreak<string>): StandingsReason {
  const count = step.among.length;
  const points = step.criterion === "head-to-head-points" ? (step.value ?? 0) : 0;
  return { ...keyAndFigure(step, count === 2 ? "pair" : "group"), count, points };
}

function keyAndFigure(
  { criterion, value, wins, losses }: TieBreak<string>,
  between: "pair" | "group",
): Omit<StandingsReason, "count" | "points"> {
  const record = { kind: "record", wins: wins ?? 0, losses: losses ?? 0 } as const;
  const signed = { kind: "signed", value } as const;
  const plain = { kind: "plain", value } as const;
  const average = { kind: "average", value } as const;
  switch (criterion) {
    case "head-to-head-points":
      return { key: between === "pair" ? "pair.headToHead" : "group.headToHeadPoints", figure: record };
    case "head-to-head-wins":
    case "head-to-head-win-percentage":
      return { key: `${between}.headToHead`, figure: record };
    case "head-to-head-difference":
      return { key: `${between}.difference`, figure: signed };
    case "head-to-head-points-for":
      return { key: `${between}.points`, figure: plain };
    case "head-to-head-goal-average":
      return { key: `${between}.average`, figure: average };
    case "difference":
      return { key: "season.difference", figure: signed };
    case "points-for":
      return { key: "season.points", figure: plain };
    case "goal-average":
      return { key: "season.average", figure: average };
    case "sum-of-quotients":
      return { key: "season.quotients", figure: average };
    case "no-lost-award":
      return { key: value === 0 ? "lostAward" : "noLostAward", figure: plain };
    case "division-winner":
      return { key: value === 0 ? "notDivisionWinner" : "divisionWinner", figure: plain };
    case "division-win-percentage":
      return { key: "divisionRecord", figure: record };
    case "conference-win-percentage":
      return { key: "conferenceRecord", figure: record };
    case "conference-postseason-win-percentage":
      return { key: "postseasonRecord", figure: record };
    case "other-conference-postseason-win-percentage":
      return { key: "otherPostseasonRecord", figure: record };
    case "draw":
      return { key: "drawn", figure: plain };
    default:
      return never(criterion);
  }
}
