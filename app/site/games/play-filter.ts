import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { PlayKind } from "#core/wording/play-kinds.ts";

/** Which plays the page shows; an empty text is all of them. */
export type ChosenPlays = {
  /** `1`, `ot2` */
  readonly period: string;
  readonly team: Side | "";
  /** `home-7`: a side and the shirt on it. */
  readonly player: string;
  readonly only: "scores" | "";
  /** One of the choices that the page has. */
  readonly kind: string;
};

/** A period as addresses name it. */
export function periodValue({ kind, number }: Period): string {
  return kind === "overtime" ? `ot${number}` : String(number);
}

/** The plays that an address asks for. What it names and the game does not have is left out. */
export function chosenPlays(
  parameters: URLSearchParams,
  known: Readonly<Record<"periods" | "players" | "kinds", readonly { readonly value: string }[]>>,
): ChosenPlays {
  const oneOf = <Value extends string>(name: keyof ChosenPlays, values: readonly Value[]): Value | "" =>
    values.find((value) => value === parameters.get(name)) ?? "";
  const named = (name: keyof ChosenPlays, values: readonly { readonly value: string }[]) =>
    oneOf(
      name,
      values.map(({ value }) => value),
    );
  return {
    period: named("period", known.periods),
    team: oneOf("team", ["home", "away"] as const),
    player: named("player", known.players),
    only: oneOf("only", ["scores"] as const),
    kind: named("kind", known.kinds),
  };
}

/** Who did it, and of what kind it was, if of any; a player by his index. */
export type PlayDeed = { readonly kind?: PlayKind; readonly side?: Side; readonly player?: number };

type FilteredPlay = {
  readonly side?: Side;
  readonly player?: number;
  readonly score?: unknown;
  readonly kind?: PlayKind;
  /** What belongs to it: the assist, the block. */
  readonly also?: readonly PlayDeed[];
};

/** What the page offers: players, and what one may look for with the kinds that it stands for. */
export type FilterChoices = {
  readonly players: readonly { readonly value: string }[];
  readonly kinds: readonly { readonly value: string; readonly of: readonly PlayKind[] }[];
};

/**
 * Whether a play of a period is shown. Of a player, and of a kind, is a line also where that is told beside it: his assist on
 * another's basket, his going to the bench as another comes on. CLIP3 PBP7
 */
export function isChosen(play: FilteredPlay, period: string, chosen: ChosenPlays, { players, kinds }: FilterChoices): boolean {
  if (chosen.period !== "" && chosen.period !== period) return false;
  if (chosen.only === "scores" && play.score === undefined) return false;
  const asksWho = chosen.player !== "" || chosen.kind !== "";
  const wanted: readonly (PlayKind | undefined)[] | undefined = kinds.find(({ value }) => value === chosen.kind)?.of;
  return [play, ...(asksWho ? (play.also ?? []) : [])].some(
    ({ kind, side, player }) =>
      (chosen.team === "" || chosen.team === side) &&
      (chosen.player === "" || (player !== undefined && players[player]?.value === chosen.player)) &&
      (!wanted || wanted.includes(kind)),
  );
}
