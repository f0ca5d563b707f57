import type { TenantId } from "#core/kernel/ids.ts";

/** A picture or document somebody uploaded, with its bytes. */
export type UploadedFile = { readonly mediaType: string; readonly name: string; readonly bytes: Uint8Array };

/** The file of this id; `null`: this tenant has none. Another tenant's file is none. */
export type ReadUploadedFile = (tenantId: TenantId, fileId: string) => Promise<UploadedFile | null>;

/** What is known of a file without reading it. */
export type FileFacts = Pick<UploadedFile, "mediaType"> & { readonly bytes: number };
