import { type RawBuilder, sql } from "kysely";
import type { Picture } from "#contract/editorial-queries.ts";

/** An uploaded picture as SQL hands it over. */
export type PictureRow = Pick<Picture, "url" | "width" | "height">;

/** The file whose id stands in `reference` (`table.column`); SQL null where there is none. */
export function pictureJson(reference: string): RawBuilder<PictureRow | null> {
  return sql`(
    select json_build_object('url', '/files/' || file.file_id || '/' || file.name, 'width', file.width, 'height', file.height)
    from files file
    where file.tenant_id = ${sql.ref(`${reference.split(".")[0]}.tenant_id`)} and file.file_id = ${sql.ref(reference)})`;
}
