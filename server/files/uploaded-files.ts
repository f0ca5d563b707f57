import type { Kysely } from "kysely";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { filesFor, type NewFile } from "../db/repositories/files.ts";
import type { FileId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { FileStore } from "./file-store.ts";

export type Upload = Pick<NewFile, "mediaType" | "name" | "size"> & { readonly content: Buffer };

export type KeptFile = { readonly fileId: FileId; readonly address: string };

/** Keeps a file for a tenant, bytes first: a row never speaks of bytes that are not there. FILE2 */
export async function keepFile(db: Kysely<Database>, store: FileStore, tenantId: TenantId, upload: Upload): Promise<KeptFile> {
  const { mediaType, name, size, content } = upload;
  const digest = await store.put(content);
  const fileId = await filesFor(db, tenantId).save({ digest, mediaType, bytes: content.length, name, size });
  return { fileId, address: `/files/${fileId}/${name}` };
}

/** Reads files for whoever asks by id; the tenant's own only. FILE2 */
export function uploadedFiles(db: Kysely<Database>, store: FileStore): ReadUploadedFile {
  return async (tenantId, fileId) => {
    const row = await filesFor(db, tenantId).byId(fileId as FileId);
    const bytes = row && (await store.read(row.digest));
    return row && bytes ? { mediaType: row.mediaType, name: row.name, bytes } : null;
  };
}
