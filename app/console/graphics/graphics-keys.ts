import { useEffect } from "react";
import type { Graphic } from "#contract/live/graphics.ts";

/** By the place of the key, so that they are where they are whatever script the keyboard writes. */
export const graphicsKeys = [
  { code: "KeyQ", letter: "Q", graphic: { name: "quarter-summary" } },
  { code: "KeyL", letter: "L", graphic: { name: "leaders" } },
  { code: "KeyC", letter: "C", graphic: { name: "team-comparison" } },
  { code: "KeyS", letter: "S", graphic: { name: "standings" } },
  { code: "KeyR", letter: "R", graphic: { name: "replay-break" } },
] as const satisfies readonly { readonly code: string; readonly letter: string; readonly graphic: Graphic }[];

type Pressed = {
  readonly press: (graphic: Graphic) => void;
  readonly toggleScore: () => void;
  readonly clearAll: () => void;
  readonly togglePreparing: () => void;
  readonly takeNext: () => void;
};

/** Keys for what is taken most often; not while somebody writes, nor with a key of the system held. */
export function useGraphicsKeys({ press, toggleScore, clearAll, togglePreparing, takeNext }: Pressed): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      const known = graphicsKeys.find(({ code }) => code === event.code);
      if (known) press(known.graphic);
      else if (event.code === "KeyB") toggleScore();
      else if (event.code === "KeyP") togglePreparing();
      else if (event.code === "KeyT") takeNext();
      else if (event.code === "Escape") clearAll();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [press, toggleScore, clearAll, togglePreparing, takeNext]);
}
