import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { type VideoRow, videosOut } from "./media-lines.ts";

/** A row of them; all others are one address further. */
const clipsShown = 6;

/** The newest clips of what is asked for, for a page that reads them beside all else. CLIP8 */
export function latestClips(db: Kysely<Database>, tenantId: TenantId, isWanted: RawBuilder<boolean>): RawBuilder<VideoRow[]> {
  return jsonArrayFrom(
    videosOut(db, tenantId)
      .where(isWanted)
      .orderBy("video.published_at", "desc")
      .orderBy(sql`video.url`)
      .limit(clipsShown),
  );
}
