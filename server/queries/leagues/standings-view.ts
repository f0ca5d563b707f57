import type { Kysely } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { StandingsAsOf, StandingsAnswer } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import { rankingOf } from "./table-rows.ts";
import { rowsOfTable, tablePartColumns, workedOutTable } from "./worked-out-table.ts";

/**
 * The table of a league at a round or a moment, worked out of its games when it is asked for: one round trip, its cost
 * that of one league's season. `null`: the tenant has no such league. RANK12
 */
export async function standingsView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
  asOf: StandingsAsOf | null,
): Promise<StandingsAnswer | null> {
  const league = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .select(["leagues.league_id", "leagues.name", "leagues.transliterable", "leagues.ranking_policy", "seasons.name as seasonName"])
    .select(tablePartColumns(db, tenantId))
    .executeTakeFirst();
  if (!league) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(league.league_id));
  return {
    competition: { seasonSlug, leagueSlug, name: localName(league.name, league.transliterable) },
    seasonName: league.seasonName,
    ranking: rankingOf(league.ranking_policy),
    rows: rowsOfTable(workedOutTable(league, asOf), league.teams),
  };
}
