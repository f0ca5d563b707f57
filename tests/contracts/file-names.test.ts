import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

const code = sourceTree().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));

/** Names under which anything may be put, and so nothing is found again. */
const drawer = /^(index|lib|shared|common)$|(^|-)(utils?|misc|helpers?|common|managers?)(-|$)/;

const mostLines = 400;

/** Long because they are lists, read from top to bottom once: words of a language, steps of the schema. */
const listsByNature = ["messages/", "server/db/migrations/"];

test("files and folders are named in kebab-case", () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  expect(code.filter((file) => !file.split("/").every((part) => kebab.test(part)))).toEqual([]);
});

test("no file and no folder is a drawer: each is named after the one main thing in it", () => {
  expect(code.filter((file) => file.split("/").some((part) => drawer.test(part.replace(/\..*$/, ""))))).toEqual([]);
});

test(`no file is longer than ${mostLines} lines`, () => {
  const lines = (file: string) => readFileSync(path.join(root, file), "utf8").split("\n").length - 1;
  const long = code.filter((file) => !listsByNature.some((folder) => file.startsWith(folder)) && lines(file) > mostLines);
  expect(long.map((file) => `${file}: ${lines(file)} lines`)).toEqual([]);
});
