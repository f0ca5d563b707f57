import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { importVisitor } from "../../lint/import-visitor.ts";
import { root, sourceTree } from "./source-tree.ts";

const files = sourceTree().filter((file) => file.startsWith("contract/") && file.endsWith(".ts") && !file.endsWith(".test.ts"));
const importsOf = new Map(files.map((file) => [file, importsIn(file)]));

/** What a file of the contract takes from others of it, types too, which the linter's rule about circles passes over. */
function importsIn(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  const found: string[] = [];
  const visitor = importVisitor((_node, specifier) => {
    if (specifier?.startsWith(".")) found.push(path.posix.join(path.posix.dirname(file), specifier));
  });
  new Visitor(visitor).visit(program);
  return found;
}

/** The way from a file back to itself; `null`: there is none. */
function circleFrom(start: string): readonly string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of importsOf.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

test("no file of the contract leads back to itself: refs and summaries lie at the bottom, questions on top", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => circleFrom(file)?.join(" → ") ?? [])).toEqual([]);
});

test("an answer of the contract is no View: that is a component", () => {
  const views = files.filter((file) => /export type \w+View\b/.test(readFileSync(path.join(root, file), "utf8")));
  expect(views).toEqual([]);
});
