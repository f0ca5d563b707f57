import { expect, test } from "vitest";
import { fitOf } from "./score-card.tsx";

test("LOOK6 a long name stands in narrower letters, a longer one in two lines", () => {
  expect(fitOf("Luka Zemun")).toBeUndefined();
  expect(fitOf("Meridijan Medaković")).toBe("narrow");
  expect(fitOf("Железничар Инђија Београд")).toBe("two-lines");
});
