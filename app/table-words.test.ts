import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { putAllMessages } from "./i18n/all-messages.server.ts";
import { tableWords } from "./table-words.ts";

putAllMessages();

test.each(locales)("EXPORT1 columns of shots and minutes have the names that pages give them: %s", (locale) => {
  const { madeOf, durations, second } = tableWords(locale);
  const names = [...madeOf.entries()].flatMap(([head, halves]) => [head, ...halves]).concat(...durations);
  expect(new Set(names).size).toBe(14);
  expect(names.filter((name) => name.includes("statistics."))).toEqual([]);
  expect(second("A")).toMatch(/^A \(\p{L}+\)$/u);
});
