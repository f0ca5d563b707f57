import { expect, test } from "vitest";
import { midSentence } from "./mid-sentence.ts";

test("a round is written small within a sentence, but not in English", () => {
  expect(midSentence("es", "Jornada 9")).toBe("jornada 9");
  expect(midSentence("sr-cyrl", "Финале")).toBe("финале");
  expect(midSentence("en", "Round 9")).toBe("Round 9");
});
