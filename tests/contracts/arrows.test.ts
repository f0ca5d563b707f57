import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { arrowRefusal, matches, parseArrowMap, readArrowMap, type ArrowMap } from "../../lint/arrow-map.ts";
import { importVisitor } from "../../lint/import-visitor.ts";
import { root, sourceTree } from "./source-tree.ts";

const map = readArrowMap(root);
const files = sourceTree();
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];

test("every import follows an arrow of the map", () => {
  const found = code.flatMap((file) => refusals(map, file, readFileSync(path.join(root, file), "utf8")));
  expect([...new Set(found)]).toEqual([]);
});

test("every folder is on the map", () => {
  expect(folders.filter((folder) => !map.rows.some((row) => matches(row.place, folder)))).toEqual([]);
});

test("no place stands on the map twice", () => {
  const places = map.rows.map((row) => row.place);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
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

describe("on a small map", () => {
  const small = parseArrowMap(`
| Folder | What lives here | May import |
|---|---|---|
| \`core/game\` | Rules | \`core/kernel\`, \`core/rules/rule-set.ts\` |
| \`core/*\` | The rest | nothing |
| \`server/main.ts\` | Ties | \`server\`, \`app\`, \`computed\` |
| \`server\` | Start | \`npm:kysely\`, \`node:\` |
| \`*.test.ts\` | Tests | \`tests/support\`, \`npm\` |

| From | To | Go instead |
|---|---|---|
| \`core\` | \`*\` | Through the door. |
`);

  test.each([
    ["core/game/a.ts", `import "../kernel/ids.ts"; import "../rules/rule-set.ts"; import "./b.ts";`],
    ["core/game/a.ts", `import type { Route } from "./+types/a";`],
    ["core/game/a.test.ts", `import "vitest"; import "@scope/x/y"; import "#tests/support/z.ts"; import "../kernel/ids.ts";`],
    ["server/main.ts", `import "./db/schema.ts"; import "#app/ports.ts"; await import(name);`],
    ["server/config.ts", `import { sql } from "kysely"; import "kysely/migration"; import "node:fs";`],
  ])("%s may: %s", (file, text) => {
    expect(refusals(small, file, text)).toEqual([]);
  });

  test.each([
    ["core/game/a.ts", `import "../rules/fiba.ts";`, "Through the door."],
    ["core/game/a.ts", `export { x } from "../stats/x.ts";`, "Through the door."],
    ["core/game/a.ts", `export * from "zod";`, "Through the door."],
    ["core/game/a.ts", `type X = import("node:fs").Stats;`, "Through the door."],
    ["core/game/a.ts", "const x = await import(`#server/config.ts`);", "Through the door."],
    ["core/game/a.ts", `const x = import.meta.glob(["../kernel/*.ts", "#server/*.ts"]);`, "Through the door."],
    ["core/game/a.ts", `const x = await import(name);`, "computes what it imports"],
    ["core/rules/a.ts", `import "vitest";`, "core/* may import"],
    ["core/game/deep/a.ts", `import "../b.ts";`, "core/game/deep is not on the map"],
    ["server/config.ts", `import "./db/schema.ts";`, "server may import"],
    ["server/config.ts", `import "pg";`, "server may import"],
    ["server/config.ts", `import "../app/ports.ts";`, `write "#app/ports.ts"`],
    ["server/main.ts", `import "#server/db/schema.ts";`, "write a relative path"],
  ])("%s may not: %s", (file, text, message) => {
    const found = refusals(small, file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });
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
  new Visitor(visitor).visit(program);
  return found;
}
