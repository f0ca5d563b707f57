import { type Kysely, type RawBuilder, sql } from "kysely";
import type { CombinationsWanted, LeagueCombinations } from "#contract/league-combinations.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { rankedCombinations, type SeasonCombination } from "#core/stats/history/season-combinations.ts";
import type { Database } from "../../db/schema.ts";
import { foundLeague, leagueRow } from "./find-league.ts";
import { rowRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

const linesOnPage = 50;

type TeamRow = {
  readonly team: string;
  readonly club: string;
  readonly played: number;
  readonly told: number;
  readonly combinations: readonly SeasonCombination[];
};

/** Who played together in a league, of all teams or one. Two round trips. LINE6 LINE7 LINE8 */
export async function leagueCombinations(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
  wanted: CombinationsWanted,
): Promise<LeagueCombinations | null> {
  const row = await leagueRow(db, tenantId, address).select(teamsJson(tenantId, wanted).as("teams")).executeTakeFirst();
  const league = foundLeague(note, address, row);
  if (!row || !league) return null;
  const chosen = row.teams.filter(({ club }) => wanted.club === null || club === wanted.club);
  const all = rankedCombinations(
    chosen.flatMap(({ team, combinations }) => combinations.map((line) => ({ ...line, team }))),
    wanted.sort,
    wanted.ascending,
  );
  const from = wanted.page === null ? 0 : (wanted.page - 1) * linesOnPage;
  const lines = wanted.page === null ? all : all.slice(from, from + linesOnPage);
  const refs = await rowRefs(db, tenantId, {
    persons: lines.flatMap(({ persons }) => persons),
    teams: row.teams.map(({ team }) => team),
  });
  // A game of the league is one of two teams.
  const share = wanted.club === null ? 2 : 1;
  const gamesOf = (figure: "told" | "played") => chosen.reduce((sum, team) => sum + team[figure], 0) / share;
  return {
    ...league.head,
    teams: row.teams.map(({ team }) => refs.team(team)),
    games: { told: gamesOf("told"), played: gamesOf("played") },
    lines: lines.map(({ team, persons, ...figures }) => ({ ...figures, team: refs.team(team), persons: persons.map(refs.person) })),
    hasMore: from + lines.length < all.length,
  };
}

/** Only of the team asked for are the combinations read: those of a whole league are some hundred kilobytes. */
function teamsJson(tenantId: TenantId, { phase, size, club }: CombinationsWanted): RawBuilder<readonly TeamRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('team', kept.team_id, 'club', clubs.slug, 'played', kept.games_played,
      'told', kept.games_told,
      'combinations', case when ${club}::text is null or clubs.slug = ${club} then kept.combinations else '[]'::json end)), '[]')
    from team_combinations kept
    join teams team on team.tenant_id = kept.tenant_id and team.team_id = kept.team_id
    join clubs on clubs.tenant_id = team.tenant_id and clubs.club_id = team.club_id
    where kept.tenant_id = ${tenantId} and team.league_id = leagues.league_id and kept.phase = ${phase} and kept.size = ${size})`;
}
