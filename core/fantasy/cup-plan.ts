import { cupBeginsInRound } from "./cup-draw.ts";

/** How many rounds a cup of so many teams has. */
export function cupRoundsOf(teams: number): number {
  return Math.ceil(Math.log2(Math.max(1, teams)));
}

/**
 * The round, counted from the season's first, that a cup of so many teams begins in: in the last half of the season, or earlier where
 * that is too late for all of them. There has to be a table to draw it from. FANC1
 */
export function cupFirstRound(rounds: number, teams: number): number {
  return Math.max(2, Math.min(cupBeginsInRound(rounds), rounds - cupRoundsOf(teams) + 1));
}

/** How long a season is: rounds of the league before its play-offs, and with all that are known. */
export type SeasonLength = { readonly regular: number; readonly all: number };

/** What the cup is planned within: play-offs are there for what comes late. FANC1 */
export function plannedRounds({ regular, all }: SeasonLength): number {
  return regular > 0 ? regular : all;
}

/** How many rounds are left after so many. */
export function roundsLeft(length: SeasonLength, over: number): number {
  const planned = plannedRounds(length);
  return Math.max(0, (planned > over ? planned : length.all) - over);
}

/** Who is drawn, of teams in the order of the table: as many as the rounds that are left can part. FANC2 */
export function cupField<Team>(teams: readonly Team[], left: number): readonly Team[] {
  return teams.slice(0, 2 ** left);
}

/** A line of the list that a draw is made from; points in tenths. */
export type CupListLine = { readonly place: number; readonly number: number; readonly points: number };

/** The list that a draw is made from, as its SHA-256 is taken of it: a line for each team, best first, and nothing behind the last. FANC3 */
export function cupListText(lines: readonly CupListLine[]): string {
  return lines.map(({ place, number, points }) => `${place} ${number} ${(points / 10).toFixed(1)}`).join("\n");
}
