import { type Kysely, sql } from "kysely";
import type { SeasonLeague, SeasonStory } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { awardOf, type AwardRow, awardsOfLeague } from "../award-rows.ts";
import { championTeam } from "../leagues/league-champion.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { finalOfLeague, seasonFinal, type SeasonFinalRow } from "./season-final.ts";

export type SeasonLeagueRow = {
  readonly leagueId: LeagueId;
  readonly slug: string;
  readonly name: string;
  readonly transliterable: boolean;
  readonly kind: SeasonLeague["kind"];
  readonly teams: number;
  readonly champion: TeamRefRow | null;
};

export type SeasonStoryRow = SeasonLeagueRow & { readonly final: SeasonFinalRow | null; readonly awards: readonly AwardRow[] };

/** The leagues of the season that the query around them is about, with their champions. */
export function seasonLeagueRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("leagues")
    .where("leagues.tenant_id", "=", tenantId)
    .where(sql<boolean>`leagues.season_id = seasons.season_id`)
    .select([
      "leagues.league_id as leagueId",
      "leagues.slug",
      "leagues.name",
      "leagues.transliterable",
      "leagues.kind",
      sql<number>`(select count(*) from teams member
        where member.tenant_id = leagues.tenant_id and member.league_id = leagues.league_id)::integer`.as("teams"),
      sql<TeamRefRow | null>`(select ${teamRefJson("winner", "winner_club")} from teams winner
        join clubs winner_club on winner_club.tenant_id = winner.tenant_id and winner_club.club_id = winner.club_id
        where winner.tenant_id = leagues.tenant_id and winner.team_id = ${championTeam("leagues")})`.as("champion"),
    ])
    .orderBy("leagues.place")
    .orderBy("leagues.name");
}

export function seasonLeague(seasonSlug: string, row: SeasonLeagueRow): SeasonLeague {
  return {
    competition: { seasonSlug, leagueSlug: row.slug, name: localName(row.name, row.transliterable) },
    kind: row.kind,
    teams: row.teams,
    champion: row.champion && teamRef(row.champion),
  };
}

/** The same with how each of them ended. */
export function seasonStoryRows(db: Kysely<Database>, tenantId: TenantId) {
  return seasonLeagueRows(db, tenantId).select([finalOfLeague.as("final"), awardsOfLeague.as("awards")]);
}

export function seasonStory(seasonSlug: string, row: SeasonStoryRow): SeasonStory {
  return { ...seasonLeague(seasonSlug, row), final: seasonFinal(row.final), awards: row.awards.map(awardOf) };
}
