import { useEffect, useState } from "react";
import type { ScoringDesk } from "./scoring-desk.ts";
import { type KeyDown, stopKeyOf, tableKeyOf } from "./table-key.ts";

type TableKeysOptions = { readonly desk: ScoringDesk; readonly onComposing: () => void; readonly onHelp: () => void };

/** Every key of the page goes to the table, in the order they were pressed. SCORER1 */
export function useTableKeys({ desk, onComposing, onHelp }: TableKeysOptions): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = tableKeyOf(keyDownOf(event));
      if (key === null) return;
      event.preventDefault();
      if (key === "composing") onComposing();
      else if (key.code === "Slash" && key.shift) onHelp();
      else desk.key(key, Math.max(0, performance.now() - event.timeStamp));
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [desk, onComposing, onHelp]);
}

/** Space, for whoever has the clock too, while they are at the lists or the signatures. PREP6 */
export function useStopKey(desk: ScoringDesk, isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const down = (event: KeyboardEvent) => {
      const key = stopKeyOf(keyDownOf(event));
      if (key === null || !desk.table.holds.clock) return;
      event.preventDefault();
      desk.key(key, Math.max(0, performance.now() - event.timeStamp));
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [desk, isHere]);
}

function keyDownOf(event: KeyboardEvent): KeyDown {
  const { code, shiftKey, altKey, ctrlKey, metaKey, repeat, target } = event;
  const element = target instanceof HTMLElement ? target : null;
  const isField = element !== null && (element.isContentEditable || element.matches("input, select, textarea"));
  const isControl = element !== null && element.matches("button, a, summary, [role=button]");
  const isComposing = event.isComposing || event.key === "Process";
  return { code, shiftKey, altKey, ctrlKey, metaKey, repeat, isComposing, target: { isField, isControl } };
}

type LayoutKeyboard = { getLayoutMap(): Promise<ReadonlyMap<string, string>> };

/** What is printed on the caps of the keyboard in use, where the browser tells. */
export function useKeyCaps(): (code: string) => string {
  const [caps, setCaps] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    const { keyboard } = navigator as { readonly keyboard?: LayoutKeyboard };
    let isGone = false;
    void keyboard?.getLayoutMap().then(
      (map) => isGone || setCaps(map),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (code) => caps?.get(code)?.toUpperCase() ?? printed[code] ?? code.replace(/^(?:Key|Digit)/, "");
}

const printed: Readonly<Record<string, string>> = {
  Semicolon: ";",
  Comma: ",",
  Period: ".",
  Slash: "/",
  Equal: "=",
  Minus: "−",
  Backquote: "`",
  Quote: "'",
  BracketLeft: "[",
  BracketRight: "]",
  Backslash: "\\",
  Backspace: "⌫",
  Escape: "Esc",
  Enter: "Enter",
};
