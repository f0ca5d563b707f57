import { readFileSync } from "node:fs";
import type pg from "pg";
import { folderFileStore } from "../files/folder-file-store.ts";
import { lowerBackend } from "./giving-way.ts";
import { writeBackupFile, type WrittenBackup } from "./backup-file.ts";
import { withConnection } from "./one-connection.ts";

export type BackupWish = {
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly path: string;
  /** `null`: it is not encrypted. */
  readonly recipient: Buffer | null;
  /** Whether the database's own work for it gives way to all else too. */
  readonly givesWay?: boolean;
};

const packageFile = new URL("../../package.json", import.meta.url);

/** Makes a backup and writes down in the database that there is one, or why there is none. BACKUP1 BACKUP8 */
export async function makeBackup({ databaseUrl, filesFolder, path, recipient, givesWay = false }: BackupWish): Promise<WrittenBackup> {
  return withConnection(databaseUrl, async (client) => {
    if (givesWay) await lowerBackend(client);
    const begunAt = new Date().toISOString();
    const note = { path, isEncrypted: recipient !== null };
    try {
      const source = { client, files: folderFileStore(filesFolder), program: programVersion() };
      const written = await writeBackupFile(path, source, recipient);
      await writeDown(client, { ...note, takenAt: written.header.takenAt, bytes: written.bytes, fault: null });
      return written;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      await writeDown(client, { ...note, takenAt: begunAt, bytes: null, fault }).catch(() => undefined);
      throw error;
    }
  });
}

/** Which release this is. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  return version;
}

type Note = {
  readonly path: string;
  readonly isEncrypted: boolean;
  readonly takenAt: string;
  readonly bytes: number | null;
  readonly fault: string | null;
};

async function writeDown(client: pg.Client, note: Note): Promise<void> {
  // A schema from before there were such notes is backed up like any other.
  const { rows } = await client.query("select to_regclass('public.backups') as known");
  if ((rows[0] as { known: unknown }).known === null) return;
  await client.query("insert into backups (taken_at, path, bytes, is_encrypted, fault) values ($1, $2, $3, $4, $5)", [
    note.takenAt,
    note.path,
    note.bytes,
    note.isEncrypted,
    note.fault,
  ]);
}
