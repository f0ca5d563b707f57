import { type RawBuilder, sql } from "kysely";
import type { Portrait, PortraitPicture } from "#contract/portraits.ts";

/** Pictures of a person as SQL hands them over, the smallest first; `null`: he has none. */
export type PortraitRows = readonly (PortraitPicture & { readonly type: string })[] | null;

/** Of the person whom the query around it joined as `persons person`. Whoever uses it notes `pageTags.portraits`. */
export const portraitJson: RawBuilder<PortraitRows> = sql`(
  select json_agg(json_build_object('url', '/files/' || file.file_id || '/' || file.name, 'width', file.width, 'height', file.height,
    'type', file.media_type) order by file.width)
  from portrait_pictures picture
  join files file on file.tenant_id = picture.tenant_id and file.file_id = picture.file_id
  where picture.tenant_id = person.tenant_id and picture.person_id = person.person_id)`;

export function portraitOf(rows: PortraitRows): Portrait | null {
  const pictures = (of: (type: string) => boolean) =>
    (rows ?? []).filter(({ type }) => of(type)).map(({ url, width, height }) => ({ url, width, height }));
  const [smallest, ...larger] = pictures((type) => type === "image/webp");
  const [jpeg] = pictures((type) => type === "image/jpeg");
  return smallest && jpeg ? { sizes: [smallest, ...larger], jpeg } : null;
}
