import { sql, type Transaction } from "kysely";
import type { GameFileFault } from "#contract/office-game-files.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, SeasonId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { ClubMatcher } from "../../office/import/match-club.ts";
import { nameKey } from "../../office/import/own-letters.ts";
import { QuestionBook } from "../../office/import/question-book.ts";

/** A game of the league that a file may tell. */
export type LeagueGame = {
  readonly gameId: GameId;
  readonly seasonId: SeasonId;
  readonly leagueId: LeagueId;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly round: number;
  readonly gameSlug: string;
  readonly homeClubId: ClubId;
  readonly awayClubId: ClubId;
  readonly home: string;
  readonly away: string;
  readonly tipOff: Date | null;
  readonly day: string | null;
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly status: string;
  readonly source: string;
  readonly sourceGameId: string;
};

type Sought = { readonly home: string; readonly away: string; readonly day: string | null };

/** The league's games of the seasons that are on, and the clubs by the names that files call them. */
export class LeagueGames {
  readonly #games: readonly LeagueGame[];
  readonly #clubs: ReadonlyMap<string, ClubId>;
  readonly #matcher: ClubMatcher;

  private constructor(games: readonly LeagueGame[], clubs: ReadonlyMap<string, ClubId>) {
    this.#games = games;
    this.#clubs = clubs;
    const named = [...clubs.keys()].map((name) => ({ name, short: null, town: null }));
    const nothing = { language: null, today: "", timeZone: null, season: null, halls: [], people: [] };
    this.#matcher = new ClubMatcher({ ...nothing, clubs: named }, new QuestionBook([]));
  }

  static async of(transaction: Transaction<Database>, tenantId: TenantId): Promise<LeagueGames> {
    const { rows } = await sql<LeagueGame>`
      select game.game_id as "gameId", season.season_id as "seasonId", held.league_id as "leagueId", season.slug as "seasonSlug",
        held.slug as "leagueSlug", round.slug as "roundSlug", round.number as round, game.slug as "gameSlug",
        home.club_id as "homeClubId", away.club_id as "awayClubId", home.name as home, away.name as away,
        game.tip_off as "tipOff", coalesce(to_char(game.tip_off at time zone tenant.time_zone, 'YYYY-MM-DD'), game.tip_off_day::text) as day,
        game.home_points as "homePoints", game.away_points as "awayPoints", game.status, game.source,
        game.source_game_id as "sourceGameId"
      from games game
      join tenants tenant using (tenant_id)
      join rounds round using (tenant_id, round_id)
      join leagues held on held.tenant_id = game.tenant_id and held.league_id = game.league_id
      join seasons season on season.tenant_id = held.tenant_id and season.season_id = held.season_id and season.is_current
      join teams home on home.tenant_id = game.tenant_id and home.team_id = game.home_team_id
      join teams away on away.tenant_id = game.tenant_id and away.team_id = game.away_team_id
      where game.tenant_id = ${tenantId} order by game.tip_off nulls last, game.game_id`.execute(transaction);
    const named = await sql<{ name: string; clubId: ClubId }>`
      select name, club_id as "clubId" from clubs where tenant_id = ${tenantId}
      union select coalesce(latin_name, name), club_id from clubs where tenant_id = ${tenantId}
      union select name, club_id from teams where tenant_id = ${tenantId}
      union select short_name, club_id from teams where tenant_id = ${tenantId}
      union select code, club_id from teams where tenant_id = ${tenantId}`.execute(transaction);
    return new LeagueGames(rows, clubsByName(named.rows));
  }

  /** The game that a file is meant to be: of its two teams, of its day where it tells one, else the one that is not played yet. IMP27 */
  meant({ home, away, day }: Sought): LeagueGame | GameFileFault {
    const [homeClub, awayClub] = [this.#club(home), this.#club(away)];
    if (homeClub === null || awayClub === null) return "no-team";
    const theirs = this.#games.filter((game) => game.homeClubId === homeClub && game.awayClubId === awayClub);
    const sameDay = day === null ? theirs : theirs.filter((game) => game.day === null || game.day === day);
    const open = sameDay.filter(({ homePoints }) => homePoints === null);
    const found = sameDay.length > 1 && day === null ? (open.length === 1 ? open : sameDay) : sameDay;
    if (found.length > 1) return "several";
    return found[0] ?? "no-fixture";
  }

  #club(written: string): ClubId | null {
    const exact = this.#clubs.get(written);
    const name = exact === undefined ? this.#matcher.certain(written) : written;
    return name === null ? null : (this.#clubs.get(name) ?? null);
  }
}

/** Each name once, whatever its case and script; one that two clubs have is neither's. */
function clubsByName(rows: readonly { readonly name: string; readonly clubId: ClubId }[]): ReadonlyMap<string, ClubId> {
  const byKey = new Map<string, { readonly name: string; readonly clubId: ClubId | null }>();
  for (const { name, clubId } of rows.filter((row) => row.name !== "")) {
    const known = byKey.get(nameKey(name));
    if (known === undefined) byKey.set(nameKey(name), { name, clubId });
    else if (known.clubId !== clubId) byKey.set(nameKey(name), { name: known.name, clubId: null });
  }
  return new Map([...byKey.values()].flatMap(({ name, clubId }) => (clubId === null ? [] : [[name, clubId] as const])));
}
