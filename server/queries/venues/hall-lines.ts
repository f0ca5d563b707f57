import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { HallLine, HomeTeam, MostCome } from "#contract/venue-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { currentLeagues } from "../leagues/current-leagues.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { hallRef, hallRefJson, type HallRefRow } from "../refs/hall-ref.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { placeInTimeOf } from "../../db/game-time.ts";

type League = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly league: string;
  readonly own: boolean;
};
export type MostRow = {
  readonly attendance: number;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
  readonly home: TeamRefRow;
  readonly away: TeamRefRow;
};
export type HomeTeamRow = League & { readonly team: TeamRefRow };
type HallRow = {
  readonly hall: HallRefRow;
  readonly capacity: number | null;
  readonly teams: readonly HomeTeamRow[];
  readonly games: number;
  readonly attendance: number;
  readonly most: MostRow | null;
};

/** Halls of the current season's games with their clubs and how many came. One round trip. HALLS1 */
export async function hallLines(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<HallLine[]> {
  note(pageTags.site);
  const { rows } = await sql<{ readonly halls: readonly HallRow[]; readonly leagues: readonly string[] }>`
    with played as (
      select games.*, rounds.slug as round_slug, leagues.slug as league_slug, leagues.name as league_name,
        leagues.transliterable as league_own, leagues.place as league_place, seasons.slug as season_slug
      from games
      join rounds on rounds.tenant_id = games.tenant_id and rounds.round_id = games.round_id
      join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
      join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id and seasons.is_current
      where games.tenant_id = ${tenantId} and games.venue_id is not null
        and games.status not in ('cancelled', 'annulled', 'if-needed')),
    told as (select * from played where attendance is not null and status in ('ended', 'final', 'under-protest', 'forfeited'))
    select ${currentLeagues(tenantId)} as leagues, (select coalesce(json_agg(line), '[]') from (
    select ${hallRefJson} as hall, venues.capacity,
      (select coalesce(json_agg(json_build_object('team', ${teamRefJson("team", "club")}, 'seasonSlug', hosting.season_slug,
          'leagueSlug', hosting.league_slug, 'league', hosting.league_name, 'own', hosting.league_own)
          order by hosting.league_place, team.name), '[]')
        from (select distinct home_team_id, season_slug, league_slug, league_name, league_own, league_place from played
          where played.venue_id = venues.venue_id) hosting
        join teams team on team.tenant_id = venues.tenant_id and team.team_id = hosting.home_team_id
        join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id) as teams,
      (select count(*)::integer from told where told.venue_id = venues.venue_id) as games,
      (select coalesce(sum(attendance), 0)::integer from told where told.venue_id = venues.venue_id) as attendance,
      (select json_build_object('attendance', told.attendance, 'seasonSlug', told.season_slug, 'leagueSlug', told.league_slug,
          'roundSlug', told.round_slug, 'gameSlug', told.slug, 'duelSlug', told.duel_slug, 'duelGame', told.duel_game,
          'home', ${teamRefJson("home", "home_club")}, 'away', ${teamRefJson("away", "away_club")})
        from told
        join teams home on home.tenant_id = told.tenant_id and home.team_id = told.home_team_id
        join clubs home_club on home_club.tenant_id = home.tenant_id and home_club.club_id = home.club_id
        join teams away on away.tenant_id = told.tenant_id and away.team_id = told.away_team_id
        join clubs away_club on away_club.tenant_id = away.tenant_id and away_club.club_id = away.club_id
        where told.venue_id = venues.venue_id order by told.attendance desc, ${placeInTimeOf("told")}, told.game_id limit 1) as most
    from venues
    where venues.tenant_id = ${tenantId} and exists (select from played where played.venue_id = venues.venue_id)
    order by venues.name) line) as halls`.execute(db);
  const { halls = [], leagues = [] } = rows[0] ?? {};
  for (const league of leagues) note(pageTags.league(league));
  return halls.map(hallLine);
}

function hallLine({ hall, capacity, teams, games, attendance, most }: HallRow): HallLine {
  return { ...hallRef(hall), capacity, teams: teams.map(homeTeam), games, attendance, most: most && mostCome(most) };
}

export function homeTeam({ team, seasonSlug, leagueSlug, league, own }: HomeTeamRow): HomeTeam {
  return { team: teamRef(team), competition: { seasonSlug, leagueSlug, name: localName(league, own) } };
}

/** The best visited of some games. */
export function mostCome({ attendance, home, away, seasonSlug, leagueSlug, roundSlug, gameSlug, ...place }: MostRow): MostCome {
  return {
    attendance,
    game: { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff: placeInPlayoffs(place) },
    home: teamRef(home),
    away: teamRef(away),
  };
}
