import { expect, test } from "vitest";
import { shownStatus } from "./game-phase.ts";

test.each([
  ["cancelled", "quarterFinal", "not-needed"],
  ["cancelled", null, "cancelled"],
  ["postponed", "final", "postponed"],
] as const)("a game that is %s at stage %s is shown as %s", (status, stage, shown) => {
  expect(shownStatus({ status, round: { number: 23, stage } })).toBe(shown);
});
