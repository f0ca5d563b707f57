import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isStatisticId } from "#core/stats/statistic-catalogue.ts";
import { root, sourceTree } from "./source-tree.ts";

const fewest = 3;

/** Lists that are no choice of what to show. */
const lists: Readonly<Record<string, string>> = {
  "contract/api/game-shapes.ts": "the public API's own words, which stay when the house's change",
  "app/venue/tv-stats/box-table.tsx": "keys of the table's own short heads, some of which are also statistics",
};

const released = /^server\/db\/migrations\//;
const code = sourceTree().filter((file) => /^(app|contract|demo|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Arrays of nothing but texts and other lists, which is how a choice of statistics is written. */
function ownLists(source: string): string[][] {
  const arrays = source.matchAll(/\[\s*((?:(?:"[^"\n]*"|\.\.\.\w+)(?:\s*,\s*|\s*(?=\])))+)\]/g);
  return [...arrays].map(([, inside = ""]) => [...inside.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text).filter(isStatisticId));
}

test("CAT2 a list of three statistics or more is a set with a name", () => {
  const found = code.filter((file) => {
    if (released.test(file)) return false;
    return ownLists(readFileSync(path.join(root, file), "utf8")).some((ids) => ids.length >= fewest);
  });
  expect(found).toEqual(Object.keys(lists).toSorted());
});

test("CAT2 a list is seen in whatever way it is laid out", () => {
  expect(ownLists('const own = [\n  "points",\n  ...others,\n  "assists",\n  "steals",\n] as const;')).toEqual([
    ["points", "assists", "steals"],
  ]);
  expect(ownLists('cells["points"] + head("assists")').every((ids) => ids.length < fewest)).toBe(true);
});
