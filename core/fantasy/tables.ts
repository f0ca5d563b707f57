import { roundedQuotient } from "./rounding.ts";

/** A team's counted round, in tenths. */
export type CountedRound = {
  readonly round: number;
  /** `2026-11`: the month of the round's first tip-off on the league's clocks. */
  readonly month: string;
  readonly points: number;
  readonly withoutCaptain: number;
  readonly transfers: number;
};

/** Which rounds a table counts, and how. */
export type TableQuestion =
  | { readonly table: "season" | "last-five" | "average" }
  | { readonly table: "round"; readonly round: number }
  | { readonly table: "month"; readonly month: string };

export type TableFigures = {
  readonly points: number;
  readonly withoutCaptain: number;
  readonly transfers: number;
  readonly rounds: number;
};

/** A team's figures in a table. Last five are the league's, not the team's; an average is of the rounds it took part in. FAN16, FAN27 */
export function tableFigures(question: TableQuestion, rounds: readonly CountedRound[], latestRound: number): TableFigures {
  const counted = rounds.filter((round) => counts(question, round, latestRound));
  const sum = (figure: "points" | "withoutCaptain" | "transfers") => counted.reduce((total, round) => total + round[figure], 0);
  const mean = (total: number) => (question.table === "average" && counted.length > 0 ? roundedQuotient(total, counted.length) : total);
  return {
    points: mean(sum("points")),
    withoutCaptain: mean(sum("withoutCaptain")),
    transfers: sum("transfers"),
    rounds: counted.length,
  };
}

function counts(question: TableQuestion, { round, month }: CountedRound, latestRound: number): boolean {
  switch (question.table) {
    case "season":
    case "average":
      return true;
    case "last-five":
      return round > latestRound - 5;
    case "round":
      return round === question.round;
    case "month":
      return month === question.month;
  }
}
