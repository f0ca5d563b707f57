import { type Kysely, sql } from "kysely";
import { backupsIn, momentOfBackup } from "../backup/kept-backups.ts";
import type { OwnCluster } from "../db/own-cluster.ts";
import type { Database } from "../db/schema.ts";
import { DatabaseStartError } from "../db/database-start-error.ts";
import { givenKey, sealedOtherwise, type SecretKeySource } from "../db/open-secrets.ts";
import { nameOfKeyIn } from "../db/sealed-rows.ts";
import { secretKeyFileIn } from "../db/secret-key-file.ts";
import { backupFinding } from "./findings.ts";
import { type Finding, plainly } from "./plain-words.ts";

/**
 * What a terminal alone is ever told, and so in English alone: a page comes from a server, and that has its folder, its database and
 * its key. DOCTOR1
 */
const theServersSettings = "type what the service is started with first: set -a; . /etc/fullcourt.env; set +a";
const bringTheKey = "bring secret.key, or SECRET_KEY, from the machine that the backup comes from, before the server is started";

export function missingFolderFinding(folder: string): Finding {
  return { about: "data folder", verdict: "ill", says: `there is no ${folder}`, remedy: `is it this DATA_DIR? ${theServersSettings}` };
}

/** Of a database that cannot be asked as it is. */
export function clusterFinding(cluster: Exclude<OwnCluster, { readonly kind: "running" }>): Finding {
  const about = "PostgreSQL";
  switch (cluster.kind) {
    case "none":
      return { about, verdict: "look", says: "no database was made here yet", remedy: "the first start makes it; or restore a backup" };
    case "closed":
      return {
        about,
        verdict: "look",
        says: `the database belongs to another account (uid ${cluster.uid}), and was not looked at`,
        remedy: "type this as that account, or as root",
      };
    case "stopped":
      return {
        about,
        verdict: "look",
        says: `version ${cluster.major}, stopped: what only a running one tells was not looked at`,
        remedy: "start the server, and look again",
      };
    case "between":
      return { about, verdict: "look", says: "the database starts or ends at this moment", remedy: "look again in a minute" };
  }
}

export function silentDatabaseFinding(fault: string): Finding {
  return { about: "PostgreSQL", verdict: "ill", says: fault, remedy: "see that it runs, and that DATABASE_URL leads there" };
}

/** Whether what is sealed opens; `db`: `null` where it cannot be asked. Nothing is made. `null`: there is nothing to open. SECRET4 */
export async function secretsFinding(source: SecretKeySource, db: Kysely<Database> | null): Promise<Finding | null> {
  const about = "secrets";
  const key = await givenKey(source).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) return error;
    throw error;
  });
  if (key instanceof DatabaseStartError)
    return { about, verdict: "look", says: key.message, remedy: "type this as the server's account, or as root" };
  const place = source.secretKey === null ? secretKeyFileIn(source.dataFolder) : "SECRET_KEY";
  const sealedBy = db === null ? null : await nameIn(db);
  if (sealedBy !== null && sealedBy !== key?.name) {
    const remedy = `${bringTheKey}; where it is lost: npm run fullcourt -- secret-key --lost --yes`;
    return { about, verdict: "ill", says: sealedOtherwise(source, sealedBy, key), remedy };
  }
  if (key !== null) return { about, verdict: "well", says: `${place} ${sealedBy === null ? "holds a key" : "opens them"}`, remedy: null };
  // Before the first start there is none, and nothing that it should open.
  return db === null ? { about, verdict: "look", says: `there is no ${place}`, remedy: `after a restore, ${bringTheKey}` } : null;
}

async function nameIn(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.secret_keys') is not null as there`.execute(db);
  return rows[0]?.there === true ? nameOfKeyIn(db) : null;
}

/** By the names of the night's files alone; `null`: there are none. */
export async function foundBackupFinding(folder: string, now: number): Promise<Finding | null> {
  const last = (await backupsIn(folder)).at(-1);
  return last === undefined ? null : plainly(backupFinding({ now, since: momentOfBackup(last), isMadeByItself: true, fault: null }));
}
