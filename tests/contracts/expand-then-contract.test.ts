import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contractStep, migrations } from "#server/db/migrate.ts";
import { root } from "./source-tree.ts";

/** Steps up to here were made before the rule. */
const lastBefore = "0122-sealed-secrets";

/**
 * Steps that take away what no release of the last two reads or writes any more: which, and since when. Whoever adds one names the
 * release that ceased to use it, which has to be out before the one that takes it away.
 */
const contracts: Readonly<Record<string, string>> = {};

/** What a program that runs beside it, one release older, would stumble over. */
const stumbles: readonly (readonly [RegExp, string])[] = [
  [/\bdrop table\b/i, "takes a table away"],
  [/\bdrop column\b/i, "takes a column away"],
  [/\bdrop (?:function|view|type|domain)\b/i, "takes away what questions may call"],
  [/\brename\b/i, "renames"],
  [/\balter column \w+ (?:set data )?type\b/i, "changes a type"],
  [/\balter column \w+ set not null\b/i, "demands what was not demanded"],
  [
    /\badd column \w+ (?:(?!,|;|\bdefault\b|\bgenerated\b)[\s\S])*\bnot null\b(?!(?:(?!,|;)[\s\S])*\b(?:default|generated)\b)/i,
    "demands a column that nobody writes yet",
  ],
];

function stumblesIn(text: string): string[] {
  return stumbles.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
}

test("UPGRADE7 a step adds, and takes away only what no release of the last two uses", () => {
  const since = Object.keys(migrations).filter((name) => name > lastBefore);
  const found = since.flatMap((name) => {
    const what = stumblesIn(readFileSync(path.join(root, `server/db/migrations/${name}.ts`), "utf8"));
    return what.length === 0 || name in contracts ? [] : [`${name} ${what.join(", ")}`];
  });
  expect(found).toEqual([]);
  // By its name a program that does not know it sees that it cannot run on such a database. UPGRADE10
  expect(since.filter((name) => contractStep.test(name) !== name in contracts)).toEqual([]);
  expect(Object.keys(contracts).filter((name) => !since.includes(name))).toEqual([]);
});

test.each([
  ["alter table games rename column a to b", ["renames"]],
  ["alter table games drop column a, add column b text", ["takes a column away"]],
  ["alter table games add column a int not null", ["demands a column that nobody writes yet"]],
  ["alter table games add column a int not null default 0, add column b text", []],
  ["alter table games add column a int default 0 not null", []],
  ["alter table games alter column a type bigint", ["changes a type"]],
  ["alter table games alter column a set not null", ["demands what was not demanded"]],
  ["create table a (b int not null); create index c on a (b)", []],
])("UPGRADE7 %s", (order, what) => {
  expect(stumblesIn(order)).toEqual(what);
});
