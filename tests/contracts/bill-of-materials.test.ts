import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./source-tree.ts";

type Lock = { readonly packages: Record<string, { readonly version: string }> };
type Component = { readonly name: string; readonly version: string; readonly licenses?: readonly unknown[] };

test("npm run -s bill-of-materials names every package of the lock, each with version and licence", () => {
  const command = (JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { scripts: Record<string, string> }).scripts[
    "bill-of-materials"
  ];
  const [npm = "", ...words] = (command ?? "").split(" ");
  const { components } = JSON.parse(execFileSync(npm, words, { cwd: root, encoding: "utf8" })) as { components: readonly Component[] };
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as Lock;
  const locked = Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, "")} ${version}`);
  expect(new Set(components.map(({ name, version }) => `${name} ${version}`))).toEqual(new Set(locked));
  // Its licence (MIT) lies in a file beside it.
  expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual(["png-js"]);
});
