import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

const wanted = span(1, 50);

const rows = [...textOf("docs/faults.md").matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)].map(([, number, tests = ""]) => ({
  fault: Number(number),
  tests: tests.split("; ").map((one) => {
    const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
    return { file, title };
  }),
}));

test("every fault has a row with a test that is there, by its file and the words of its title, and is marked with it", () => {
  expect(wanted.filter((fault) => !rows.some((row) => row.fault === fault))).toEqual([]);
  const missing = rows.flatMap(({ fault, tests }) =>
    tests
      .filter(({ file, title }) => title === "" || !titlesIn(file).some((each) => each.includes(title) && faultsOf(each).includes(fault)))
      .map(({ file, title }) => `fault ${fault}: ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test("every test that is marked with one of these faults stands in its row", () => {
  const files = sourceTree().filter((file) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file));
  const marked = files.flatMap((file) =>
    titlesIn(file).flatMap((title) => faultsOf(title).flatMap((fault) => (wanted.includes(fault) ? [{ file, title, fault }] : []))),
  );
  const unlisted = marked.filter(
    ({ file, title, fault }) =>
      !rows.some((row) => row.fault === fault && row.tests.some((one) => one.file === file && title.includes(one.title))),
  );
  expect(unlisted.map(({ file, title, fault }) => `fault ${fault}: ${file}: ${title}`)).toEqual([]);
});

/** Titles of tests and of what groups them. */
function titlesIn(file: string): string[] {
  return [...textOf(file).matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\]\s*(?:as const)?\))?\(\s*"((?:[^"\\]|\\.)*)"/g)].map(
    ([, title = ""]) => title,
  );
}

/** `fault 4`, `faults 9, 10`. */
function faultsOf(title: string): number[] {
  return [...title.matchAll(/\bfaults? (\d+(?:, \d+)*)/g)].flatMap(([, numbers = ""]) => numbers.split(", ").map(Number));
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
