import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { FileId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type NewFile = {
  readonly digest: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Letters without accents, digits, dots and dashes; the address ends with it. */
  readonly name: string;
  /** In pixels; `null` where it is no picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

export type FileRow = Pick<NewFile, "digest" | "mediaType" | "name">;

/** What the files of one tenant are; their bytes are in the file store. */
export function filesFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** The file of these bytes and this name, made where it is new. */
    async save({ digest, mediaType, bytes, name, size }: NewFile): Promise<FileId> {
      const row = { media_type: mediaType, bytes, width: size?.width ?? null, height: size?.height ?? null };
      const saved = await db
        .insertInto("files")
        .values({ tenant_id: tenantId, digest, name, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "digest", "name"]).doUpdateSet(row))
        .returning("file_id")
        .executeTakeFirstOrThrow();
      return saved.file_id;
    },

    /** What a picture is shown as in less, by the files of it. */
    async saveSizes(fileId: FileId, sizeIds: readonly FileId[]): Promise<void> {
      const rows = sizeIds.map((sizeId) => ({ tenant_id: tenantId, file_id: fileId, size_file_id: sizeId }));
      await db
        .insertInto("picture_sizes")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async byId(fileId: FileId): Promise<FileRow | null> {
      const row = await db
        .selectFrom("files")
        .select(["digest", "media_type as mediaType", "name"])
        .where("tenant_id", "=", tenantId)
        .where("file_id", "=", fileId)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
