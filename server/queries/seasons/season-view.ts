import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { SeasonTable, SeasonAnswer } from "#contract/season-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { noteNewsOf } from "../award-rows.ts";
import { gameCards, type GameCardRow, gameSummary } from "../games/game-cards.ts";
import { rankingOf, standingsRows, type TableRowOfTeam, tableRows } from "../leagues/table-rows.ts";
import { teamRef } from "../refs/team-ref.ts";
import { finalRoundOfLeague } from "./season-final.ts";
import { seasonLeague, seasonStory, type SeasonStoryRow, seasonStoryRows } from "./season-leagues.ts";
import type { CompetitionRef, TeamRef } from "#contract/refs.ts";

const rowsShown = 4;

type LeagueRow = SeasonStoryRow & {
  readonly rankingPolicy: string;
  readonly games: number;
  readonly playedGames: number;
  readonly table: readonly TableRowOfTeam[];
  readonly finalGames: readonly GameCardRow[];
};

/** A season with its leagues, their tables' first rows, champions and clubs; `null`: there is none at this address. */
export async function seasonView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<SeasonAnswer | null> {
  note(pageTags.site);
  const row = await db
    .selectFrom("seasons")
    .where("seasons.tenant_id", "=", tenantId)
    .where("seasons.slug", "=", slug)
    .select([
      "seasons.slug",
      "seasons.name",
      "seasons.is_current as isCurrent",
      sql<string | null>`seasons.starts_on::text`.as("startsOn"),
      sql<string | null>`seasons.ends_on::text`.as("endsOn"),
      jsonArrayFrom(leagueRows(db, tenantId)).as("leagues"),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const leagues: readonly LeagueRow[] = row.leagues;
  for (const { leagueId, awards } of leagues) {
    note(pageTags.league(leagueId));
    noteNewsOf(note, awards);
  }
  return { ...row, leagues: leagues.map((league) => seasonTable(slug, league)), clubs: clubsOf(slug, leagues) };
}

function leagueRows(db: Kysely<Database>, tenantId: TenantId) {
  const games = sql`from games game where game.tenant_id = leagues.tenant_id and game.league_id = leagues.league_id`;
  return seasonStoryRows(db, tenantId).select([
    "leagues.ranking_policy as rankingPolicy",
    sql<number>`(select count(*) ${games} and game.status not in ('cancelled', 'annulled', 'if-needed'))::integer`.as("games"),
    sql<number>`(select count(*) ${games} and game.status in ('ended', 'final', 'under-protest', 'forfeited'))::integer`.as("playedGames"),
    jsonArrayFrom(
      gameCards(db, tenantId)
        .where(sql<boolean>`games.league_id = leagues.league_id`)
        .where(sql<boolean>`rounds.slug = ${finalRoundOfLeague}`)
        .where("games.duel_slug", "is not", null)
        .orderBy("games.duel_game"),
    ).as("finalGames"),
    jsonArrayFrom(tableRows(db, tenantId).where(sql<boolean>`teams.league_id = leagues.league_id`)).as("table"),
  ]);
}

function seasonTable(seasonSlug: string, row: LeagueRow): SeasonTable {
  return {
    ...seasonStory(seasonSlug, row),
    games: row.games,
    playedGames: row.playedGames,
    ranking: rankingOf(row.rankingPolicy),
    rows: standingsRows(row.table).slice(0, rowsShown),
    finalGames: row.finalGames
      .filter(({ duelSlug }) => duelSlug === row.final?.duel.slug)
      .map((card) => gameSummary(seasonSlug, row.slug, card)),
  };
}

/** A club that plays in several leagues stands once, under the name of its team in the first of them. */
function clubsOf(seasonSlug: string, leagues: readonly LeagueRow[]): SeasonAnswer["clubs"] {
  const clubs = new Map<string, { team: TeamRef; leagues: CompetitionRef[] }>();
  for (const league of leagues) {
    const { competition } = seasonLeague(seasonSlug, league);
    for (const { team } of league.table) {
      const club = clubs.get(team.clubSlug) ?? { team: teamRef(team), leagues: [] };
      clubs.set(team.clubSlug, club);
      club.leagues.push(competition);
    }
  }
  return [...clubs.values()];
}
