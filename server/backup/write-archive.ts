import { createHash } from "node:crypto";
import type pg from "pg";
import { schemaLockKey } from "../db/schema-lock.ts";
import type { FileStore } from "../files/file-store.ts";
import {
  type BackupEnd,
  type BackupHeader,
  backupFormat,
  type BackupTable,
  endName,
  fileName,
  headerName,
  tablePartName,
  type TableSum,
} from "./backup-format.ts";
import { copyOut, migrationsIn, tablesIn, usePlainValues } from "./copied-tables.ts";
import { beginAtMoment } from "./snapshot-moment.ts";
import { tarEnd, tarFilling, tarHeader } from "./tar-archive.ts";

/** So much of a table is held before it is written. */
const partBytes = 4 * 1024 * 1024;

/** Which rows are taken: of each table all, some (a condition), or none (`false`). */
export type TakenRows = (table: BackupTable) => string | null | false;

export type ArchiveSource = {
  /** Nobody else asks it anything meanwhile. */
  readonly client: pg.Client;
  readonly files: FileStore;
  readonly program: string;
  readonly league?: NonNullable<BackupHeader["league"]>;
  readonly taken?: TakenRows;
  /** Changes rows for the archive alone: all of it is taken back. */
  readonly prepare?: () => Promise<void>;
};

export type ArchiveOutcome = { readonly header: BackupHeader; readonly end: BackupEnd };

/**
 * Every table as it was at one moment, then every uploaded file that they speak of, as one archive; answers with what is in it.
 * Writers are not held up. A schema that is being changed is waited for. BACKUP1 BACKUP2
 */
export async function* writeArchive(source: ArchiveSource): AsyncGenerator<Buffer, ArchiveOutcome> {
  const { client } = source;
  await usePlainValues(client);
  // Steps of a migration write tables anew, which a snapshot from before would find empty.
  await client.query("select pg_advisory_lock_shared($1)", [schemaLockKey]);
  try {
    const takenAt = await beginAtMoment(client, source.prepare === undefined ? "read only" : "read write");
    await source.prepare?.();
    const header = await headerOf(source, takenAt);
    const seconds = Math.floor(Date.parse(header.takenAt) / 1000);
    yield* entry(headerName, Buffer.from(`${JSON.stringify(header, null, 2)}\n`), seconds);
    const tables: Record<string, TableSum> = {};
    for (const table of header.tables) tables[table.name] = yield* writeTable(source, table, seconds);
    const files = yield* writeFiles(
      source,
      header.tables.find(({ name }) => name === "files"),
      seconds,
    );
    const end: BackupEnd = { tables, ...files };
    yield* entry(endName, Buffer.from(`${JSON.stringify(end, null, 2)}\n`), seconds);
    yield tarEnd();
    return { header, end };
  } finally {
    await client.query("rollback").catch(() => undefined);
    await client.query("select pg_advisory_unlock_shared($1)", [schemaLockKey]).catch(() => undefined);
  }
}

async function headerOf({ client, program, league, taken }: ArchiveSource, takenAt: string): Promise<BackupHeader> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  const [{ version }] = rows as [{ version: string }];
  const tables = await tablesIn(client);
  return {
    format: backupFormat,
    program,
    takenAt,
    postgres: version,
    migrations: await migrationsIn(client),
    league: league ?? null,
    tables: taken === undefined ? tables : tables.filter((table) => taken(table) !== false),
  };
}

async function* writeTable(source: ArchiveSource, table: BackupTable, seconds: number): AsyncGenerator<Buffer, TableSum> {
  const condition = source.taken?.(table) ?? null;
  const stream = copyOut(source.client, table, condition === false ? null : condition);
  const hash = createHash("sha256");
  let held: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield* entry(tablePartName(table.name, (part += 1)), Buffer.concat(held), seconds);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield* entry(tablePartName(table.name, part + 1), Buffer.concat(held), seconds);
  return { rows: stream.rowCount, digest: hash.digest("hex") };
}

async function* writeFiles(
  { client, files, taken }: ArchiveSource,
  table: BackupTable | undefined,
  seconds: number,
): AsyncGenerator<Buffer, Omit<BackupEnd, "tables">> {
  const condition = table === undefined ? false : (taken?.(table) ?? null);
  const where = condition === false ? " where false" : condition === null ? "" : ` where ${condition}`;
  const { rows } = await client.query<{ digest: string }>(`select distinct digest from files${where} order by digest`);
  const sum = { count: 0, bytes: 0 };
  const missing: string[] = [];
  for (const { digest } of rows) {
    const content = await files.read(digest);
    if (content === null) {
      missing.push(digest);
      continue;
    }
    sum.count += 1;
    sum.bytes += content.length;
    yield* entry(fileName(digest), content, seconds);
  }
  return { files: sum, missing };
}

function* entry(name: string, content: Buffer, seconds: number): Generator<Buffer> {
  yield tarHeader({ name, size: content.length }, seconds);
  yield content;
  yield tarFilling(content.length);
}
