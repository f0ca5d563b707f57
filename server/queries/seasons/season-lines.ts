import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { SeasonLine } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { noteNewsOf } from "../award-rows.ts";
import { seasonStory, type SeasonStoryRow, seasonStoryRows } from "./season-leagues.ts";

/** All seasons with their leagues and champions, newest first. */
export async function seasonLines(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<SeasonLine[]> {
  note(pageTags.site);
  const rows = await db
    .selectFrom("seasons")
    .where("seasons.tenant_id", "=", tenantId)
    .select([
      "seasons.slug",
      "seasons.name",
      "seasons.is_current as isCurrent",
      sql<string | null>`seasons.starts_on::text`.as("startsOn"),
      sql<string | null>`seasons.ends_on::text`.as("endsOn"),
      jsonArrayFrom(seasonStoryRows(db, tenantId)).as("leagues"),
    ])
    .orderBy("seasons.starts_on", (order) => order.desc().nullsLast())
    .orderBy("seasons.slug", "desc")
    .execute();
  for (const { leagueId, awards } of rows.flatMap(({ leagues }): readonly SeasonStoryRow[] => leagues)) {
    note(pageTags.league(leagueId));
    noteNewsOf(note, awards);
  }
  return rows.map(({ leagues, ...season }) => ({ ...season, leagues: leagues.map((row) => seasonStory(season.slug, row)) }));
}
