/** What happens to one game of a season besides being played. */
export type Oddity =
  /** The away team did not come: 20:0. */
  | "forfeited"
  /** Taken off the calendar, and no new day found yet. */
  | "postponed"
  /** Played some weeks later than planned. */
  | "moved"
  /** A rebound went to another player after the game was signed. */
  | "corrected"
  /** The loser protests, and nobody has decided yet. */
  | "under-protest"
  | "protest-rejected"
  /** Taken from the home team at a desk: 0:20. */
  | "awarded";

type Placed = { readonly round: number; readonly place: number; readonly oddity: Oddity };

const finished: readonly Placed[] = [
  { round: 8, place: 1, oddity: "moved" },
  { round: 16, place: 2, oddity: "moved" },
  { round: 10, place: 0, oddity: "corrected" },
  { round: 12, place: 2, oddity: "protest-rejected" },
];

const running: readonly Placed[] = [
  { round: 3, place: 2, oddity: "forfeited" },
  { round: 4, place: 3, oddity: "postponed" },
  { round: 5, place: 0, oddity: "corrected" },
  { round: 6, place: 1, oddity: "moved" },
  { round: 7, place: 4, oddity: "under-protest" },
];

const lowestIn: Readonly<Record<number, readonly Placed[]>> = {
  2024: [{ round: 14, place: 3, oddity: "forfeited" }],
  2025: [{ round: 9, place: 1, oddity: "awarded" }],
};

/** Which of a league's games are not like the others. Places are those of a round's games, from 0. */
export function oddityOf(seasonYear: number, isRunning: boolean, isLowest: boolean, round: number, place: number): Oddity | null {
  const odd = [...(isRunning ? running : finished), ...(isLowest ? (lowestIn[seasonYear] ?? []) : [])];
  return odd.find((placed) => placed.round === round && placed.place === place)?.oddity ?? null;
}
