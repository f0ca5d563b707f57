import { type Kysely, sql } from "kysely";
import type { CompetitionRef, TeamRef } from "#contract/queries.ts";
import type { PersonRef, PlayedGame } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { placeInPlayoffs } from "../game-cards.ts";
import { localName } from "../local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../team-ref.ts";
import { personRef } from "./find-persons.ts";

export type WantedRefs = {
  readonly persons?: readonly string[];
  readonly teams?: readonly string[];
  readonly games?: readonly string[];
  readonly leagues?: readonly string[];
};

/** What rows of figures point at, as pages show it. An id that was not asked for is a defect of the caller and throws. */
export type RowRefs = {
  readonly person: (id: string) => PersonRef;
  readonly team: (id: string) => TeamRef;
  readonly game: (id: string) => PlayedGame;
  readonly league: (id: string) => CompetitionRef & { readonly seasonName: string };
};

type PersonRow = { readonly id: string; readonly slug: string; readonly given: string; readonly family: string; readonly own: boolean };
type GameRow = {
  readonly id: string;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
  readonly playedAt: number | null;
  readonly home: string;
  readonly away: string;
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
};
type LeagueRow = {
  readonly id: string;
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly own: boolean;
};
type Refs = {
  readonly persons?: readonly PersonRow[] | null;
  readonly teams?: readonly { readonly id: string; readonly team: TeamRefRow }[] | null;
  readonly games?: readonly GameRow[] | null;
  readonly leagues?: readonly LeagueRow[] | null;
};

/** All names and addresses of a page's rows in one round trip; what is not asked for is not even planned. */
export async function rowRefs(db: Kysely<Database>, tenantId: TenantId, wanted: WantedRefs): Promise<RowRefs> {
  const { persons = [], teams = [], games = [], leagues = [] } = wanted;
  if (persons.length + teams.length + games.length + leagues.length === 0) return asRefs(undefined);
  const parts = [
    ...(persons.length > 0 ? [personRows(tenantId, persons)] : []),
    ...(teams.length + games.length > 0 ? [teamRows(tenantId, teams, games)] : []),
    ...(games.length > 0 ? [gameRows(tenantId, games)] : []),
    ...(leagues.length > 0 ? [leagueRows(tenantId, leagues)] : []),
  ];
  const { rows } = await sql<Refs>`select ${sql.join(parts)}`.execute(db);
  return asRefs(rows[0]);
}

function oneOf(column: string, ids: readonly string[]) {
  return sql`${sql.ref(column)} = any(${[...new Set(ids)]}::uuid[])`;
}

function personRows(tenantId: TenantId, persons: readonly string[]) {
  return sql`(select json_agg(json_build_object(
      'id', person_id, 'slug', slug, 'given', given_name, 'family', family_name, 'own', transliterable))
    from persons where tenant_id = ${tenantId} and ${oneOf("person_id", persons)}) as persons`;
}

/** Those of the games too. */
function teamRows(tenantId: TenantId, teams: readonly string[], games: readonly string[]) {
  const asked = sql`${[...new Set(teams)]}::uuid[]`;
  const ofGames = sql`array(select unnest(${asked}) union select unnest(array[home_team_id, away_team_id]) from games
    where tenant_id = ${tenantId} and ${oneOf("game_id", games)})`;
  return sql`(select json_agg(json_build_object('id', team.team_id, 'team', ${teamRefJson("team", "club")}))
    from teams team join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    where team.tenant_id = ${tenantId} and team.team_id = any(${games.length > 0 ? ofGames : asked})) as teams`;
}

function gameRows(tenantId: TenantId, games: readonly string[]) {
  return sql`(select json_agg(json_build_object(
      'id', game.game_id, 'seasonSlug', season.slug, 'leagueSlug', league.slug, 'roundSlug', round.slug, 'gameSlug', game.slug,
      'duelSlug', game.duel_slug, 'duelGame', game.duel_game,
      'playedAt', (extract(epoch from game.tip_off) * 1000)::bigint, 'home', game.home_team_id, 'away', game.away_team_id,
      'homePoints', coalesce(game.official_home_points, game.home_points),
      'awayPoints', coalesce(game.official_away_points, game.away_points)))
    from games game
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where game.tenant_id = ${tenantId} and ${oneOf("game.game_id", games)}) as games`;
}

function leagueRows(tenantId: TenantId, leagues: readonly string[]) {
  return sql`(select json_agg(json_build_object('id', league.league_id, 'seasonSlug', season.slug, 'seasonName', season.name,
      'leagueSlug', league.slug, 'name', league.name, 'own', league.transliterable))
    from leagues league
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where league.tenant_id = ${tenantId} and ${oneOf("league.league_id", leagues)}) as leagues`;
}

function asRefs(refs: Refs | undefined): RowRefs {
  const team = known((refs?.teams ?? []).map((row) => [row.id, teamRef(row.team)]));
  return {
    team,
    person: known((refs?.persons ?? []).map((row) => [row.id, personRef(row)])),
    game: known((refs?.games ?? []).map((row) => [row.id, playedGame(row, team)])),
    league: known((refs?.leagues ?? []).map(({ id, name, own, ...address }) => [id, { ...address, name: localName(name, own) }])),
  };
}

function playedGame(row: GameRow, team: RowRefs["team"]): PlayedGame {
  const { seasonSlug, leagueSlug, roundSlug, gameSlug } = row;
  return {
    ref: { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff: placeInPlayoffs(row) },
    playedAt: row.playedAt,
    home: { ...team(row.home), points: row.homePoints },
    away: { ...team(row.away), points: row.awayPoints },
  };
}

function known<Value>(entries: readonly (readonly [string, Value])[]): (id: string) => Value {
  const values = new Map(entries);
  return (id) => {
    const value = values.get(id);
    if (value === undefined) throw new Error(`A row points at ${id}, which was not read`);
    return value;
  };
}
