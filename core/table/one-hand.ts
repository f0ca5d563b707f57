import type { TableProfile } from "./table-entry.ts";

/** The two halves of a keyboard as they face each other: what one hand cannot reach lies under Shift where the mirror shows it. */
const mirrored: readonly (readonly [string, string])[] = [
  ["KeyQ", "KeyP"],
  ["KeyW", "KeyO"],
  ["KeyE", "KeyI"],
  ["KeyR", "KeyU"],
  ["KeyT", "KeyY"],
  ["KeyA", "Semicolon"],
  ["KeyS", "KeyL"],
  ["KeyD", "KeyK"],
  ["KeyF", "KeyJ"],
  ["KeyG", "KeyH"],
  ["KeyZ", "Slash"],
  ["KeyX", "Period"],
  ["KeyC", "Comma"],
  ["KeyV", "KeyM"],
  ["KeyB", "KeyN"],
  ["Digit1", "Digit0"],
  ["Digit2", "Digit9"],
  ["Digit3", "Digit8"],
  ["Digit4", "Digit7"],
  ["Digit5", "Digit6"],
  ["Backquote", "Equal"],
  ["Tab", "Minus"],
];

const toLeft = new Map(mirrored.map(([left, right]) => [left, right]));
const toRight = new Map(mirrored.map(([left, right]) => [right, left]));

/**
 * The key that a press means. With one hand, Shift makes of each key of that half the one that faces it in the other; so the
 * meanings under Shift are the two-handed scorer's alone. TABLE19
 */
export function meantCode(code: string, shift: boolean, hand: TableProfile["hand"]): { readonly code: string; readonly shift: boolean } {
  const facing = hand === "left" ? toLeft.get(code) : hand === "right" ? toRight.get(code) : undefined;
  return shift && facing !== undefined ? { code: facing, shift: false } : { code, shift };
}
