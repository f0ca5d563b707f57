import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Who knows the context that holds the ports. Loaders ask `portsOf`, which also answers 404 where the language is none of ours. */
const knownFiles = [
  "app/entry.server.tsx", // puts them there, and tells them of defects
  "app/ports.ts",
  "app/root.tsx", // draws the document of an address without a language, too
];

test("loaders reach the ports by portsOf alone", () => {
  const files = sourceTree().filter((file) => /^app\/.*\.tsx?$/.test(file));
  expect(files.filter((file) => readFileSync(path.join(root, file), "utf8").includes("portsContext"))).toEqual(knownFiles);
});
