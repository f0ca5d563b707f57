import { type Kysely, sql } from "kysely";
import type { CompetitionRef, TeamRef } from "#contract/queries.ts";
import type { PersonRef, PlayedGame } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../team-ref.ts";

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
  readonly persons: readonly PersonRow[] | null;
  readonly teams: readonly { readonly id: string; readonly team: TeamRefRow }[] | null;
  readonly games: readonly GameRow[] | null;
  readonly leagues: readonly LeagueRow[] | null;
};

/** All names and addresses of a page's rows in one round trip. */
export async function rowRefs(db: Kysely<Database>, tenantId: TenantId, wanted: WantedRefs): Promise<RowRefs> {
  const ids = (name: keyof WantedRefs) => sql`${[...new Set(wanted[name] ?? [])]}::uuid[]`;
  const { rows } = await sql<Refs>`
    with shown as materialized (select * from games where tenant_id = ${tenantId} and game_id = any(${ids("games")}))
    select
      (select json_agg(json_build_object('id', person_id, 'slug', slug, 'given', given_name, 'family', family_name, 'own', transliterable))
        from persons where tenant_id = ${tenantId} and person_id = any(${ids("persons")})) as persons,
      (select json_agg(json_build_object('id', team.team_id, 'team', ${teamRefJson("team", "club")}))
        from teams team join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
        where team.tenant_id = ${tenantId} and team.team_id = any(array(
          select unnest(${ids("teams")}) union select home_team_id from shown union select away_team_id from shown))) as teams,
      (select json_agg(json_build_object(
          'id', game.game_id, 'seasonSlug', season.slug, 'leagueSlug', league.slug, 'roundSlug', round.slug, 'gameSlug', game.slug,
          'playedAt', (extract(epoch from game.tip_off) * 1000)::bigint, 'home', game.home_team_id, 'away', game.away_team_id,
          'homePoints', coalesce(game.official_home_points, game.home_points),
          'awayPoints', coalesce(game.official_away_points, game.away_points)))
        from shown game
        join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
        join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
        join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id) as games,
      (select json_agg(json_build_object('id', league.league_id, 'seasonSlug', season.slug, 'seasonName', season.name,
          'leagueSlug', league.slug, 'name', league.name, 'own', league.transliterable))
        from leagues league
        join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
        where league.tenant_id = ${tenantId} and league.league_id = any(${ids("leagues")})) as leagues`.execute(db);
  return asRefs(rows[0]);
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

function personRef({ slug, given, family, own }: PersonRow): PersonRef {
  return { slug, givenName: localName(given, own), familyName: localName(family, own) };
}

function playedGame(row: GameRow, team: RowRefs["team"]): PlayedGame {
  const { seasonSlug, leagueSlug, roundSlug, gameSlug } = row;
  return {
    ref: { seasonSlug, leagueSlug, roundSlug, gameSlug },
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
