import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import { portraitsFor } from "#server/db/repositories/portraits.ts";
import type { Database } from "#server/db/schema.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { pictureFaults } from "#server/files/opened-picture.ts";
import { portraitPictures } from "#server/files/portrait-pictures.ts";
import { keepPortrait, type Sitter } from "#server/files/portraits.ts";
import { withDatabase } from "./command-database.ts";
import { officePlace } from "./office-place.ts";

export const usage = "portrait set|remove|list --tenant SLUG [--player SLUG] [--file photo.jpg]";

const verbs = ["set", "remove", "list"] as const;

type Order = { readonly verb: (typeof verbs)[number]; readonly tenant: string; readonly player: string; readonly file: string };

const faults = { ...pictureFaults, "too-small": "is too small: 240 wide by 300 high is the least" } as const;

/** How a player looks: his photo cut and kept, taken away again, or who has one. PORT1–PORT4 */
export async function portrait(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const pictures = order.verb === "set" ? await read(order.file) : [];
  if (typeof pictures === "string") return fail(pictures);
  return withDatabase(async (db, dataFolder) => {
    const place = await officePlace(db, { tenant: order.tenant });
    if (typeof place === "string") return fail(place);
    const { tenantId } = place;
    const portraits = portraitsFor(db, tenantId);
    if (order.verb === "list") return say((await portraits.people()).map((slug) => `${slug}\n`).join(""));
    const sitter = await sitterCalled(db, tenantId, order.player);
    if (!sitter) return fail(`${order.tenant} has no player ${order.player}`);
    if (order.verb === "remove") {
      return (await portraits.remove(sitter.personId)) ? say(`${sitter.slug}: removed\n`) : fail(`${sitter.slug} has no portrait`);
    }
    await keepPortrait(db, folderFileStore(join(dataFolder, "files")), tenantId, sitter, pictures);
    return say(`${sitter.slug}: kept in ${pictures.length} pictures\n`);
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { tenant: text, player: text, file: text },
    allowPositionals: true,
  });
  const verb = verbs.find((each) => each === positionals[0]);
  const { tenant, player = "", file = "" } = values;
  if (!verb || positionals.length > 1 || !tenant) return `usage: ${usage}`;
  if (verb !== "list" && player === "") return "--player is his slug, the last part of his page's address";
  if (verb === "set" && file === "") return "--file is his photo";
  return { verb, tenant, player, file };
}

async function read(file: string) {
  const photo = await readFile(file).catch(() => null);
  if (photo === null) return `there is no file ${file}`;
  const pictures = await portraitPictures(photo);
  return typeof pictures === "string" ? `${file} ${faults[pictures]}` : pictures;
}

/** Who stands for him, where two were found to be one: his is the page. */
async function sitterCalled(db: Kysely<Database>, tenantId: TenantId, slug: string): Promise<Sitter | null> {
  const named = await peopleFor(db, tenantId).bySlug(slug);
  if (named === null) return null;
  const personId = await personMergesFor(db, tenantId).canonicalOf(named);
  return { personId, slug };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`portrait: ${message}\n`);
  return 1;
}
