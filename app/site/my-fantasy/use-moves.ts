import { useEffect, useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import type { Token } from "../../fantasy/token.ts";
import type { Moves } from "./token-button.tsx";
import { partnersOf } from "./formation.ts";
import type { Press } from "./press-squad.ts";
import type { SquadDraft, SquadGround } from "./squad-draft.ts";

type Thoughts = {
  readonly ground: SquadGround;
  readonly draft: SquadDraft;
  readonly tokens: readonly Token[];
  readonly press: (press: Press) => void;
};

/** Who is chosen, with whom he may change places, and for which place somebody is looked for; each press is said aloud. MYFAN3 */
export function useMoves({ ground, draft, tokens, press }: Thoughts) {
  const t = useT("my-fantasy");
  const [chosen, choose] = useState<number | null>(null);
  const [picking, pick] = useState<number | null>(null);
  const [said, say] = useState("");
  const partners = chosen === null ? [] : partnersOf(ground, draft, chosen);
  const nameAt = (place: number) => tokens[place]?.name ?? "";

  useEffect(() => {
    if (chosen === null && picking === null) return undefined;
    const end = (event: KeyboardEvent) => event.key === "Escape" && leave();
    addEventListener("keydown", end);
    return () => removeEventListener("keydown", end);
  }, [chosen, picking]);

  function leave(): void {
    choose(null);
    pick(null);
  }
  function does(pressed: Press, words: string): void {
    press(pressed);
    leave();
    say(words);
  }
  function swapWith(other: number): boolean {
    if (chosen === null || !partners.includes(other)) return false;
    does({ kind: "swap", one: chosen, other }, t("say.swapped", { one: nameAt(chosen), other: nameAt(other) }));
    return true;
  }
  function onPress(place: number): void {
    if (swapWith(place)) return;
    if (draft.places[place]?.number === null) {
      if (ground.locksAt !== null) pick(place);
      return;
    }
    choose(chosen === place ? null : place);
    pick(null);
    if (chosen !== place) say(t("say.selected", { name: nameAt(place) }));
  }
  const moves: Moves = { chosen, partners, onPress, onDraw: choose, onDrop: swapWith };
  return { moves, picking, pick, leave, said, does };
}
