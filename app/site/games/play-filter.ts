import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";

/** Which plays the page shows; an empty text is all of them. */
export type ChosenPlays = {
  /** `1`, `ot2` */
  readonly period: string;
  readonly team: Side | "";
  /** `home-7`: a side and the shirt on it. */
  readonly player: string;
  readonly only: "scores" | "";
};

/** A period as addresses name it. */
export function periodValue({ kind, number }: Period): string {
  return kind === "overtime" ? `ot${number}` : String(number);
}

/** The plays that an address asks for. What it names and the game does not have is left out. */
export function chosenPlays(
  parameters: URLSearchParams,
  known: { readonly periods: readonly string[]; readonly players: readonly string[] },
): ChosenPlays {
  const oneOf = <Value extends string>(name: keyof ChosenPlays, values: readonly Value[]): Value | "" =>
    values.find((value) => value === parameters.get(name)) ?? "";
  return {
    period: oneOf("period", known.periods),
    team: oneOf("team", ["home", "away"] as const),
    player: oneOf("player", known.players),
    only: oneOf("only", ["scores"] as const),
  };
}

type FilteredPlay = { readonly side?: Side; readonly player?: number; readonly score?: unknown };

/** Whether a play of a period is shown. */
export function isChosen(play: FilteredPlay, period: string, chosen: ChosenPlays, players: readonly { readonly value: string }[]): boolean {
  if (chosen.period !== "" && chosen.period !== period) return false;
  if (chosen.team !== "" && chosen.team !== play.side) return false;
  if (chosen.only === "scores" && play.score === undefined) return false;
  return chosen.player === "" || (play.player !== undefined && players[play.player]?.value === chosen.player);
}
