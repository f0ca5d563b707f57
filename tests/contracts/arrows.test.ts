import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { arrowRefusal, matches, parseArrowMap, readArrowMap, type ArrowMap } from "../../lint/arrow-map.ts";
import { importVisitor } from "../../lint/import-visitor.ts";
import { root, sourceTree } from "./source-tree.ts";

const map = readArrowMap(root);
const files = sourceTree();
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];

test("every import follows an arrow of the map", () => {
  expect(code.flatMap((file) => refusals(map, file, readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});

test("every folder is on the map", () => {
  expect(folders.filter((folder) => !map.rows.some((row) => matches(row.place, folder)))).toEqual([]);
});

test("every row of the map is a place that exists", () => {
  const exists = (place: string) => place.startsWith("*.") || files.includes(place) || folders.some((folder) => matches(place, folder));
  expect(map.rows.filter((row) => !exists(row.place)).map((row) => `docs/map.md:${row.line}: ${row.place} does not exist`)).toEqual([]);
});

test("every arrow of the map leads to a place that exists", () => {
  const words = /^(npm(:.+)?|node:|virtual:|computed|build)$/;
  const inside = (grant: string) => folders.some((folder) => folder === grant || folder.startsWith(`${grant}/`));
  const astray = map.rows.flatMap((row) =>
    row.mayImport
      .filter((grant) => !words.test(grant) && !files.includes(grant) && !inside(grant))
      .map((grant) => `docs/map.md:${row.line}: ${row.place} may import ${grant}, which does not exist`),
  );
  expect(astray).toEqual([]);
});

/** Every arrow in a file's text that the map does not allow, as the linter would say it. */
function refusals(arrows: ArrowMap, file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return [`${file} does not parse: ${errors[0]?.message}`];
  const found: string[] = [];
  const visitor = importVisitor((_node, specifier) => {
    const refusal = arrowRefusal(arrows, file, specifier);
    if (refusal) found.push(refusal);
  });
  new Visitor(visitor as ConstructorParameters<typeof Visitor>[0]).visit(program);
  return found;
}
