import { useEffect } from "react";
import { keyOf } from "#core/table/key-press.ts";
import type { PressCode } from "./clock-presses.ts";

/** Keys that answer a question which is open at the clock. */
const answers: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Escape", "Backspace", "Period", "NumpadDecimal"]);

/** The clock's keys by the place where they lie; not while somebody writes, nor with a key that the browser owns. CLOCK16 */
export function useClockKeyboard(press: PressCode, isAsked: boolean): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea, [contenteditable]")) return;
      const isButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary") !== null;
      // What has the focus is pressed by Enter as everywhere; Space is the clock's wherever the focus is.
      if (isButton && event.code === "Enter" && !isAsked) return;
      const isClock = keyOf(event.code, event.shiftKey, event.altKey)?.kind === "clock";
      const isAnswer = isAsked && (answers.has(event.code) || /^(?:Digit|Numpad)\d$/.test(event.code));
      if (!isClock && !isAnswer) return;
      event.preventDefault();
      press(event.code === "NumpadDecimal" ? "Period" : event.code, { shift: event.shiftKey, alt: event.altKey }, event.timeStamp);
    };
    // A focused button would be pressed once more when Space comes up.
    const up = (event: KeyboardEvent) => {
      if (event.code === "Space" && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, [press, isAsked]);
}
