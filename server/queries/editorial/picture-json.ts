import { type RawBuilder, sql } from "kysely";
import type { Picture } from "#contract/picture.ts";

/** An uploaded picture as SQL hands it over. */
export type PictureRow = Pick<Picture, "url" | "width" | "height" | "sizes">;

/** The file whose id stands in `reference` (`table.column`), with its sizes; SQL null where there is none. */
export function pictureJson(reference: string): RawBuilder<PictureRow | null> {
  return sql`(
    select json_build_object(${fileColumns("file")}, 'sizes', (
      select coalesce(json_agg(json_build_object(${fileColumns("size")}) order by size.width), '[]')
      from picture_sizes join files size on size.tenant_id = picture_sizes.tenant_id and size.file_id = picture_sizes.size_file_id
      where picture_sizes.tenant_id = file.tenant_id and picture_sizes.file_id = file.file_id))
    from files file
    where file.tenant_id = ${sql.ref(`${reference.split(".")[0]}.tenant_id`)} and file.file_id = ${sql.ref(reference)})`;
}

function fileColumns(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`'url', '/files/' || ${column("file_id")} || '/' || ${column("name")}, 'width', ${column("width")}, 'height', ${column("height")}`;
}
