import type { Config } from "../config.ts";
import { openDatabase } from "../db/connection.ts";
import { startEmbeddedPostgres } from "../db/embedded.ts";
import { serverRole } from "../db/embedded-roles.ts";
import { grantServerRights } from "../db/grant-server-rights.ts";
import { migrateToLatest } from "../db/migrate.ts";
import type { Logger } from "../log.ts";

/**
 * The database that comes with the program, as who the server asks it: a role that reads and writes rows and changes no table. A demo,
 * which begins its live games anew and so takes away of logs, is asked as its owner, who is no superuser either. TENANT2
 */
export async function ownDatabase(opened: AsyncDisposableStack, config: Pick<Config, "dataFolder" | "demo">, log: Logger): Promise<string> {
  const { dataFolder, demo } = config;
  const embedded = await startEmbeddedPostgres({ dataFolder, whenInUse: "refuse", log: (line) => log.warn(line) });
  opened.defer(() => embedded.stop());
  if (demo) return embedded.databaseUrl;
  const db = await openDatabase({ databaseUrl: embedded.databaseUrl, connections: 1, allowUnsafe: true });
  try {
    const migrations = await migrateToLatest(db);
    if (migrations.length > 0) log.info({ migrations }, "database migrated");
    await grantServerRights(db, serverRole, { mayTakeAway: true });
  } finally {
    await db.destroy();
  }
  return embedded.serverUrl;
}
