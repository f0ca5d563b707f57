import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { configVariables, fileVariables } from "#server/config.ts";
import { root, sourceTree } from "./source-tree.ts";

const documents = sourceTree().filter((file) => file.endsWith(".md"));

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

test("every link between documents leads somewhere", () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^https?:/.test(target) && target !== "00NN-name.md")
      .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("every link to a part of a document leads to a heading of it", () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)]
      .map(([, target = "", part = ""]) => ({ at: target === "" ? file : path.join(path.dirname(file), target), target, part }))
      .filter(({ at, target }) => !/^https?:/.test(target) && at.endsWith(".md"))
      .filter(({ at, part }) => !documents.includes(at) || !partsOf(at).includes(part))
      .map(({ target, part }) => `${file}: ${target}#${part}`),
  );
  expect(broken).toEqual([]);
});

/** What a document's headings are called in addresses, as GitHub and most others make them. */
function partsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

test("every file that a document names exists", () => {
  const places = new Set(sourceTree().map((file) => file.split("/")[0]));
  const isPath = (word: string) => /^[\w.-]+\/[\w./-]*\.[a-z]+$/.test(word) && places.has(word.split("/")[0]);
  const missing = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`([^`\n]+)`/g)]
      .map(([, word = ""]) => word)
      .filter((word) => isPath(word) && !existsSync(path.join(root, word)))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test("every variable that is read is explained, and nothing else is", () => {
  const explained = [...textOf("docs/configuration.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = ""]) => name);
  expect(explained.toSorted()).toEqual([...configVariables].toSorted());
  expect(fileVariables.filter((name) => !textOf("docs/configuration.md").includes(`\`${name}\``))).toEqual([]);
});

test("every picture of a screen stands on the page of pictures, and no other", () => {
  const kept = readdirSync(path.join(root, "docs/screens")).filter((file) => file.endsWith(".png"));
  const named = [...textOf("docs/screens/README.md").matchAll(/\]\(([\w-]+\.png)\)/g)].map(([, file = ""]) => file);
  expect(named.toSorted()).toEqual(kept.toSorted());
});
