import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { GamePreview, PreviewSide } from "#contract/game-preview.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { mergeTeamSums } from "#core/stats/history/sums.ts";
import type { StoredTeamSums } from "../../db/history-tables.ts";
import type { Database } from "../../db/schema.ts";
import { teamSums } from "../../projections/statistics-sums.ts";
import { cardsOfTeams, clubGame, clubTeam, clubTeamRows } from "./club-rows.ts";
import { rosterPlayers, rosterRows } from "./roster-rows.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { GameSummary } from "#contract/game-summary.ts";

const latestShown = 5;

/** Both teams of a game as they come to it. One round trip. `null`: one of them is not in the league. AHEAD1 */
export async function gamePreview(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { ref, home, away }: Pick<GameSummary, "ref" | "home" | "away">,
): Promise<GamePreview | null> {
  const rows = await previewRows(db, tenantId, ref, [home.teamSlug, away.teamSlug]).execute();
  note(pageTags.portraits);
  note(pageTags.availability);
  for (const { leagueId } of rows) note(pageTags.league(leagueId));
  const sides = new Map(rows.map((row) => [row.teamSlug, sideOf(row)]));
  const [host, guest] = [sides.get(home.teamSlug), sides.get(away.teamSlug)];
  return host && guest ? { home: host, away: guest } : null;
}

function previewRows(db: Kysely<Database>, tenantId: TenantId, address: GameSummary["ref"], teams: readonly string[]) {
  const thisTeam = sql`${sql.ref("teams.team_id")}`;
  return clubTeamRows(db, tenantId)
    .where("seasons.slug", "=", address.seasonSlug)
    .where("leagues.slug", "=", address.leagueSlug)
    .where("teams.slug", "in", teams)
    .select([
      "teams.slug as teamSlug",
      sql<readonly StoredTeamSums[]>`(
        select coalesce(json_agg(total.sums), '[]') from team_season_totals total
        where total.tenant_id = teams.tenant_id and total.league_id = teams.league_id and total.club_id = teams.club_id)`.as("sums"),
      rosterRows(tenantId).as("roster"),
      jsonArrayFrom(
        cardsOfTeams(db, tenantId, thisTeam)
          .where("games.status", "in", ["ended", "final", "under-protest", "forfeited"])
          .orderBy(placeInTime, (order) => order.desc().nullsLast())
          .orderBy("rounds.number", "desc")
          .orderBy("games.slug")
          .limit(latestShown),
      ).as("latest"),
    ]);
}

type PreviewRow = Awaited<ReturnType<ReturnType<typeof previewRows>["execute"]>>[number];

function sideOf(row: PreviewRow): PreviewSide {
  const { row: standing, teams } = clubTeam(row);
  const [first, ...others] = row.sums.map(teamSums);
  return {
    row: standing,
    teams,
    sums: first ? others.reduce(mergeTeamSums, first) : null,
    latest: row.latest.map(clubGame),
    roster: rosterPlayers(row.roster),
  };
}
