import type { Kysely } from "kysely";
import type { FileFacts } from "#contract/uploaded-file.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { FileId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";

/** Files never change, so nothing is noted: what showed their addresses was read from what does. */
export async function fileFacts(
  db: Kysely<Database>,
  tenantId: TenantId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, FileFacts>> {
  const ids = addresses.flatMap((address) => /^\/files\/([0-9a-f-]{36})\//.exec(address)?.[1] ?? []) as FileId[];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("files")
    .where("tenant_id", "=", tenantId)
    .where("file_id", "in", ids)
    .select(["file_id", "name", "media_type as mediaType", "bytes"])
    .execute();
  return new Map(rows.map(({ file_id: id, name, ...facts }) => [`/files/${id}/${name}`, facts]));
}
