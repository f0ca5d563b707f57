import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";

/** Reads crests by the addresses that browsers see: uploaded ones, and those that came with the site. Others are none. */
export function crestPictures(readUpload: ReadUploadedFile, folder: string) {
  return async (tenantId: TenantId, address: string): Promise<Uint8Array | null> => {
    const fileId = /^\/files\/([^/]+)\//.exec(address)?.[1];
    if (fileId !== undefined) return (await readUpload(tenantId, fileId))?.bytes ?? null;
    // Addresses are kept as somebody once wrote them: none may lead out of the folder.
    if (!address.startsWith("/brands/") || normalize(address) !== address) return null;
    return readFile(join(folder, address)).catch(() => null);
  };
}
