import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rateLimits } from "#server/accounts/rate-limits.ts";
import { root, sourceTree } from "./source-tree.ts";

/** Where what others send is read and bounded. */
const bounding = [
  "contract/",
  "server/http/",
  "server/site/",
  "server/outbox/",
  "server/api/",
  "server/live/",
  "server/my-fantasy/",
  "server/accounts/",
  "server/applications/",
  "server/queries/search/",
  "server/telling/",
  "server/push/room-for-devices.ts",
  "server/db/repositories/team-applications.ts",
  "server/webhooks/",
  "server/office/import/read-office-file.ts",
  "server/office/import/read-spreadsheet.ts",
  "server/office/import/try-office-file.ts",
  "server/office/import/zip-check.ts",
];

const page = textOf("docs/limits.md");
const rows = [...page.matchAll(/^\| ([^|]+) \| ([\d.]+) ?([^|]*) \| `([\w./-]+)` `(\w+)` \|$/gm)].map(
  ([, what = "", figure = "", unit = "", file = "", name = ""]) => ({ what, figure, unit: unit.trim(), file, name }),
);
const factors: Record<string, number> = { "": 1, characters: 1, KB: 1024, ms: 1, s: 1000, min: 60_000 };

/** `most…`, `longest…`, `fewest…`, `least…` where they stand, by file and name. */
const constants = new Map(
  sourceTree()
    .filter((file) => bounding.some((folder) => file.startsWith(folder)) && file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^(?:export )?const ((?:most|longest|fewest|least)\w*) = ([\d._ *]+);/gm)].map(
        ([, name = "", product = ""]): [string, number] => [`${file} ${name}`, valueOf(product)],
      ),
    ),
);

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

function valueOf(product: string): number {
  return product.split("*").reduce((value, factor) => value * Number(factor.replaceAll("_", "")), 1);
}

test("every limit on the page is the one in the code", () => {
  expect(rows.length).toBeGreaterThan(40);
  const told = rows.map(({ figure, unit, file, name }) => [`${file} ${name}`, Number(figure) * (factors[unit] ?? Number.NaN)]);
  expect(told).toEqual(rows.map(({ file, name }) => [`${file} ${name}`, constants.get(`${file} ${name}`)]));
});

test("every limit in the code is on the page", () => {
  const told = new Set(rows.map(({ file, name }) => `${file} ${name}`));
  expect([...constants.keys()].filter((constant) => !told.has(constant))).toEqual([]);
});

test("ACC9 so does what may be tried how often", () => {
  const allowance = (given?: { readonly atOnce: number; readonly everyMs: number }) =>
    given === undefined ? "none" : `${given.atOnce}, ${spanOf(given.everyMs)}`;
  const lines = Object.entries(rateLimits).map(([what, limits]) => {
    const { network, networkAndSubject, subject, again, tenant }: Partial<Record<string, { atOnce: number; everyMs: number }>> = limits;
    return `| \`${what}\` | ${[network, networkAndSubject, subject, again, tenant].map(allowance).join(" | ")} |`;
  });
  expect(lines.filter((line) => !page.includes(line))).toEqual([]);
});

function spanOf(ms: number): string {
  if (ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
}
