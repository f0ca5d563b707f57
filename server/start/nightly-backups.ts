import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { backUpAside } from "../backup/aside-backup.ts";
import { isDue, isLate } from "../backup/backup-age.ts";
import { readBackupHistory } from "../backup/backup-history.ts";
import { backupName, removeOldBackups } from "../backup/kept-backups.ts";
import { withConnection } from "../backup/one-connection.ts";
import type { Config } from "../config.ts";
import { privateFolder } from "../db/private-folder.ts";
import type { Database } from "../db/schema.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";

export type NightlyBackupParts = {
  readonly opened: AsyncDisposableStack;
  readonly config: Pick<Config, "backup" | "dataFolder">;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "watchBackups">;
};

/** `late`: the last whole one is older than 26 hours. `off`: none is made by itself, and none is missed. */
export type BackupState = "ok" | "late" | "off";

export type NightlyBackups = { readonly state: () => BackupState };

const lookEveryMs = 300_000;
/** What came to nothing is not tried at each look: a full disk would be filled again and again. */
const tryAgainMs = 60 * 60 * 1000;
const tellEveryMs = 6 * 60 * 60 * 1000;
/** Any number, the same in every node: one of them makes the night's backup. */
const nightLock = 7_204_116_634;

/** A backup each night, until we stop; says when there is none. BACKUP7 BACKUP8 */
export async function nightlyBackups(parts: NightlyBackupParts): Promise<NightlyBackups> {
  const { opened, config, db, now, log, metrics } = parts;
  let history = await readBackupHistory(db);
  let toldAt = 0;
  let working: Promise<void> | null = null;
  const ageMs = () => now() - history.since;
  metrics.watchBackups({ ageMs, bytes: () => history.last?.bytes ?? 0, failed: () => history.fault !== null });

  async function look(): Promise<void> {
    history = await readBackupHistory(db);
    const rests = history.fault !== null && now() - history.fault.at < tryAgainMs;
    if (isDue(now(), history.since, config.backup.atMinute) && !rests) {
      await makeOne(parts);
      history = await readBackupHistory(db);
    }
    if (config.backup.atMinute === null || !isLate(now(), history.since) || now() - toldAt < tellEveryMs) return;
    toldAt = now();
    log.error({ hours: Math.round(ageMs() / 3_600_000), why: history.fault?.why }, "there is no backup of the last 26 hours");
  }

  const looking = setInterval(() => {
    working ??= look()
      .catch((error: unknown) => log.warn({ err: error }, "backups not looked after; trying again"))
      .finally(() => {
        working = null;
      });
  }, lookEveryMs).unref();
  opened.defer(() => {
    clearInterval(looking);
  });
  return { state: () => (config.backup.atMinute === null ? "off" : isLate(now(), history.since) ? "late" : "ok") };
}

/** Makes the night's backup, if no other node is about to, and takes away the oldest. What goes wrong is in the log. BACKUP7 */
export async function makeOne({ config, databaseUrl, now, log }: Omit<NightlyBackupParts, "opened" | "db" | "metrics">): Promise<void> {
  const { folder, recipient } = config.backup;
  await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [nightLock]);
    if (rows[0]?.ours !== true) return;
    const startedAt = performance.now();
    const path = join(folder, backupName(now()));
    try {
      await privateFolder(folder);
      const { bytes, missing } = await backUpAside({ databaseUrl, filesFolder: join(config.dataFolder, "files"), path, recipient });
      const removed = await removeOldBackups(folder);
      const { bavail, bsize } = await statfs(folder);
      const ms = Math.round(performance.now() - startedAt);
      log.info({ path, bytes, ms, removed: removed.length, freeBytes: bavail * bsize }, "backup made");
      if (missing.length > 0) log.warn({ files: missing.length }, "the backup lacks files that the folder of uploads has not any more");
    } catch (error) {
      log.error({ err: error, path }, "no backup was made; trying again in an hour");
    }
  });
}
