import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./source-tree.ts";

test("every bench has its row on the page of performance, and no other", () => {
  const parts = [...readFileSync(path.join(root, "bench/run.ts"), "utf8").matchAll(/^ {2}"([\w.-]+)",$/gm)].map(([, part = ""]) => part);
  const benches = readdirSync(path.join(root, "bench"))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((name) => !parts.includes(name));
  const page = readFileSync(path.join(root, "docs/performance.md"), "utf8");
  const figures = page.slice(page.indexOf("\n## Figures\n"));
  const told = [...figures.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = ""]) => name);
  expect([...new Set(told)].toSorted()).toEqual(benches.toSorted());
});
