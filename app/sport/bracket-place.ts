/** Where a pairing stands in the drawing: rows from the top, `until` not included. */
export type BracketPlace = {
  readonly from: number;
  readonly until: number;
  /** Where the pairings that lead to it have their middles, as shares of its own height. */
  readonly feeders: readonly number[];
};

/** The place of a pairing that takes these rows, with those that lead to it. */
export function bracketPlace(from: number, until: number, feeders: readonly BracketPlace[]): BracketPlace {
  const middle = (place: BracketPlace) => ((place.from + place.until) / 2 - from) / (until - from);
  return { from, until, feeders: feeders.map(middle) };
}
