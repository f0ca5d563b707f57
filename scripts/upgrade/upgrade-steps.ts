import { rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { readBackupFile } from "#server/backup/backup-file.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { migrationsIn } from "#server/backup/copied-tables.ts";
import { withConnection } from "#server/backup/one-connection.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { exchangeProgram } from "./exchange-program.ts";
import { tryRelease } from "./try-release.ts";

/** What an upgrade works on, once the server has been stopped. */
export type UpgradePlaces = {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Where the program lies, and the folder within in which the new one is prepared. */
  readonly program: string;
  readonly workshop: string;
  readonly backup: string;
  readonly say: (line: string) => void;
};

/** `stuck`: it could not even go back, and nothing must be started on what is there. */
export type UpgradeOutcome = { readonly kind: "upgraded" } | { readonly kind: "back" | "stuck"; readonly why: string };

/** What was played, and who plays: no step of a schema takes rows of these away. */
const neverFewer = ["game_events", "game_commands", "accounts", "files"];

/** Backup, migration, trial, and the exchange of programs, or all as it was. Nobody writes meanwhile. UPGRADE4 UPGRADE5 UPGRADE6 */
export async function carryOut(places: UpgradePlaces): Promise<UpgradeOutcome> {
  const { databaseUrl, dataFolder, program, workshop, backup, say } = places;
  const closedHosts = await closedHostsIn(databaseUrl);
  const before = await standingIn(databaseUrl);
  // Not encrypted, since the way back must be open to the machine itself; it lies where the database lies.
  const { bytes } = await makeBackup({ databaseUrl, filesFolder: join(dataFolder, "files"), path: backup, recipient: null });
  say(`backup: ${backup}, ${bytes} bytes`);
  const next = join(workshop, "next");
  try {
    const fault =
      (await tryRelease({ folder: next, databaseUrl, dataFolder, port: await freePort(), environment: process.env, closedHosts })) ??
      faultOfRows(before, await standingIn(databaseUrl));
    if (fault !== null) return await goBack(places, before, fault);
    await exchangeProgram(program, next, join(workshop, "before"));
  } catch (error) {
    return goBack(places, before, messageOf(error));
  }
  await rm(workshop, { recursive: true, force: true });
  return { kind: "upgraded" };
}

async function goBack(places: UpgradePlaces, before: DatabaseContent, why: string): Promise<UpgradeOutcome> {
  const { databaseUrl, workshop, say } = places;
  say(`it goes back: ${why}`);
  const now = await standingIn(databaseUrl);
  if (now.steps.join() === before.steps.join() && faultOfRows(before, now) === null) say("the database was not changed");
  else {
    const failed = await bringBack(places).then(() => null, messageOf);
    if (failed !== null) return { kind: "stuck", why: `${why}; and the database could not be brought back: ${failed}` };
  }
  await rm(workshop, { recursive: true, force: true });
  return { kind: "back", why };
}

/** The database as it stands in the backup, and for the program of then. UPGRADE6 */
export async function bringBack({ databaseUrl, dataFolder, backup, say }: Omit<UpgradePlaces, "program" | "workshop">): Promise<void> {
  const { header, end } = await withConnection(databaseUrl, async (client) =>
    restoreArchive(readBackupFile(backup, null), {
      client,
      filesFolder: join(dataFolder, "files"),
      say: () => undefined,
      replaces: true,
      asItWas: true,
    }),
  );
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`the database is as it was at ${header.takenAt}: ${header.tables.length} tables with ${rows} rows, equal`);
}

type DatabaseContent = { readonly steps: readonly string[]; readonly rows: Readonly<Record<string, number>> };

async function standingIn(databaseUrl: string): Promise<DatabaseContent> {
  return withConnection(databaseUrl, async (client) => {
    const rows: Record<string, number> = {};
    for (const table of neverFewer) {
      const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      rows[table] = counted[0]?.n ?? 0;
    }
    return { steps: await migrationsIn(client), rows };
  });
}

function faultOfRows(before: DatabaseContent, now: DatabaseContent): string | null {
  const table = neverFewer.find((name) => (now.rows[name] ?? 0) < (before.rows[name] ?? 0));
  return table === undefined ? null : `${table} had ${before.rows[table]} rows, and has ${now.rows[table]}`;
}

/** Hosts of leagues that are not published, which show nothing to a trial; none where the schema knows of no such thing yet. */
async function closedHostsIn(databaseUrl: string): Promise<string[]> {
  return withConnection(databaseUrl, async (client) => {
    const closed = "select host from tenant_hosts join tenants using (tenant_id) where opening_digest is not null";
    const { rows } = await client.query<{ host: string }>(closed).catch(() => ({ rows: [] }));
    return rows.map(({ host }) => host);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
