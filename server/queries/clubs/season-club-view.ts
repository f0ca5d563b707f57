import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { SeasonClubAnswer } from "#contract/club-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubRef } from "../refs/club-ref.ts";
import { venueRef } from "../refs/venue-ref.ts";
import { clubGame, clubTeam, clubTeamRows, homeVenue, newestCards } from "./club-rows.ts";
import { rosterPlayers, rosterRows } from "./roster-rows.ts";

/** A club in one season, under the name it had then. One round trip. */
export async function seasonClubView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, clubSlug }: { readonly seasonSlug: string; readonly clubSlug: string },
): Promise<SeasonClubAnswer | null> {
  const row = await db
    .selectFrom("clubs as owner")
    .innerJoin("season_clubs as entered", (join) =>
      join.onRef("entered.tenant_id", "=", "owner.tenant_id").onRef("entered.club_id", "=", "owner.club_id"),
    )
    .innerJoin("seasons as term", (join) =>
      join.onRef("term.tenant_id", "=", "entered.tenant_id").onRef("term.season_id", "=", "entered.season_id"),
    )
    .where("owner.tenant_id", "=", tenantId)
    .where("owner.slug", "=", clubSlug)
    .where("term.slug", "=", seasonSlug)
    .select([
      "owner.club_id",
      "owner.slug",
      "owner.primary_color as primaryColor",
      "owner.secondary_color as secondaryColor",
      "owner.crest_url as crestUrl",
      "entered.name",
      "entered.transliterable",
      "entered.code",
      "term.name as seasonName",
      jsonArrayFrom(
        clubTeamRows(db, tenantId)
          .where(sql<boolean>`teams.club_id = owner.club_id and teams.season_id = term.season_id`)
          .select(rosterRows(tenantId).as("roster"))
          .orderBy("leagues.place")
          .orderBy("leagues.name"),
      ).as("teams"),
      newestCards(db, tenantId, teamsOfSeason).as("games"),
      homeVenue(tenantId, teamsOfSeason).as("venue"),
    ])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.club(row.club_id));
  note(pageTags.portraits);
  note(pageTags.availability);
  for (const { leagueId } of row.teams) note(pageTags.league(leagueId));
  return {
    ...clubRef(row),
    clubId: row.club_id,
    season: { slug: seasonSlug, name: row.seasonName },
    teams: row.teams.map((team) => ({ ...clubTeam(team), roster: rosterPlayers(team.roster) })),
    games: row.games.map(clubGame),
    venue: venueRef(row.venue),
  };
}

const teamsOfSeason = sql`
  select mine.team_id from teams mine
  where mine.tenant_id = owner.tenant_id and mine.club_id = owner.club_id and mine.season_id = term.season_id`;
