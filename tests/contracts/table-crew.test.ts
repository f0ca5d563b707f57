import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { keyOf } from "#core/table/key-press.ts";

const languages = locales.filter((locale) => locale !== "sr-cyrl");
const areas = ["console", "crew", "seat", "table"] as const;

/** What a message can say, as patterns: each of its plural forms, with a number where a count stands. */
function sayings(message: string): readonly RegExp[] {
  const forms = /^\{\w+, plural,(.*)\}$/s.exec(message)?.[1];
  const texts = forms === undefined ? [message] : Array.from(forms.matchAll(/\{([^{}]*)\}/g), ([, form]) => form ?? "");
  return texts.map(
    (text) =>
      new RegExp(
        `^${text
          .split("#")
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
          .join("\\d+")}$`,
        "u",
      ),
  );
}

function leaves(messages: unknown): readonly string[] {
  if (typeof messages === "string") return [messages];
  return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(leaves) : [];
}

/** Where the keys that the page names lie on a keyboard. */
const codes: Readonly<Record<string, string>> = {
  "=": "Equal",
  "-": "Minus",
  Space: "Space",
  W: "KeyW",
  R: "KeyR",
  T: "KeyT",
};

test.for(languages)("the page for table crews names buttons and keys as they stand on the screen (%s)", async (locale) => {
  const page = readFileSync(`docs/table-crew/${locale}.md`, "utf8");
  const modules = await Promise.all(areas.map((area) => import(`../../messages/${locale}/${area}.ts`) as Promise<{ default: unknown }>));
  const said = modules.flatMap((module) => leaves(module.default).flatMap(sayings));
  const named = Array.from(page.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g), ([, words]) => words ?? "");
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((words) => !said.some((saying) => saying.test(words)))).toEqual([]);
  const keys = [...page.matchAll(/`([^`]+)`/g)].flatMap(([, typed]) => (typed ?? "").split(" ")).filter((key) => !/^\d+$/.test(key));
  // The log and the picture of the keys are the screen's own.
  expect(keys.filter((key) => key !== ";" && key !== "?" && keyOf(codes[key] ?? "", false, false) === null)).toEqual([]);
});
