import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brokenTree, type BrokenTree } from "./broken-tree.ts";

/** Every fence, broken once on purpose: [file, its text, the rule that must bark, words of its message]. */
const breaches: readonly (readonly [file: string, text: string, rule: string, message: string])[] = [
  ["core/game/sees-server.ts", `export * from "#server/config.ts";`, "arrows", "core sees only core"],
  ["core/game/sees-contract.ts", `export type { Locale } from "#contract/locale.ts";`, "arrows", "core sees only core"],
  ["core/game/sees-package.ts", `import { z } from "zod"; export const schema = z.string();`, "arrows", "core sees only core"],
  ["core/game/sees-node.ts", `import { readFileSync } from "node:fs"; export const read = readFileSync;`, "arrows", "core sees only core"],
  ["core/game/climbs-out.ts", `export * from "../../app/ports.ts";`, "arrows", `write "#app/ports.ts"`],
  ["core/game/in-a-type.ts", `export type Config = import("#server/config.ts").Config;`, "arrows", "core sees only core"],
  ["core/game/late.ts", `export function late() { return import("#server/config.ts"); }`, "arrows", "core sees only core"],
  ["core/game/computed.ts", `export function load(name: string) { return import(name); }`, "arrows", "computes what it imports"],
  ["core/kernel/looks-up.ts", `export * from "../game/facts.ts";`, "arrows", "kernel"],
  ["core/unmapped/x.ts", `export * from "../kernel/ids.ts";`, "arrows", "not on the map"],
  ["core/game/by-name.ts", `export * from "#core/kernel/ids.ts";`, "arrows", "write a relative path"],
  ["contract/sees-server.ts", `export * from "#server/config.ts";`, "arrows", "put the type here"],
  ["contract/sees-package.ts", `import { z } from "zod"; export const schema = z.string();`, "arrows", "nothing that runs"],
  ["app/site/home/sees-server.ts", `export * from "#server/config.ts";`, "arrows", "contract/queries.ts"],
  ["app/site/home/sees-server-by-path.ts", `export * from "../../../server/config.ts";`, "arrows", `write "#server/config.ts"`],
  ["app/site/home/sees-venue.ts", `export * from "../../venue/scoreboard.ts";`, "arrows", "do not see each other"],
  ["app/site/home/sees-console.ts", `export * from "../../console/scorer.ts";`, "arrows", "do not see each other"],
  ["app/site/home/sees-node.ts", `export { readFileSync } from "node:fs";`, "arrows", "runs in browsers"],
  ["app/ui/knows-basketball.ts", `export type { Fact } from "#core/game/facts.ts";`, "arrows", "knows no basketball"],
  ["app/ui/looks-up.ts", `export * from "../site/error-page.tsx";`, "arrows", "below the screens"],
  ["server/http/sees-app.ts", `export * from "#app/ports.ts";`, "arrows", "server/main.ts ties"],
  ["server/http/skips-a-level.ts", `export * from "../db/schema.ts";`, "arrows", "nothing calls upward"],
  ["server/db/looks-up.ts", `export * from "../http/page-cache.ts";`, "arrows", "nothing calls upward"],
  ["server/http/sees-tests.ts", `export * from "#tests/support/fixtures/fixture-queries.ts";`, "arrows", "tests"],
  ["messages/en/sees-app.ts", `export * from "#app/ports.ts";`, "arrows", "words only"],
  ["core/game/now.ts", `export function now() { return Date.now(); }`, "no-ambient-inputs", "through the door"],
  ["core/game/today.ts", `export function today() { return new Date(); }`, "no-ambient-inputs", "through the door"],
  ["core/game/hidden-now.ts", `const clock = Date; export function now() { return clock.now(); }`, "no-ambient-inputs", "through the door"],
  ["core/game/taken-now.ts", `const { now } = Date; export const at = now;`, "no-ambient-inputs", "through the door"],
  ["core/game/chance.ts", `export function chance() { return Math.random(); }`, "no-ambient-inputs", "through the door"],
  ["core/game/hidden-chance.ts", `const { random } = Math; export const chance = random;`, "no-ambient-inputs", "through the door"],
  ["core/game/id.ts", `export function id() { return crypto.randomUUID(); }`, "no-ambient-inputs", "through the door"],
  ["core/game/timer.ts", `export function timer() { return performance.now(); }`, "no-ambient-inputs", "through the door"],
  ["server/http/floating.ts", `async function work() {} export function start() { work(); }`, "no-floating-promises", ""],
  ["server/http/any.ts", `export function read(x: any) { return String(x); }`, "no-explicit-any", ""],
  ["server/http/interface.ts", `export interface Row { id: string }`, "consistent-type-definitions", ""],
  ["server/http/default.ts", `export default function row() {}`, "no-default-export", ""],
  ["server/http/arrow.ts", `export const row = () => 1;`, "function-declarations", `function row`],
  ["server/http/loud.ts", `export function row() { console.log("x"); }`, "no-console", ""],
  ["server/http/BadName.ts", `export const row = 1;`, "filename-case", ""],
  [
    "app/site/home/hook.tsx",
    `import { useState } from "react"; export function Row(p: { a: boolean }) { if (p.a) useState(1); return null; }`,
    "rules-of-hooks",
    "",
  ],
  ["app/site/home/words.tsx", `export function Row() { return <p>Standings</p>; }`, "jsx-no-literals", ""],
  ["app/site/home/picture.tsx", `export function Row() { return <img src="/x.png" />; }`, "alt-text", ""],
];

/** What stands inside the fences, so that they are seen not to bark at everything. */
const allowed: Readonly<Record<string, string>> = {
  "core/kernel/ids.ts": `export type Id = string;`,
  "core/game/facts.ts": `import type { Id } from "../kernel/ids.ts"; export type Fact = { readonly id: Id };`,
  "core/game/given-time.ts": `export function day(at: number) { return new Date(at).getUTCDay() + Date.UTC(2026, 1) + Math.max(1, at); }`,
  "core/game/given.test.ts": `import { expect, test } from "vitest"; test("given", () => { expect(Date.now()).toBeGreaterThan(0); });`,
  "contract/locale.ts": `import type { Fact } from "#core/game/facts.ts"; export type Locale = Fact["id"];`,
  "app/site/home/home.route.tsx": `import { useState } from "react"; import type { Locale } from "#contract/locale.ts"; import type { Route } from "./+types/home.route"; export default function Home(_: Route & { locale: Locale }) { return <p>{useState(1)[0]}</p>; }`,
  "server/db/schema.ts": `import { sql } from "kysely"; import type { Locale } from "#contract/locale.ts"; export type Row = { locale: Locale }; export const now = sql.raw("now()");`,
  "server/queries/site.ts": `import type { Row } from "../db/schema.ts"; export type View = Row;`,
  "server/api/get-site.ts": `import type { View } from "../queries/site.ts"; export type Answer = View;`,
  "server/main.ts": `import { portsContext } from "#app/ports.ts"; import { now } from "./db/schema.ts"; export function main(name: string): Promise<unknown> { return import(name + String(now) + String(portsContext)); }`,
};

let tree: BrokenTree;
let barks: Awaited<ReturnType<BrokenTree["lint"]>>;

beforeAll(async () => {
  const broken: Record<string, string> = { ...allowed };
  for (const [file, text] of breaches) broken[file] = text;
  tree = await brokenTree(broken);
  barks = await tree.lint();
}, 300_000);

afterAll(() => tree.remove());

describe("the linter", () => {
  test.each(breaches)("barks at %s", (file, _text, rule, message) => {
    const here = barks.filter((bark) => bark.file === file && bark.rule.includes(`(${rule})`));
    expect(here.map((bark) => bark.message).join("\n")).toContain(message);
    expect(here).not.toEqual([]);
  });

  test.each(Object.keys(allowed))("is silent at %s", (file) => {
    expect(barks.filter((bark) => bark.file === file && bark.rule.startsWith("fullcourt"))).toEqual([]);
  });
});

test("the compiler gives core no browser, no Node and no timers", async () => {
  const outside = ["document", "window", "process", "console", "setTimeout", "fetch", "crypto", "performance"];
  const core = await brokenTree({
    ...Object.fromEntries(outside.map((name) => [`core/game/${name.toLowerCase()}.ts`, `export const outside = ${name};`])),
    "core/game/node.ts": `import { readFileSync } from "node:fs"; export const outside = readFileSync;`,
  });
  const errors = await core.compileCore();
  await core.remove();
  expect([...outside, "node:fs"].filter((name) => !errors.includes(`'${name}'`))).toEqual([]);
}, 300_000);
