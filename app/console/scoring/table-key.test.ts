import { describe, expect, it } from "vitest";
import { keyOf } from "#core/table/key-press.ts";
import { isMeant } from "./palm-guard.ts";
import { type KeyDown, stopKeyOf, tableKeyOf } from "./table-key.ts";

function down(code: string, more: Partial<KeyDown> = {}): KeyDown {
  const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, repeat: false, isComposing: false };
  return { code, ...plain, target: { isField: false, isControl: false }, ...more };
}

/** What layouts print on the caps of the places that a scorer uses most: W, Q, A, Z, ;, M and 7. */
const layouts = {
  us: ["w", "q", "a", "z", ";", "m", "7"],
  "sr Latin": ["w", "q", "a", "y", "č", "m", "7"],
  "sr Cyrillic": ["њ", "љ", "а", "з", "ч", "м", "7"],
  sl: ["w", "q", "a", "y", "č", "m", "7"],
  "fr AZERTY": ["z", "a", "q", "w", "m", ",", "è"],
  ru: ["ц", "й", "ф", "я", "ж", "ь", "7"],
  es: ["w", "q", "a", "z", "ñ", "m", "7"],
} as const;
const places = ["KeyW", "KeyQ", "KeyA", "KeyZ", "Semicolon", "KeyM", "Digit7"] as const;

describe("SCORER1 keys count by where they lie", () => {
  it.each(Object.entries(layouts))("whatever %s prints on them", (_, caps) => {
    const pressed = caps.map((printed, index) => tableKeyOf({ ...down(places[index]!), printed } as KeyDown));
    expect(pressed).toEqual(places.map((code) => ({ kind: "key", code, shift: false, alt: false })));
    expect(keyOf("KeyW", false, false)).toEqual({ kind: "action", action: { kind: "shot", made: true, value: 2 } });
  });

  it("not while a field is written in, nor as a repeat, nor with a key of the browser", () => {
    expect(tableKeyOf(down("KeyW", { target: { isField: true, isControl: false } }))).toBeNull();
    expect(tableKeyOf(down("KeyW", { repeat: true }))).toBeNull();
    expect(tableKeyOf(down("KeyW", { ctrlKey: true }))).toBeNull();
    for (const code of ["Tab", "F5", "F12", "ShiftLeft", "MetaLeft", "ContextMenu", ""]) expect(tableKeyOf(down(code))).toBeNull();
  });

  it("says when an input method would swallow them", () => {
    expect(tableKeyOf(down("KeyW", { isComposing: true }))).toBe("composing");
  });

  it("leaves Enter and Space to a button that has the focus, and every other key to the table", () => {
    const target = { isField: false, isControl: true };
    expect(tableKeyOf(down("Enter", { target }))).toBeNull();
    expect(tableKeyOf(down("KeyW", { target }))).not.toBeNull();
  });
});

describe("SCORER6 a touch that is not meant goes nowhere", () => {
  const tile = {};
  const touch = (at: number, x: number, target: unknown = {}) => ({ at, x, y: 0, target });

  it("the ball of a hand beside a finger, and a press felt twice", () => {
    expect(isMeant(touch(1000, 0), null)).toBe(true);
    expect(isMeant(touch(1030, 300), touch(1000, 0))).toBe(false);
    expect(isMeant(touch(1050, 300), touch(1000, 0))).toBe(true);
    expect(isMeant(touch(1030, 100), touch(1000, 0))).toBe(true);
    expect(isMeant(touch(1140, 0, tile), touch(1000, 0, tile))).toBe(false);
    expect(isMeant(touch(1160, 0, tile), touch(1000, 0, tile))).toBe(true);
  });
});

it("PREP6 the lists and the signatures leave Space to the clock, save in a field and on a button, and no other key", () => {
  expect(stopKeyOf(down("Space"))).toEqual({ kind: "key", code: "Space", shift: false, alt: false });
  expect(stopKeyOf(down("Space", { target: { isField: true, isControl: false } }))).toBeNull();
  expect(stopKeyOf(down("Space", { target: { isField: false, isControl: true } }))).toBeNull();
  for (const code of ["KeyW", "KeyR", "KeyL", "Backslash", "ArrowLeft", "Enter", "BracketLeft"]) expect(stopKeyOf(down(code))).toBeNull();
});
