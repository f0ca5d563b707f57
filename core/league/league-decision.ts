/**
 * What a league's office decides that no game's log can say, as the table takes it into account. Dates stand beside it,
 * so that a table of an earlier day does without it.
 */
export type LeagueDecision<Team extends string> =
  /** The team left or was expelled. `annul`: none of its games count; `forfeit-rest`: those it did not play are lost 0:20. */
  | { readonly kind: "withdrawal"; readonly team: Team; readonly games: "annul" | "forfeit-rest" }
  /** Taken off the team's classification points (or, where a table ranks by wins, off its wins). */
  | { readonly kind: "deduction"; readonly team: Team; readonly points: number }
  /** The order a draw gave to teams that nothing else separates, best first. */
  | { readonly kind: "draw"; readonly order: readonly Team[] };
