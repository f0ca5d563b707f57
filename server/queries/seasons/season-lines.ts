import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { SeasonLine } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { seasonLeague, seasonLeagueRows } from "./season-leagues.ts";

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
      jsonArrayFrom(seasonLeagueRows(db, tenantId)).as("leagues"),
    ])
    .orderBy("seasons.starts_on", (order) => order.desc().nullsLast())
    .orderBy("seasons.slug", "desc")
    .execute();
  for (const { leagues } of rows) for (const { leagueId } of leagues) note(pageTags.league(leagueId));
  return rows.map(({ leagues, ...season }) => ({ ...season, leagues: leagues.map((row) => seasonLeague(season.slug, row)) }));
}
