import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { portraitsFor } from "../db/repositories/portraits.ts";
import type { FileId, PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { FileStore } from "./file-store.ts";
import type { PreparedPicture } from "./opened-picture.ts";
import { keepFile } from "./uploaded-files.ts";

export type Sitter = { readonly personId: PersonId; readonly slug: string };

/** A file's name has at most 120 signs. */
const longestSlug = 100;
const endings = { "image/webp": "webp", "image/jpeg": "jpg" } as const satisfies Record<PreparedPicture["mediaType"], string>;

/** Keeps a person's portrait instead of the one he had, bytes first. His slug is in the names, so no two share a file. PORT3 */
export async function keepPortrait(
  db: Kysely<Database>,
  store: FileStore,
  tenantId: TenantId,
  { personId, slug }: Sitter,
  pictures: readonly PreparedPicture[],
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const fileIds: FileId[] = [];
    for (const { mediaType, size, content } of pictures) {
      const name = `${slug.slice(0, longestSlug)}-${size.width}.${endings[mediaType]}`;
      fileIds.push((await keepFile(transaction, store, tenantId, { mediaType, name, size, content })).fileId);
    }
    await portraitsFor(transaction, tenantId).save(personId, fileIds);
  });
}
