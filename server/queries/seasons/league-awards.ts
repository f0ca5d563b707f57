import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAwards } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { awardOf, awardsOfLeague, noteNewsOf } from "../award-rows.ts";
import { seasonLeague, seasonLeagueRows } from "./season-leagues.ts";

/** Champions and awards of every league there was, the newest season first. HON6 */
export async function leagueAwards(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<LeagueAwards[]> {
  note(pageTags.site);
  const rows = await seasonLeagueRows(db, tenantId)
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .select(["seasons.slug as seasonSlug", "seasons.name as seasonName", awardsOfLeague.as("awards")])
    .clearOrderBy()
    .orderBy("seasons.starts_on", (order) => order.desc().nullsLast())
    .orderBy("seasons.slug", "desc")
    .orderBy("leagues.place")
    .orderBy("leagues.name")
    .execute();
  for (const { leagueId, awards } of rows) {
    note(pageTags.league(leagueId));
    noteNewsOf(note, awards);
  }
  return rows.map(({ seasonSlug, seasonName, awards, ...league }) => {
    const { competition, champion } = seasonLeague(seasonSlug, league);
    return { competition, champion, seasonName, awards: awards.map(awardOf) };
  });
}
