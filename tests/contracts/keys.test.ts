import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const places = ["server/", "bridge/", "contract/", "core/", "app/"];
const cryptography = /from "(?:node:crypto|jose|@simplewebauthn\/server)"|crypto\.subtle|getRandomValues/;

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("whatever uses cryptography stands in docs/keys.md, and nothing else does", () => {
  const using = sourceTree()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && places.some((place) => file.startsWith(place)))
    .filter((file) => cryptography.test(textOf(file)));
  const named = [...textOf("docs/keys.md").matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
  expect(using.length).toBeGreaterThan(20);
  expect(named.filter((file) => !file.startsWith("tests/")).toSorted()).toEqual(using);
});

test("every key says how long it is good and how it is changed", () => {
  const table =
    textOf("docs/keys.md")
      .split(/^## /m)
      .find((section) => section.startsWith("Inventory")) ?? "";
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].slice(2);
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows.filter(([, , , , lifetime = "", change = ""]) => lifetime.trim() === "" || (change.trim() === "" && !lifetime.startsWith("one "))),
  ).toEqual([]);
});
