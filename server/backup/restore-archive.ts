import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Transaction } from "kysely";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrateToLatest, migrateUpTo, migrations } from "../db/migrate.ts";
import { schemaLockKey } from "../db/schema-lock.ts";
import type { Database } from "../db/schema.ts";
import { folderFileStore } from "../files/folder-file-store.ts";
import { BackupFault } from "./backup-fault.ts";
import type { BackupEnd, BackupHeader, BackupTable, TableSum } from "./backup-format.ts";
import { columnsOf, countOn, sumOf, usePlainValues } from "./copied-tables.ts";
import { queriesBy } from "./queries-by.ts";
import { openArchive, type OpenedArchive } from "./read-archive.ts";
import { withoutGuards } from "./without-guards.ts";
import { WaitingFiles } from "./waiting-files.ts";
import type { ArchiveOutcome } from "./write-archive.ts";

export type RestoreTarget = {
  /** Of an empty database, by the owner of it. Nobody else asks it anything meanwhile. */
  readonly client: pg.Client;
  /** Where uploaded files lie. */
  readonly filesFolder: string;
  /** Told of each table when it has been compared. */
  readonly say: (table: string, sum: TableSum) => void;
  /** What the database holds gives way, all of it or nothing: the way back from an upgrade. Else it has to be empty. UPGRADE6 */
  readonly replaces?: boolean;
  /** The schema stays as it was in the backup, for the program of then. */
  readonly asItWas?: boolean;
};

/**
 * Brings a backup into an empty place, to a row and a byte: the schema by our own steps as it was then, the rows, and the steps since.
 * Nothing stays of a restore that breaks. Refused with a `BackupFault`. BACKUP4 BACKUP5
 */
export async function restoreArchive(chunks: AsyncIterable<Buffer>, target: RestoreTarget): Promise<ArchiveOutcome> {
  const { client, filesFolder } = target;
  await usePlainValues(client);
  await client.query("select pg_advisory_lock($1)", [schemaLockKey]);
  const files = new WaitingFiles(folderFileStore(filesFolder));
  try {
    if (target.replaces !== true) await refuseFilled(client);
    const archive = await openArchive(chunks);
    const outcome = await queriesBy(client)
      .transaction()
      .execute(async (transaction) => fill(transaction, archive, target, files));
    if (target.asItWas !== true) await migrateToLatest(queriesBy(client));
    await client.query("analyze");
    return outcome;
  } catch (error) {
    await files.removeNew();
    throw asFault(error);
  }
}

async function fill(
  transaction: Transaction<Database>,
  { header, readRest }: OpenedArchive,
  target: RestoreTarget,
  files: WaitingFiles,
): Promise<ArchiveOutcome> {
  refuseUnknown(header);
  if (target.replaces === true) await target.client.query("drop schema public cascade; create schema public");
  await migrateUpTo(transaction, header.migrations.at(-1) ?? "");
  // Some steps put rows into what they make.
  await target.client.query(`truncate ${header.tables.map(({ name }) => name).join(", ")}`);
  let end: BackupEnd | undefined;
  await withoutGuards(target.client, async () => {
    end = await readRest({
      table: async (table, rows) => pipeline(Readable.from(rows), target.client.query(copyFrom(copyInto(table)))),
      file: async (digest, content) => files.put(digest, content),
    });
    await files.settled();
  });
  await countOn(target.client);
  const outcome = { header, end: end! };
  await compare(target, outcome);
  return outcome;
}

/** What PostgreSQL says of rows that cannot be: a file that was changed where no sum had been read yet. */
function asFault(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^2[23]\w{3}$/.test(code)) return error;
  return new BackupFault(`the file is not whole: the database does not take its rows (${(error as Error).message})`);
}

function copyInto(table: BackupTable): string {
  // Made in this transaction, so rows need no second look by whoever reads them first.
  return `copy ${table.name} (${columnsOf(table)}) from stdin (freeze)`;
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
     and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by 1`,
  );
  if (rows.length > 0)
    throw new BackupFault(
      `the place is not empty: the database has ${rows.length} tables already (${rows[0]?.name}, …); restore into a new one, or set another DATA_DIR`,
    );
}

function refuseUnknown({ migrations: made, league }: BackupHeader): void {
  if (league !== null) throw new BackupFault(`the file holds the league ${league.slug} alone: bring it in with \`league import\``);
  const known = Object.keys(migrations);
  const unknown = made.find((name, index) => known[index] !== name);
  if (unknown !== undefined || made.length === 0)
    throw new BackupFault(`the backup is of a newer version than this one (it knows the step ${unknown}); restore it with that version`);
}

async function compare({ client, say }: RestoreTarget, { header, end }: ArchiveOutcome): Promise<void> {
  for (const table of header.tables) {
    const expected = end.tables[table.name];
    const sum = await sumOf(client, table);
    if (expected === undefined || sum.rows !== expected.rows || sum.digest !== expected.digest)
      throw new BackupFault(`${table.name} has ${sum.rows} rows (${sum.digest}), and had ${expected?.rows} (${expected?.digest})`);
    say(table.name, sum);
  }
}
