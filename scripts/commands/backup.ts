import { writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { newAgeKey, readRecipient } from "#server/backup/age-keys.ts";
import { backupName } from "#server/backup/kept-backups.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { readConfig } from "#server/config.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { ownFolder, privateFolder } from "#server/db/private-folder.ts";

export const usage = "backup [FILE] [--for age1…] | backup --new-key FILE";

/** One file with everything, also while the site is running. */
export async function backup(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { for: { type: "string" }, "new-key": { type: "string" } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error(`usage: ${usage}`);
  if (values["new-key"] !== undefined) return newKey(values["new-key"]);
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { config } = reading;
  const recipient = values.for === undefined ? config.backup.recipient : readRecipient(values.for);
  if (values.for !== undefined && recipient === null) throw new Error("--for is no recipient (age1…)");
  const file = positionals[0] === undefined ? null : resolve(positionals[0]);
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder, whenInUse: "join" }) : null;
  try {
    const startedAt = performance.now();
    const path = file ?? join(config.backup.folder, backupName(Date.now()));
    if (file === null) await privateFolder(config.backup.folder);
    else await ownFolder(dirname(file));
    const { header, end, bytes } = await makeBackup({
      databaseUrl: config.databaseUrl ?? embedded?.databaseUrl ?? "",
      filesFolder: join(config.dataFolder, "files"),
      path,
      recipient,
    });
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const held = `${header.tables.length} tables with ${rows} rows, ${end.files.count} files`;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `${path}: ${held}, as of ${header.takenAt}, ${bytes} bytes${recipient === null ? "" : ", encrypted"}, ${seconds} s\n`,
    );
    for (const digest of end.missing) process.stderr.write(`backup: file ${digest} is not in the folder of uploads any more\n`);
    return end.missing.length === 0 ? 0 : 1;
  } finally {
    await embedded?.stop();
  }
}

async function newKey(file: string): Promise<number> {
  const { recipient, identity } = newAgeKey();
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    throw new Error(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  });
  process.stdout.write(`BACKUP_RECIPIENT=${recipient}\nKeep ${file} away from this machine: without it no encrypted backup is opened.\n`);
  return 0;
}
