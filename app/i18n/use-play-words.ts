import type { PlayLine, Wording } from "#core/wording/play-line.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { useLooseT } from "./use-t.ts";

type PlayWords = {
  /** The noun phrase that follows the player's or the team's name. */
  readonly play: (line: PlayLine) => string;
  /** What hangs on a play: "assist: M. Ljubičić". */
  readonly detail: (detail: PlayLine["details"][number]) => string;
};

/** Puts the core's wording into the page's language. `nameOf` says how the page writes a player. */
export function usePlayWords(nameOf: (player: PlayerKey) => string): PlayWords {
  const t = useLooseT("plays");
  function say(wording: Wording): string {
    const { player } = wording.values;
    return t(wording.key, typeof player === "string" ? { ...wording.values, player: nameOf(player as PlayerKey) } : wording.values);
  }
  return { play: (line) => say(line.wording), detail: (detail) => say(detail.wording) };
}
