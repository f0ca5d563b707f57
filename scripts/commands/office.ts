import { readFile } from "node:fs/promises";
import process from "node:process";
import type { Kysely } from "kysely";
import { fieldFaultText } from "#contract/fields/field-fault.ts";
import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { readFields } from "#contract/fields/read-field.ts";
import { typedField } from "#contract/fields/typed-field.ts";
import { isLocale } from "#contract/locale.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { changeThing } from "#server/office/change.ts";
import { changesOf, type OfficeLine } from "#server/office/change-lines.ts";
import { apart } from "#server/office/merge-values.ts";
import type { OfficeFault, OfficeHand, OfficeOrder, OfficeOutcome } from "#server/office/office-change.ts";
import { importThings } from "#server/office/import-things.ts";
import type { OfficeStore } from "#server/office/office-store.ts";
import { thingCsv } from "#server/office/thing-csv.ts";
import { thingRow, thingRows } from "#server/office/thing-rows.ts";
import { allStores, storeOf } from "#server/office/things.ts";
import { withDatabase } from "./command-database.ts";
import { gamesAsIds } from "./game-named.ts";
import { optionPairs } from "./option-pairs.ts";

const things = allStores().map(({ thing }) => thing.name);

export const usage = `office ${things.join("|")} list|show|make|set|remove|history|undo|export|try|import --tenant SLUG [--slug SLUG] [--file FILE.csv] [--FIELD TEXT]… [--WORDS.LANGUAGE TEXT]… [--change ID] [--reason TEXT]`;

const verbs = ["list", "show", "make", "set", "remove", "history", "undo", "export", "try", "import"] as const;
type Verb = (typeof verbs)[number];

type Order = {
  readonly store: OfficeStore<Fields>;
  readonly verb: Verb;
  readonly tenant: string;
  readonly slug: string;
  readonly change: string;
  /** A file of rows; read where rows are tried or stored. */
  readonly file: string;
  readonly reason: string | null;
  readonly typed: Readonly<Record<string, unknown>>;
};

const mostLines = 50;

/** Reads and writes any thing of the office through its one door, as the installation's operator. OFF1–OFF8 */
export async function office(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase((db) => carryOut(db, order));
}

/** The operator's hand in a league, by its slug or a host of it; `null`: there is none. */
export async function handOf(db: Kysely<Database>, named: string): Promise<OfficeHand | null> {
  const tenant = (await listTenants(db)).find(({ slug, hosts }) => slug === named || hosts.includes(named));
  return tenant ? { tenantId: tenant.id, timeZone: tenant.timeZone, now: Date.now, accountId: null, source: "command" } : null;
}

async function carryOut(db: Kysely<Database>, said: Order): Promise<number> {
  const hand = await handOf(db, said.tenant);
  if (!hand) return fail(`there is no tenant ${said.tenant}`);
  const named = await gamesAsIds(db, hand.tenantId, said.store.thing, said);
  if (typeof named === "string") return fail(named);
  const order: Order = { ...said, ...named };
  const { store, verb, slug } = order;
  if (verb === "export") return say(thingCsv(store, await thingRows(db, store, hand.tenantId), hand));
  if (verb === "try" || verb === "import") return importFile(db, hand, order, verb === "try");
  if (verb === "list") {
    const rows = await thingRows(db, store, hand.tenantId);
    return say(rows.map((row) => `${row.slug}  ${listed(store, row.values, hand)}\n`).join(""));
  }
  if (verb === "history" && slug === "")
    return say(
      (await changesOf(db, hand.tenantId, { thing: store.thing.name, most: mostLines })).map((line) => inALine(store, line)).join(""),
    );
  if (verb === "show" || verb === "history") {
    const row = await thingRow(db, store, hand.tenantId, slug);
    if (!row) return fail(`${order.tenant} has no ${store.thing.name} ${slug}`);
    if (verb === "history")
      return say(
        (await changesOf(db, hand.tenantId, { thing: store.thing.name, rowId: row.id, most: mostLines }))
          .map((line) => inALine(store, line))
          .join(""),
      );
    return say(described(store, row.values, hand));
  }
  return tell(store, hand, order, await changeThing(db, store, hand, changeOrder(order, verb)));
}

async function importFile(db: Kysely<Database>, hand: OfficeHand, { store, file, tenant, reason }: Order, isTry: boolean): Promise<number> {
  const text = await readFile(file, "utf8");
  const told = await importThings(db, store, { ...hand, source: "file" }, { text, isTry, reason });
  if (typeof told === "string") return fail(told);
  const { made, changed, same, refused } = told;
  for (const { line, slug, outcome } of refused)
    fail(`line ${line}: ${outcomeFault(outcome, `${tenant} has no ${store.thing.name} ${slug}`)}`);
  if (refused.length > 0) return fail(`${refused.length} refused, nothing stored`);
  return say(`${made} ${isTry ? "to make" : "made"}, ${changed} ${isTry ? "to change" : "changed"}, ${same} as they are\n`);
}

function changeOrder(
  { slug, typed, change, reason }: Order,
  verb: Exclude<Verb, "list" | "show" | "history" | "export" | "try" | "import">,
): OfficeOrder {
  const asked = { changeId: crypto.randomUUID(), reason };
  if (verb === "make") return { ...asked, act: verb, typed };
  if (verb === "undo") return { ...asked, act: verb, undoes: change };
  return verb === "remove" ? { ...asked, act: verb, slug, seen: null } : { ...asked, act: verb, slug, seen: null, typed };
}

function tell(store: OfficeStore<Fields>, hand: OfficeHand, { tenant, slug }: Order, outcome: OfficeOutcome): number {
  if (outcome.kind === "stored") {
    const row = outcome.values === null ? "taken away\n" : described(store, outcome.values, hand);
    return say(`${outcome.slug}  change ${outcome.revision}\n${row}`);
  }
  if (outcome.kind === "same") return say(`${outcome.slug}  nothing changed\n`);
  return fail(outcomeFault(outcome, `${tenant} has no such ${store.thing.name}${slug === "" ? "" : ` ${slug}`}`) ?? "");
}

/** Why nothing was stored, in a line for the operator; `null`: it is as he wants it. */
export function outcomeFault(outcome: OfficeOutcome, notFound: string): string | null {
  switch (outcome.kind) {
    case "stored":
    case "same":
      return null;
    case "not-found":
      return notFound;
    case "no-role":
      return "there is no such role";
    case "faults":
      return Object.entries(outcome.faults).map(inWords).join("; ");
    case "conflict":
      return "it was changed meanwhile; look at it and say it once more";
    case "refused":
      return refusalText(outcome);
  }
}

function refusalText(outcome: Extract<OfficeOutcome, { readonly kind: "refused" }>): string {
  if (outcome.why === "named") {
    const counts = Object.entries(outcome.by).map(([table, count]) => `${count} of ${table}`);
    return `it is named still by ${counts.join(", ")}`;
  }
  return outcome.why === "built-on" ? `it was changed after that: take back ${outcome.revision} first` : refusals[outcome.why];
}

const refusals = {
  "never-removed": "it is never taken away",
  "name-taken": "another is called so now",
  "undone-already": "that is taken back already",
  "in-log": "it is a correction in the game's log: correct takes it back",
} as const;

function inWords([name, fault]: readonly [string, OfficeFault]): string {
  return fault.code === "rule" ? `--${name} is against ${fault.rule}` : `--${name} ${fieldFaultText(fault)}`;
}

type Values = Readonly<Record<string, FieldValue>>;

function described({ thing }: OfficeStore<Fields>, values: Values, hand: OfficeHand): string {
  return Object.entries<Field>(thing.fields)
    .flatMap(([name, field]) => {
      const value = values[name] ?? null;
      if (field.kind !== "words") return [`${name}: ${typedField(field, value, hand)}\n`];
      return Object.entries(value ?? {}).map(([locale, text]) => `${name}.${locale}: ${String(text)}\n`);
    })
    .join("");
}

function listed({ thing }: OfficeStore<Fields>, values: Values, hand: OfficeHand): string {
  return Object.entries<Field>(thing.fields)
    .filter(([, { list }]) => list !== undefined)
    .sort(([, one], [, other]) => (one.list ?? 0) - (other.list ?? 0))
    .map(([name, field]) => (field.kind === "words" ? "" : typedField(field, values[name] ?? null, hand)))
    .join("  ");
}

function inALine({ thing }: OfficeStore<Fields>, { changeId, at, act, actedAs, source, reason, before, after }: OfficeLine): string {
  const head = [new Date(at).toISOString(), changeId, act, (after ?? before)?.slug, actedAs, source, reason ?? ""].join("  ");
  const [was, is] = [apart(thing.fields, before?.values ?? {}), apart(thing.fields, after?.values ?? {})];
  // In the order of the form; jsonb has one of its own.
  const names = Object.keys(thing.fields).flatMap((name) =>
    [...new Set([...was.keys(), ...is.keys()])].filter((key) => key.split(".")[0] === name),
  );
  const changed = names
    .map((name) => [name, JSON.stringify(was.get(name) ?? null), JSON.stringify(is.get(name) ?? null)])
    .filter(([, from, to]) => from !== to);
  return `${head}\n${changed.map(([name, from, to]) => `    ${name} ${from} → ${to}\n`).join("")}`;
}

/** Options are made of the thing's fields, so `parseArgs` cannot know them: every option has a text behind it. */
export function readOrder([name = "", verbText = "", ...rest]: readonly string[]): Order | string {
  const store = storeOf(name);
  const verb = verbs.find((each) => each === verbText);
  const options = optionPairs(rest);
  if (!store || !verb || options === null) return `usage: ${usage}`;
  const { tenant, slug = "", change = "", file = "", reason, ...fields } = options;
  if (tenant === undefined || tenant === "") return `usage: ${usage}`;
  const needsSlug = verb === "show" || verb === "set" || verb === "remove";
  if (needsSlug !== (slug !== "") && verb !== "history") return needsSlug ? `${verb} needs --slug` : `--slug does not belong to ${verb}`;
  if ((verb === "undo") !== (change !== "")) return "--change belongs to undo, and undo to it";
  if ((verb === "try" || verb === "import") !== (file !== "")) return "--file belongs to try and import, and they to it";
  const says = Object.keys(fields).length > 0;
  if (says !== (verb === "make" || verb === "set"))
    return says ? `fields do not belong to ${verb}` : `${verb} needs a field; ${name} has ${fieldNames(store)}`;
  const typed = typedFields(store, fields);
  if (typeof typed === "string") return typed;
  const faults = faultsBefore(store, typed);
  return faults ?? { store, verb, tenant, slug, change, file, reason: reason?.trim() || null, typed };
}

/** What no league could take is said before a database is opened: whose clocks a moment is typed by, and which games there are, it knows. */
function faultsBefore({ thing }: OfficeStore<Fields>, typed: Readonly<Record<string, unknown>>): string | null {
  const asked = Object.entries(typed).filter(([name]) => thing.fields[name]?.kind !== "reference");
  const { faults } = readFields(thing.fields, Object.fromEntries(asked), { timeZone: "UTC" });
  return Object.keys(faults).length > 0 ? outcomeFault({ kind: "faults", faults }, "") : null;
}

function typedFields(store: OfficeStore<Fields>, options: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> | string {
  const typed: Record<string, unknown> = {};
  for (const [option, text] of Object.entries(options)) {
    const [name = "", locale, ...more] = option.split(".");
    const field = Object.hasOwn(store.thing.fields, name) ? store.thing.fields[name] : undefined;
    if (!field || more.length > 0) return `--${option} is no field of ${store.thing.name}; it has ${fieldNames(store)}`;
    if ((field.kind === "words") !== (locale !== undefined))
      return `--${name} ${field.kind === "words" ? "names a language, such as" : "has no language:"} --${name}${field.kind === "words" ? ".en" : ""}`;
    if (locale !== undefined && !isLocale(locale)) return `--${option} names a language that the site does not have`;
    typed[name] = locale === undefined ? text : { ...(typed[name] as object | undefined), [locale]: text };
  }
  return typed;
}

function fieldNames({ thing }: OfficeStore<Fields>): string {
  return Object.entries<Field>(thing.fields)
    .map(([name, { kind }]) => (kind === "words" ? `${name}.LANGUAGE` : name))
    .join(", ");
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`office: ${message}\n`);
  return 1;
}
