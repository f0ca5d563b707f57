import { expect, it } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

it("RACE11 what was worked out once is kept while it is asked for, and no more than so many", () => {
  const kept = new KeptAnswers<string>(2);
  const worked: string[] = [];
  const ask = (text: string) => kept.of(text, () => (worked.push(text), text.toUpperCase()));
  expect([ask("a"), ask("a"), ask("b"), ask("a"), ask("c"), ask("a"), ask("b")]).toEqual(["A", "A", "B", "A", "C", "A", "B"]);
  expect(worked).toEqual(["a", "b", "c", "b"]);
});
