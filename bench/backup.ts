import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { loadDemo } from "#demo/load.ts";
import { readRecipient, newAgeKey, readIdentity } from "#server/backup/age-keys.ts";
import { backUpAside } from "#server/backup/aside-backup.ts";
import { readBackupFile } from "#server/backup/backup-file.ts";
import { columnsOf, copyOut, tablesIn, usePlainValues } from "#server/backup/copied-tables.ts";
import { withConnection } from "#server/backup/one-connection.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { databaseOn, onServer } from "#tests/support/database/database-server.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { median } from "./pinned-process.ts";

/**
 * A backup of the whole demo beside the least there is, reading its tables by `COPY` into nothing; a restore beside `COPY` into the same
 * tables with their keys and indexes; what questions about live games wait meanwhile beside what they wait in quiet and during that
 * `COPY`. `--data FOLDER` takes a demo that is loaded already.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "3" }, data: { type: "string" } },
});
const rounds = Number(options.rounds);
const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const data = options.data ?? join(folder, "data");
const files = folderFileStore(join(data, "files"));
const server = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse" });
const words = newAgeKey();
const recipient = readRecipient(words.recipient);
const identity = readIdentity(words.identity);
try {
  const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 4 });
  await migrateToLatest(db);
  await loadDemo(db, Date.now(), { files, say: () => undefined });
  await db.destroy();
  await measureOut();
  await measureIn();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Both alone first, since what is asked meanwhile takes a processor of its own. */
async function measureOut(): Promise<void> {
  const copy = async () => withConnection(server.databaseUrl, readTables);
  const alone = { copies: [] as number[], backups: [] as number[] };
  const p99 = { quiet: [] as number[], copies: [] as number[], backups: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    alone.copies.push(await timeMs(copy));
    alone.backups.push(await timeMs(backUp));
    p99.quiet.push(percentile(await waitsDuring(async () => sleep(4000)), 0.99));
    p99.copies.push(percentile(await waitsDuring(copy), 0.99));
    p99.backups.push(percentile(await waitsDuring(backUp), 0.99));
  }
  const ratio = median(alone.backups) / median(alone.copies);
  console.log(`backup ${ms(median(alone.backups))}, COPY out ${ms(median(alone.copies))}: ${ratio.toFixed(2)} × (at most 1.5)`);
  const [quiet, copies, backups] = [median(p99.quiet), median(p99.copies), median(p99.backups)];
  console.log(
    `a live answer's p99 ${ms(backups)} meanwhile, ${ms(quiet)} in quiet: ${(backups / quiet).toFixed(2)} × (at most 2); ${ms(copies)} during COPY`,
  );
}

async function measureIn(): Promise<void> {
  const copies: number[] = [];
  const restores: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    copies.push(await inEmptyDatabase(`copied${round}`, copyIn));
    restores.push(
      await inEmptyDatabase(`restored${round}`, async (url) =>
        timeMs(async () =>
          withConnection(url, async (client) =>
            restoreArchive(readBackupFile(join(folder, "demo.backup"), identity), {
              client,
              filesFolder: join(folder, `files${round}`),
              say: () => undefined,
            }),
          ),
        ),
      ),
    );
  }
  const ratio = median(restores) / median(copies);
  console.log(`restore ${ms(median(restores))}, COPY in ${ms(median(copies))}: ${ratio.toFixed(2)} × (at most 3)`);
}

async function readTables(client: pg.Client): Promise<void> {
  await usePlainValues(client);
  for (const table of await tablesIn(client))
    await pipeline(copyOut(client, table), new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** As the night's is made. */
async function backUp(): Promise<void> {
  await backUpAside({ databaseUrl: server.superuserUrl, filesFolder: join(data, "files"), path: join(folder, "demo.backup"), recipient });
}

/** The same rows into the same tables as a program would that has nothing but `COPY`: keys, indexes and triggers of the tables stay on. */
async function copyIn(url: string): Promise<number> {
  const db = connectDatabase({ databaseUrl: url, connections: 1 });
  await migrateToLatest(db);
  await db.destroy();
  return withConnection(server.superuserUrl, async (source) =>
    withConnection(url, async (target) => {
      await usePlainValues(source);
      await usePlainValues(target);
      // Asked of whoever may: the order of tables is then no matter, as for pg_restore --disable-triggers.
      await target.query("set session_replication_role = replica");
      const tables = await tablesIn(target);
      const held: { table: (typeof tables)[number]; rows: Buffer[] }[] = [];
      for (const table of tables) {
        const rows: Buffer[] = [];
        for await (const chunk of copyOut(source, table)) rows.push(chunk as Buffer);
        held.push({ table, rows });
      }
      await target.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
      return timeMs(async () => {
        for (const { table, rows } of held)
          await pipeline(Readable.from(rows), target.query(copyFrom(`copy ${table.name} (${columnsOf(table)}) from stdin`)));
      });
    }),
  );
}

async function inEmptyDatabase(name: string, work: (url: string) => Promise<number>): Promise<number> {
  await onServer(server.superuserUrl, `create database ${name}`);
  try {
    return await work(databaseOn(server.superuserUrl, name));
  } finally {
    await onServer(server.superuserUrl, `drop database ${name} with (force)`);
  }
}

/** How long each of many questions for a game's log waits while something else goes on. */
async function waitsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const asking = withConnection(server.superuserUrl, async (client) => {
    const { rows } = await client.query<{ tenant_id: string; game_id: string }>("select tenant_id, game_id from games limit 200");
    for (let index = 0; !isOver; index += 1) {
      const { tenant_id: tenantId, game_id: gameId } = rows[index % rows.length]!;
      const question = "select * from game_events where tenant_id = $1 and game_id = $2 order by sequence desc limit 40";
      waits.push(await timeMs(async () => client.query(question, [tenantId, gameId])));
    }
  });
  await work();
  isOver = true;
  await asking;
  return waits;
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function ms(value: number): string {
  return value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;
}
