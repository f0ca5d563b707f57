import { parse } from "csv-parse/sync";
import type { Kysely } from "kysely";
import { nameFault, nameFaultText } from "#contract/fields/written-name.ts";
import { nameScripts, type WrittenName, writtenKinds } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writtenNamesFor } from "../db/repositories/written-names.ts";
import type { Database } from "../db/schema.ts";

/** As it stands in an order or a file, where a kind or a script may be none. */
export type GivenName = Readonly<Record<keyof WrittenName, string>>;

/** A form that can be kept, or in one line why it cannot. NAME10 */
export function soundName({ kind: of, script: in_, ...given }: GivenName): WrittenName | string {
  const kind = writtenKinds.find((one) => one === of);
  const script = nameScripts.find((one) => one === in_);
  if (!kind) return `a kind is one of ${writtenKinds.join(", ")}, not ${of}`;
  if (!script) return `a script is one of ${nameScripts.join(", ")}, not ${in_}`;
  if (kind !== "person" && (given.given !== "" || given.writtenGiven !== "")) return "only people have given names";
  if ((given.given === "") !== (given.writtenGiven === "")) return "a given name and its form belong together";
  const parts = [given.name, given.written, ...(given.given === "" ? [] : [given.given, given.writtenGiven])];
  for (const part of parts) {
    const fault = nameFault(kind === "person" ? "person" : "brand", part);
    if (fault !== null) return `${part === "" ? "a name" : part} ${nameFaultText[fault]}`;
  }
  const latin = [given.written, given.writtenGiven].find((form) => form !== "" && !/\p{Script=Cyrillic}/u.test(form));
  return latin === undefined ? { ...given, kind, script } : `${latin} has no letter of that script`;
}

/** Keeps these forms, all or none; pages show them at once. */
export async function saveWrittenNames(db: Kysely<Database>, tenantId: TenantId, names: readonly WrittenName[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await writtenNamesFor(transaction, tenantId).save(names);
    await dropPages(transaction, tenantId, null);
  });
}

/** Takes a form away. Whether there was one. */
export async function removeWrittenName(
  db: Kysely<Database>,
  tenantId: TenantId,
  name: Pick<WrittenName, "kind" | "given" | "name" | "script">,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const removed = await writtenNamesFor(transaction, tenantId).remove(name);
    if (removed) await dropPages(transaction, tenantId, null);
    return removed;
  });
}

const columns = ["kind", "given", "name", "script", "written_given", "written"] as const;

/** A list of forms, a line each, columns by name; or in one line what is wrong with it, and where. */
export function readWrittenNamesCsv(text: string): readonly WrittenName[] | string {
  const rows: Readonly<Partial<Record<string, string>>>[] = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
  const names: WrittenName[] = [];
  for (const [at, row] of rows.entries()) {
    const missing = columns.find((column) => row[column] === undefined);
    if (missing !== undefined) return `column ${missing} is missing`;
    const { kind = "", given = "", name = "", script = "", written_given: writtenGiven = "", written = "" } = row;
    const sound = soundName({ kind, given, name, script, writtenGiven, written });
    if (typeof sound === "string") return `name ${at + 1}: ${sound}`;
    const same = names.some((one) => one.kind === kind && one.given === given && one.name === name && one.script === script);
    if (same) return `name ${at + 1}: ${`${given} ${name}`.trim()} is there twice`;
    names.push(sound);
  }
  return names;
}
