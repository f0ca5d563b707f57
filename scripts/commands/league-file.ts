import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import type pg from "pg";
import { readRecipient } from "#server/backup/age-keys.ts";
import { readBackupFile, writeBackupFile } from "#server/backup/backup-file.ts";
import { importLeague } from "#server/backup/import-league.ts";
import { leagueRows } from "#server/backup/league-rows.ts";
import { programVersion } from "#server/backup/make-backup.ts";
import { withConnection } from "#server/backup/one-connection.ts";
import { queriesBy } from "#server/backup/queries-by.ts";
import { removeLeague } from "#server/backup/remove-league.ts";
import { readConfig } from "#server/config.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { openSecrets } from "#server/db/open-secrets.ts";
import { ownFolder } from "#server/db/private-folder.ts";
import { openRowsOf, sealOpenRows } from "#server/db/sealed-rows.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { identityIn } from "./restore.ts";

export const leagueFileUsage = "league export SLUG FILE [--for age1…] | league import FILE [--key FILE] | league remove SLUG --yes";

type Place = { readonly client: pg.Client; readonly filesFolder: string; readonly ownRecipient: Buffer | null };

/** One league alone: out into a file, in from one, or away. */
export async function leagueFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { for: { type: "string" }, key: { type: "string" }, yes: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [order, first, second] = positionals;
  if (order === "export" && first !== undefined && second !== undefined) return exportOne(first, resolve(second), values.for);
  if (order === "import" && first !== undefined) return importOne(first, values.key);
  if (order === "remove" && first !== undefined && values.yes) return removeOne(first);
  throw new Error(order === "remove" ? "what is removed is gone: export it first, then say --yes" : `usage: ${leagueFileUsage}`);
}

async function exportOne(slug: string, file: string, recipientWord: string | undefined): Promise<number> {
  return at(async ({ client, filesFolder, ownRecipient }) => {
    // As `backup` does it: whoever encrypts backups does not mean to leave this one open.
    const recipient = recipientWord === undefined ? ownRecipient : readRecipient(recipientWord);
    if (recipientWord !== undefined && recipient === null) throw new Error("--for is no recipient (age1…)");
    await ownFolder(dirname(file));
    const tenantId = await tenantNamed(client, slug);
    const source = { client, files: folderFileStore(filesFolder), program: programVersion() };
    const taken = await leagueRows(client, tenantId);
    // The file has no key of ours: secrets lie open in it, and sealed again where it goes.
    const prepare = async () => openRowsOf(queriesBy(client), tenantId);
    const { header, end, bytes } = await writeBackupFile(file, { ...source, league: { slug, tenantId }, taken, prepare }, recipient);
    const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
    const encrypted = recipient === null ? ", not encrypted: keep it like a password" : ", encrypted";
    process.stdout.write(`${file}: ${slug}, ${rows} rows, ${end.files.count} files, as of ${header.takenAt}, ${bytes} bytes${encrypted}\n`);
    return 0;
  });
}

async function importOne(file: string, key: string | undefined): Promise<number> {
  const identity = key === undefined ? null : await identityIn(key);
  return at(async ({ client, filesFolder }) => {
    let rows = 0;
    const say = (_table: string, sum: { readonly rows: number }) => {
      rows += sum.rows;
    };
    const { header, end } = await importLeague(readBackupFile(file, identity), { client, filesFolder, say });
    await sealOpenRows(queriesBy(client));
    process.stdout.write(
      `${header.league?.slug}: ${rows} rows, ${end.files.count} files, compared and equal; a running server is to be started again\n`,
    );
    return 0;
  });
}

async function removeOne(slug: string): Promise<number> {
  return at(async ({ client, filesFolder }) => {
    const rows = await removeLeague(client, filesFolder, await tenantNamed(client, slug));
    process.stdout.write(`${slug}: ${rows} rows removed; a running server is to be started again\n`);
    return 0;
  });
}

async function tenantNamed(client: pg.Client, slug: string): Promise<string> {
  const { rows } = await client.query<{ tenant_id: string }>("select tenant_id from tenants where slug = $1", [slug]);
  if (rows[0] === undefined) throw new Error(`there is no league ${slug}`);
  return rows[0].tenant_id;
}

async function at<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { databaseUrl, dataFolder } = reading.config;
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder, whenInUse: "join" }) : null;
  try {
    return await withConnection(databaseUrl ?? embedded?.databaseUrl ?? "", async (client) => {
      await openSecrets(queriesBy(client), reading.config);
      return work({ client, filesFolder: join(dataFolder, "files"), ownRecipient: reading.config.backup.recipient });
    });
  } finally {
    await embedded?.stop();
  }
}
