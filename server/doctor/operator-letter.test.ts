import { expect, test } from "vitest";
import { backupFinding, hostFindings, machineFindings, mailFinding } from "./findings.ts";
import { type Finding, plainly } from "./plain-words.ts";
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

const dayMs = 24 * hourMs;
const megabyte = 1024 ** 2;
const host = { host: "league.example", fault: null, streamsFlow: null };
function certificate(days: number, fault: string | null): ReturnType<typeof hostFindings> {
  return hostFindings({ ...host, certificate: { endsAt: days * dayMs, fault } }, 0);
}

test.each([
  ["a backup that is late", [backupFinding({ now: 30 * hourMs, since: 0, isMadeByItself: true, fault: null })], "backup"],
  ["a backup that fails", [backupFinding({ now: 30 * hourMs, since: 0, isMadeByItself: true, fault: "ENOSPC" })], "backup"],
  [
    "a disk that is full",
    machineFindings({
      node: "v26",
      dataFolder: "/d",
      isOpen: false,
      freeBytes: 100 * megabyte,
      allBytes: 99_999 * megabyte,
      isClockKept: true,
    }),
    "disk",
  ],
  ["a mail server that refuses us", [mailFinding({ fault: "535 no" }, 3)], "mail"],
  ["a certificate that was not renewed", certificate(6, null), "league.example certificate"],
  ["a certificate that has ended", certificate(-1, "certificate has expired"), "league.example certificate"],
] as const)("OPER1 %s rings at the second look, says what to do, and is told once when it is well again", (_, lines, about) => {
  const findings = lines.map(plainly);
  const { letter, memory } = letterDue(findings, letterDue(findings, nothing, 0).memory, hourMs);
  expect(letter?.subject).toBe(`Fullcourt: ${about}`);
  expect(letter?.text).toContain("what to do: ");
  expect(letterDue([], memory, 2 * hourMs).letter?.text).toBe(`${about}: well again\n`);
});
