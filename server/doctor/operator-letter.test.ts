import { expect, test } from "vitest";
import type { Finding } from "./plain-words.ts";
import { letterDue, type OperatorMemory } from "./operator-letter.ts";

const full: Finding = { about: "disk", verdict: "ill", says: "12 MB are free", remedy: "make room" };
const well: Finding = { about: "disk", verdict: "well", says: "fine", remedy: null };
const tight: Finding = { ...full, verdict: "look" };
const hourMs = 3_600_000;
const nothing: OperatorMemory = new Map();

test("OPER1 what is ill is told at the second look, again after a day, and once when it is well again", () => {
  const first = letterDue([full], nothing, 0);
  expect(first.letter).toBeNull();
  const second = letterDue([full], first.memory, hourMs);
  expect(second.letter).toEqual({ subject: "Fullcourt: disk", text: "disk: 12 MB are free\n  what to do: make room\n" });
  const third = letterDue([full], second.memory, 2 * hourMs);
  expect(third.letter).toBeNull();
  expect(letterDue([full], third.memory, 25 * hourMs).letter?.subject).toBe("Fullcourt: disk");
  const cleared = letterDue([well], third.memory, 3 * hourMs);
  expect(cleared.letter).toEqual({ subject: "Fullcourt: disk well again", text: "disk: well again\n" });
  expect(letterDue([well], cleared.memory, 4 * hourMs)).toEqual({ letter: null, memory: nothing });
});

test("OPER1 what passed between two looks, and what only wants a look, is not told", () => {
  const once = letterDue([full], nothing, 0);
  expect(letterDue([well], once.memory, hourMs)).toEqual({ letter: null, memory: nothing });
  expect(letterDue([tight], letterDue([tight], nothing, 0).memory, hourMs).letter).toBeNull();
});
