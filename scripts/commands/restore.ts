import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type AgeIdentity, readIdentity } from "#server/backup/age-keys.ts";
import { readBackupFile } from "#server/backup/backup-file.ts";
import { withConnection } from "#server/backup/one-connection.ts";
import { nobody, openArchive } from "#server/backup/read-archive.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { readConfig } from "#server/config.ts";
import { queriesBy } from "#server/backup/queries-by.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { givenKey, sealedOtherwise, whatToDo } from "#server/db/open-secrets.ts";
import { nameOfKeyIn } from "#server/db/sealed-rows.ts";
import { privateFolder } from "#server/db/private-folder.ts";

export const usage = "restore FILE [--key FILE] [--check]";

/** Brings a backup into an empty place, or with `--check` only reads it to its end. */
export async function restore(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { key: { type: "string" }, check: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(`usage: ${usage}`);
  const identity = values.key === undefined ? null : await identityIn(values.key);
  const startedAt = performance.now();
  const outcome = values.check ? await look(file, identity) : await bringBack(file, identity);
  const { header, end } = outcome;
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const size = `${header.tables.length} tables with ${rows} rows, ${end.files.count} files with ${end.files.bytes} bytes`;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${values.check ? "whole" : "restored and equal"}: ${size}, as of ${header.takenAt}, ${seconds} s\n`);
  for (const digest of end.missing) process.stdout.write(`missing since before the backup: file ${digest}\n`);
  return 0;
}

/** Refused: a file without a key in it. */
export async function identityIn(file: string): Promise<AgeIdentity> {
  const identity = readIdentity(await readFile(file, "utf8"));
  if (identity === null) throw new Error(`${file} holds no key (AGE-SECRET-KEY-1…)`);
  return identity;
}

async function look(file: string, identity: AgeIdentity | null) {
  const { header, readRest } = await openArchive(readBackupFile(file, identity));
  return { header, end: await readRest(nobody) };
}

async function bringBack(file: string, identity: AgeIdentity | null) {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { databaseUrl, dataFolder } = reading.config;
  await privateFolder(dataFolder, { mayBePassed: process.getuid?.() === 0 });
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse" }) : null;
  try {
    return await withConnection(databaseUrl ?? embedded?.databaseUrl ?? "", async (client) => {
      const outcome = await restoreArchive(readBackupFile(file, identity), {
        client,
        filesFolder: join(dataFolder, "files"),
        say: (table, { rows, digest }) => process.stdout.write(`${table}: ${rows} rows, ${digest.slice(0, 16)}, equal\n`),
      });
      // No backup holds it, and the start that comes next would only refuse.
      const [sealedBy, key] = [await nameOfKeyIn(queriesBy(client)), await givenKey(reading.config)];
      if (sealedBy !== null && sealedBy !== key?.name)
        process.stdout.write(`before the start: ${sealedOtherwise(reading.config, sealedBy, key)}: ${whatToDo}\n`);
      return outcome;
    });
  } finally {
    await embedded?.stop();
  }
}
