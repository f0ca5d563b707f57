import process from "node:process";
import { parseArgs } from "node:util";
import { hall as hallThing } from "#contract/office/hall.ts";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { readFields } from "#contract/fields/read-field.ts";
import { isLocale, locales } from "#contract/locale.ts";
import { changeThing } from "#server/office/change.ts";
import { halls } from "#server/office/halls.ts";
import { thingRow } from "#server/office/thing-rows.ts";
import { withDatabase } from "./command-database.ts";
import { handOf, outcomeFault } from "./office.ts";

export const usage =
  "hall show|set --tenant SLUG --hall SLUG [--address TEXT|none] [--city TEXT|none] [--coordinates 44.8125,20.4612|none] [--seats 1800|none] [--way TEXT|none --locale sr]";

type Order = {
  readonly verb: "show" | "set";
  readonly tenant: string;
  readonly hall: string;
  readonly typed: Readonly<Record<string, unknown>>;
};

/** Where a hall stands, for how many, and how one gets there: `office hall` by its older name, in which `none` takes something away. HALLS3 */
export async function hall(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const { verb, tenant, hall: slug, typed } = order;
  return withDatabase(async (db) => {
    const hand = await handOf(db, tenant);
    if (!hand) return fail(`there is no tenant ${tenant}`);
    if (verb === "set") {
      const change = { changeId: crypto.randomUUID(), reason: null, act: "set", slug, seen: null, typed } as const;
      const fault = outcomeFault(await changeThing(db, halls, hand, change), `${tenant} has no hall ${slug}`);
      if (fault !== null) return fail(fault);
    }
    const row = await thingRow(db, halls, hand.tenantId, slug);
    if (!row) return fail(`${tenant} has no hall ${slug}`);
    process.stdout.write(described(row.values));
    return 0;
  });
}

function described({ address, city, coordinates, seats, way }: ValuesOf<typeof hallThing.fields>): string {
  const at = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : "none";
  const facts = `address ${address ?? "none"}  city ${city ?? "none"}  coordinates ${at}  seats ${seats ?? "none"}\n`;
  return facts + locales.flatMap((locale) => (way[locale] === undefined ? [] : [`way ${locale}: ${way[locale]}\n`])).join("");
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = { tenant: text, hall: text, address: text, city: text, coordinates: text, seats: text, way: text, locale: text };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, hall: slug, locale, way, ...written } = values;
  const [verb] = positionals;
  const says = way !== undefined || Object.keys(written).length > 0;
  if ((verb !== "show" && verb !== "set") || positionals.length > 1 || !tenant || !slug || says !== (verb === "set"))
    return `usage: ${usage}`;
  if ((way === undefined) !== (locale === undefined)) return "--way and --locale belong together";
  if (locale !== undefined && !isLocale(locale)) return `--locale must be one of ${locales.join(", ")}`;
  const empty = Object.entries({ way, ...written }).find(([, each]) => each?.trim() === "");
  if (empty) return `--${empty[0]} is empty; none takes it away`;
  const typed = Object.fromEntries(Object.entries(written).map(([name, each]) => [name, orNothing(each)]));
  const all = way === undefined ? typed : { ...typed, way: { [locale ?? ""]: orNothing(way) } };
  // No moment is among them, whose clocks would be asked for.
  const { faults } = readFields(hallThing.fields, all, { timeZone: "UTC" });
  if (Object.keys(faults).length > 0) return outcomeFault({ kind: "faults", faults }, "") ?? "";
  return { verb, tenant, hall: slug, typed: all };
}

function orNothing(text: string): string {
  return text.trim() === "none" ? "" : text;
}

function fail(message: string): number {
  process.stderr.write(`hall: ${message}\n`);
  return 1;
}
