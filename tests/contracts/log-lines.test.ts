import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Told outright, or by a level that is chosen first. */
const told = /\blog(?:"\))?(?:\.(?:trace|debug|info|warn|error|fatal)|\[\w+\])\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},\s*)?"([^"]+)"/g;
const asked = /\bget\("log"\)(?:\.(?:trace|debug|info|warn|error|fatal)|\[\w+\])\(\s*\{[\s\S]*?\},\s*"([^"]+)",?\s*\);/g;

const inCode = sourceTree()
  .filter((file) => file.startsWith("server/") && file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(told), ...text.matchAll(asked)].map(([, line = ""]) => `${line} | ${file}`);
  });

const onPage = [...textOf("docs/log-lines.md").matchAll(/^\| `([^`]+)` \| [a-z, ]+ \| ([^|]+) \|/gm)].flatMap(([, line = "", where = ""]) =>
  [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => `${line} | ${file}`),
);

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("every line of the log stands in docs/log-lines.md, with the file that writes it", () => {
  expect(inCode.length).toBeGreaterThan(30);
  expect(onPage.toSorted()).toEqual([...new Set(inCode)].toSorted());
});
