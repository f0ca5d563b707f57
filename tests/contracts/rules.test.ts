import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const files = sourceTree();

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Ids in the first column of the tables of docs/rules. */
const written = files
  .filter((file) => file.startsWith("docs/rules/"))
  .flatMap((file) => [...textOf(file).matchAll(/^\| ([A-Z]+\d+) \|/gm)].map(([, id = ""]) => id));

const prefixes = [...new Set(written.map((id) => id.replace(/\d+$/, "")))];

/** `BOX4`, and the ends of `BOX1–BOX8`. */
const anyId = new RegExp(`\\b(?:${prefixes.join("|")})\\d+\\b`, "g");

/** Every id cited, with the files that cite it. Rules may be cited as a span, `BOX1–BOX8`, which cites all of them. */
function cited(among: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of among) {
    const ids = textOf(file).replaceAll(/\b([A-Z]+)(\d+)–\1(\d+)\b/g, (_, prefix: string, first: string, last: string) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_unused, index) => `${prefix}${Number(first) + index}`).join(" "),
    );
    for (const [id] of ids.matchAll(anyId)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

const code = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("tests/contracts/rules"));

test("no id stands for two rules", () => {
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([]);
});

test("every rule that code cites is written in docs/rules", () => {
  const unknown = [...cited(code)].filter(([id]) => !written.includes(id));
  expect(unknown.map(([id, where]) => `${id} is cited in ${[...new Set(where)].join(", ")} and written nowhere`)).toEqual([]);
});

test("every test whose title begins with an id carries a rule of docs/rules", () => {
  const titles = code.flatMap((file) =>
    [...textOf(file).matchAll(/^\s*(?:it|test)(?:\.each\(.*\))?\("([A-Z]{2,}\d+) .*/gm)].map(([, id = ""]) => ({ file, id })),
  );
  expect(titles.filter(({ id }) => !written.includes(id))).toEqual([]);
});

test("every rule is carried by a test", () => {
  const tested = cited(code.filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file)));
  expect(written.filter((id) => !tested.has(id))).toEqual([]);
});

test("a rule has at most sixty words: what says more is several rules", () => {
  const long = files
    .filter((file) => file.startsWith("docs/rules/"))
    .flatMap((file) => [...textOf(file).matchAll(/^\| ([A-Z]+\d+) \| (.*?) \|(?: |$)/gm)])
    .map(([, id = "", rule = ""]) => ({ id, words: rule.split(/\s+/).length }))
    .filter(({ words }) => words > 60);
  expect(long).toEqual([]);
});
