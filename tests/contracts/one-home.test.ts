import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const code = sourceTree().filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.e2e\.ts$|^lint\//.test(file));

/** What is told in one file, by what gives another telling of it away. */
const homes = {
  "Temporal is used": { sign: /\bTemporal\./, files: ["core/kernel/local-time.ts"] },
  "the shape of a slug": { sign: /\/\^\[a-z0-9\]\+\((?:\?:)?-\[a-z0-9\]\+\)\*\$\//, files: ["core/kernel/slug.ts"] },
  "the shape of a mail address": { sign: /@\(\?:\[|\bz\.email\(/, files: ["scripts/commands/push-provider.ts", "server/config.ts"] },
  "a moment cut to its day at Greenwich": { sign: /toISOString\(\)\.slice\(0, ?10\)/, files: ["core/kernel/calendar-day.ts"] },
  "the shape of a day or a month": {
    sign: /\/\^\\d\{4\}-(?:\\d|\(\?:0)/,
    files: ["core/kernel/calendar-day.ts", "core/kernel/local-time.ts"],
  },
} as const;

test.each(Object.entries(homes))("%s in its own place only", (_, { sign, files }) => {
  const found = code.filter((file) => sign.test(readFileSync(path.join(root, file), "utf8")));
  expect(found.toSorted()).toEqual([...files].toSorted());
});
