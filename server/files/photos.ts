import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { filesFor } from "../db/repositories/files.ts";
import type { FileId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { FileStore } from "./file-store.ts";
import { digestOf } from "./digest-of.ts";
import type { PhotoPictures } from "./photo-pictures.ts";
import { keepFile, type KeptFile } from "./uploaded-files.ts";

/** A file's name has at most 120 signs. */
const longestSlug = 80;
const shownDigest = 8;

/**
 * Keeps a photo with its sizes, bytes first, and answers with the file of the whole. What it is for, such as the album's slug, and what is
 * to be seen are in the names, so no two albums share a file, and the same photo twice in one is one. PHOTO3
 */
export async function keepPhoto(
  db: Kysely<Database>,
  store: FileStore,
  tenantId: TenantId,
  slug: string,
  { whole, sizes }: PhotoPictures,
): Promise<KeptFile> {
  const name = `${slug.slice(0, longestSlug)}-${digestOf(whole.content).slice(0, shownDigest)}`;
  return inTransaction(db, async (transaction) => {
    const kept = await keepFile(transaction, store, tenantId, { ...whole, name: `${name}.jpg` });
    const sizeIds: FileId[] = [];
    for (const size of sizes) {
      sizeIds.push((await keepFile(transaction, store, tenantId, { ...size, name: `${name}-${size.size.width}.webp` })).fileId);
    }
    await filesFor(transaction, tenantId).saveSizes(kept.fileId, sizeIds);
    return kept;
  });
}
