import type { PlayoffDuel, PlayoffSlot, PlayoffAnswer } from "#contract/playoff-view.ts";
import { type BracketPlace, bracketPlace } from "../../sport/bracket-place.ts";

export type BracketTree = {
  /** By round and pairing: `semi-finals/1`. */
  readonly places: ReadonlyMap<string, BracketPlace>;
  readonly rows: number;
  /** Whether winners' ways can be drawn as lines; not where who is left is seeded anew. */
  readonly isJoined: boolean;
};

/** Pairings beside the way to the title: drawn apart. */
const besides = ["thirdPlace", "placement"];

export function bracketKey(round: string, duel: string): string {
  return `${round}/${duel}`;
}

export function isBeside({ stage }: Pick<PlayoffDuel, "stage">): boolean {
  return besides.includes(stage);
}

/** The way to the final, from the final back: each pairing has the rows of those that lead to it. */
export function bracketTree(rounds: PlayoffAnswer["rounds"]): BracketTree {
  const places = new Map<string, BracketPlace>();
  let rows = 0;

  function put(round: number, duel: PlayoffDuel): BracketPlace {
    const from = rows;
    const feeders = [duel.first, duel.second].flatMap((slot) => {
      const source = sourceOf(rounds, round, slot);
      return source ? [put(source.round, source.duel)] : [];
    });
    rows = Math.max(rows, from + 1);
    const place = bracketPlace(from, rows, feeders);
    places.set(bracketKey(rounds[round]?.slug ?? "", duel.slug), place);
    return place;
  }

  const last = rounds.length - 1;
  for (const duel of rounds[last]?.duels ?? []) if (!isBeside(duel)) put(last, duel);
  const drawn = rounds.flatMap(({ slug, duels }) => duels.filter((duel) => !isBeside(duel)).map((duel) => bracketKey(slug, duel.slug)));
  return { places, rows, isJoined: drawn.every((key) => places.has(key)) };
}

/** The pairing whose winner stands in a slot. A slot keeps its label when its team is known. */
function sourceOf(rounds: PlayoffAnswer["rounds"], before: number, { label }: PlayoffSlot): { round: number; duel: PlayoffDuel } | null {
  for (let round = before - 1; round >= 0; round--) {
    const duel = rounds[round]?.duels.find(
      ({ stage, values }) => label.key === `slots.winnerOf.${stage}` && label.values["number"] === values["number"],
    );
    if (duel) return { round, duel };
  }
  return null;
}
