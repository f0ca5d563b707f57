import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./source-tree.ts";

type Manifest = { readonly dependencies: Record<string, string>; readonly optionalDependencies: Record<string, string> };

test("every dependency of a running site is named in THIRD-PARTY-NOTICES.md", () => {
  const notices = readFileSync(path.join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as Manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(names.filter((name) => !notices.includes(`\`${name}\``))).toEqual([]);
});
