import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const files = sourceTree();
const rows = readFileSync(path.join(root, "docs/spec-coverage.md"), "utf8")
  .split("\n")
  .flatMap((line) => (/^\| (?!Line|-)/.test(line) ? [line.split(" | ")] : []));

/** As the page names them: with their folder, or without one in `tests/site`; with or without their ending. */
function isThere(name: string): boolean {
  const endings = ["", ".test.ts", ".db.test.ts", ".e2e.ts"];
  return endings.some((ending) =>
    [name, `tests/${name}`, `tests/site/${name}`, `tests/site/changing/${name}`].some((place) => files.includes(place + ending)),
  );
}

test("every line of the specification names its test, a rule, or the part that it waits for", () => {
  expect(rows.length).toBeGreaterThan(50);
  const bare = rows.filter((row) => !/`|\b[A-Z]{3,8}\d+\b|[Ll]ater/.test(row.at(-1) ?? ""));
  expect(bare.map(([line]) => line)).toEqual([]);
});

test("every test that the specification's page names is there", () => {
  const named = rows.flatMap((row) => [...(row.at(-1) ?? "").replaceAll(/\([^)]*\)/g, "").matchAll(/`([a-z][a-z0-9/.-]+)`/g)]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, name = ""]) => name).filter((name) => !isThere(name))).toEqual([]);
});
