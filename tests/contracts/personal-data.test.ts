import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const files = sourceTree();
const page = textOf("docs/personal-data.md");
const sections = page.split(/^## /m).slice(1);
const levels = [...page.matchAll(/^\| ([A-Z][\w']*) \| [^|]+ \| [^|]+ \|$/gm)].map(([, level = ""]) => level);

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("every table of the schema is classified once", () => {
  const tables = [...textOf("server/db/schema.sql").matchAll(/^create table (\w+)/gm)].map(([, table = ""]) => table);
  const known = new Set(tables);
  const named = [...page.matchAll(/`([a-z_]+)`/g)].map(([, word = ""]) => word);
  expect(tables.length).toBeGreaterThan(80);
  expect(named.filter((word) => known.has(word)).toSorted()).toEqual(tables.toSorted());
  expect(named.filter((word) => word.includes("_") && !known.has(word))).toEqual([]);
});

test("every level says what is wanted of it and has its section", () => {
  expect(sections.map((section) => section.split("\n")[0])).toEqual(levels.filter((level) => level !== "Level" && level !== "Tables"));
});

test("what protects them is there", () => {
  const rules = files
    .filter((file) => file.startsWith("docs/rules/"))
    .map(textOf)
    .join("\n");
  const cited = [...new Set([...page.matchAll(/\b[A-Z]{2,}\d+\b/g)].map(([id]) => id))];
  expect(cited.filter((id) => id !== "SHA256" && !rules.includes(`| ${id} |`))).toEqual([]);
  expect(cited.length).toBeGreaterThan(15);
});
