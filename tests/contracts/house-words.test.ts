import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

const rows = [...textOf("docs/words.md").matchAll(/^\| (?!Here )(\S[^|]*) \| [^|]+ \| ([^|]+) \|$/gm)];

test("a type says what it holds, not how it came", () => {
  const vague = sourceTree()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\b(?:type|interface|class) (Told|Asked|Standing)\b(?=\s*[=<{])/g)].map(([, name]) => `${file}: ${name}`),
    );
  expect(vague).toEqual([]);
});

test("the words of the house are forty, in order, with examples that are there", () => {
  const words = rows.map(([, word = ""]) => word);
  expect(words).toHaveLength(40);
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, "en")));
  const tree = sourceTree();
  const gone = rows
    .flatMap(([, , example = ""]) => [...example.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, named = ""]) => named))
    .filter((named) => !tree.some((file) => file === named || file.startsWith(`${named}/`)));
  expect(gone).toEqual([]);
});

/** What names a picture or quotes a source is not ours to put right; decisions are as they were taken. */
const documents = sourceTree().filter((file) => /^(?:docs\/(?!decisions\/|screens\/)|README|CONTRIBUTING|CHANGELOG).*\.md$/.test(file));

test("WORD2 people are they in the house's documents", () => {
  const sexed = documents.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index) => (/\b(?:he|his|him|himself|she|hers?|herself)\b/i.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(sexed).toEqual([]);
});
