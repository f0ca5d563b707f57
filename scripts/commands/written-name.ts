import { readFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { nameScripts, type WrittenName, writtenKinds } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { writtenNamesFor } from "#server/db/repositories/written-names.ts";
import type { Database } from "#server/db/schema.ts";
import { readWrittenNamesCsv, removeWrittenName, saveWrittenNames, soundName } from "#server/league-office/written-names.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";

export const usage = `written-name show|set|remove|import --tenant SLUG [--of ${writtenKinds.join("|")}] [--script ${nameScripts.join("|")}] [--given NAME] [--name NAME] [--written-given NAME] [--written NAME] [--file FILE.csv]`;

type Order =
  | { readonly verb: "show" }
  | { readonly verb: "set"; readonly names: readonly WrittenName[] }
  | { readonly verb: "remove"; readonly name: Pick<WrittenName, "kind" | "given" | "name" | "script"> };

/** How names are written for readers of other scripts: said of one, or of a whole list. NAME10 */
export async function writtenName(args: readonly string[]): Promise<number> {
  const reading = await readOrder(args);
  if (typeof reading === "string") return fail(reading);
  return withDatabase(async (db) => {
    const place = await officePlace(db, { tenant: reading.tenant });
    return typeof place === "string" ? fail(place) : carryOut(db, place.tenantId, reading.order);
  });
}

async function carryOut(db: Kysely<Database>, tenantId: TenantId, order: Order): Promise<number> {
  switch (order.verb) {
    case "show": {
      const names = await writtenNamesFor(db, tenantId).all();
      process.stdout.write(names.map(lineOf).join(""));
      return 0;
    }
    case "set":
      await saveWrittenNames(db, tenantId, order.names);
      process.stdout.write(`${order.names.length} written\n`);
      return 0;
    case "remove":
      return (await removeWrittenName(db, tenantId, order.name)) ? 0 : fail(`nobody has typed ${order.name.name} in that script`);
  }
}

function lineOf({ kind, given, name, script, writtenGiven, written }: WrittenName): string {
  return `${kind}  ${`${given} ${name}`.trim()}  ${script}  ${`${writtenGiven} ${written}`.trim()}\n`;
}

async function readOrder(args: readonly string[]): Promise<{ readonly tenant: string; readonly order: Order } | string> {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    of: text,
    script: text,
    given: text,
    name: text,
    "written-given": text,
    written: text,
    file: text,
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb] = positionals;
  const { tenant, of = "", script = "", given = "", name = "", written = "", file } = values;
  if (!tenant || positionals.length !== 1) return `usage: ${usage}`;
  switch (verb) {
    case "show":
      return { tenant, order: { verb } };
    case "import": {
      if (file === undefined) return "--file names the list";
      const names = readWrittenNamesCsv(await readFile(file, "utf8"));
      return typeof names === "string" ? `${file}: ${names}` : { tenant, order: { verb: "set", names } };
    }
    case "set": {
      const sound = soundName({ kind: of, given, name, script, writtenGiven: values["written-given"] ?? "", written });
      return typeof sound === "string" ? sound : { tenant, order: { verb, names: [sound] } };
    }
    case "remove": {
      // What is taken away needs no form: any letter of the script stands for it.
      const sound = soundName({ kind: of, given, name, script, writtenGiven: given === "" ? "" : "а", written: "а" });
      return typeof sound === "string" ? sound : { tenant, order: { verb, name: sound } };
    }
    default:
      return `usage: ${usage}`;
  }
}

function fail(message: string): number {
  process.stderr.write(`written-name: ${message}\n`);
  return 1;
}
