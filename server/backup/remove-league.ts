import { rm } from "node:fs/promises";
import type pg from "pg";
import { folderFileStore } from "../files/folder-file-store.ts";
import { tablesIn } from "./copied-tables.ts";
import { inOrderOfKeys, withoutTriggers } from "./league-rows.ts";

/** Takes a league away with every row and every upload of its own; accounts of people stay. Answers with how many rows went. MOVEHOUSE4 */
export async function removeLeague(client: pg.Client, filesFolder: string, tenantId: string): Promise<number> {
  const tables = (await tablesIn(client)).filter(({ columns }) => columns.includes("tenant_id")).map(({ name }) => name);
  const digests = await client.query<{ digest: string }>("select distinct digest from files where tenant_id = $1", [tenantId]);
  let removed = 0;
  try {
    await client.query("begin");
    await withoutTriggers(client, async () => {
      for (const name of (await inOrderOfKeys(client, tables)).toReversed())
        removed += (await client.query(`delete from ${name} where tenant_id = $1`, [tenantId])).rowCount ?? 0;
    });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
  const store = folderFileStore(filesFolder);
  for (const { digest } of digests.rows) {
    const { rows } = await client.query("select from files where digest = $1 limit 1", [digest]);
    if (rows.length === 0) await rm(store.pathOf(digest), { force: true });
  }
  return removed;
}
