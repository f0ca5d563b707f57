import { execFile } from "node:child_process";
import { stat, statfs } from "node:fs/promises";
import { promisify } from "node:util";
import { type Kysely, sql } from "kysely";
import { contractStep, migrations } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import type { DatabaseFacts, MachineFacts } from "./findings.ts";

const run = promisify(execFile);

/** This machine, as the server meets it. DOCTOR2 */
export async function lookAtMachine(dataFolder: string): Promise<MachineFacts> {
  const { bavail, blocks, bsize } = await statfs(dataFolder);
  const { mode } = await stat(dataFolder);
  return {
    node: process.version,
    dataFolder,
    // Root's PostgreSQL goes through it to its own folder: passing is not reading.
    isOpen: (mode & 0o066) !== 0,
    freeBytes: bavail * bsize,
    allBytes: blocks * bsize,
    isClockKept: await run("timedatectl", ["show", "--property=NTPSynchronized", "--value"]).then(
      ({ stdout }) => (stdout.trim() === "" ? null : stdout.trim() === "yes"),
      () => null,
    ),
  };
}

/** The database, as it is: nothing is brought up to date. DOCTOR2 */
export async function lookAtDatabase(db: Kysely<Database>): Promise<DatabaseFacts> {
  const before = Date.now();
  const { rows } = await sql<{
    version: number;
    fsync: string;
    synchronous_commit: string;
    full_page_writes: string;
    now_ms: number;
    steps: string[] | null;
  }>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('full_page_writes') as full_page_writes,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms,
      (select json_agg(name) from kysely_migration) as steps`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("the database says nothing of itself");
  const steps = facts.steps ?? [];
  const unknown = steps.filter((name) => !Object.hasOwn(migrations, name));
  return {
    versionNumber: facts.version,
    fsync: facts.fsync,
    synchronousCommit: facts.synchronous_commit,
    fullPageWrites: facts.full_page_writes,
    aheadMs: (before + Date.now()) / 2 - facts.now_ms,
    missingSteps: Object.keys(migrations).filter((name) => !steps.includes(name)).length,
    addedSteps: unknown.filter((name) => !contractStep.test(name)).length,
    takenSteps: unknown.filter((name) => contractStep.test(name)).length,
    mailsWaiting: await countOf(db, sql`select count(*)::int as n from mail_outbox where created_at < now() - interval '1 hour'`),
    hasPushKeys: (await countOf(db, sql`select count(*)::int as n from push_keys`)) > 0,
  };
}

async function countOf(db: Kysely<Database>, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(db);
  return (rows[0] as { n: number } | undefined)?.n ?? 0;
}
