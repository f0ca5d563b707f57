import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { placeInPlayoffs } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { personRef } from "../refs/person-ref.ts";
import { placeInTimeOf } from "../../db/game-time.ts";
import type { PlayedGame } from "#contract/game-summary.ts";
import type { CompetitionRef, PersonRef, TeamRef } from "#contract/refs.ts";

export type WantedRefs = {
  readonly persons?: readonly string[];
  readonly teams?: readonly string[];
  readonly games?: readonly string[];
  readonly leagues?: readonly string[];
};
type Kind = keyof WantedRefs;

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
export type LeagueRow = {
  readonly id: string;
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly own: boolean;
};
export type Refs = {
  readonly persons?: readonly PersonRow[] | null;
  readonly teams?: readonly { readonly id: string; readonly team: TeamRefRow }[] | null;
  readonly games?: readonly GameRow[] | null;
  readonly leagues?: readonly LeagueRow[] | null;
};

/** All names and addresses of a page's rows in one round trip; what is not asked for is not even planned. */
export async function rowRefs(db: Kysely<Database>, tenantId: TenantId, wanted: WantedRefs): Promise<RowRefs> {
  const asked = Object.entries(wanted).flatMap(([kind, ids]) => (ids.length === 0 ? [] : [[kind, idArray(ids)] as const]));
  if (asked.length === 0) return refsOf(undefined);
  const { rows } = await sql<Refs>`select ${refColumns(tenantId, Object.fromEntries(asked))}`.execute(db);
  return refsOf(rows[0]);
}

/** Rows as JSON values, moments as text, with what they point at. */
export type RowsWithRefs<Row> = { readonly rows: readonly Row[]; readonly refs: Refs };

/**
 * The rows of a query and all that they point at as one JSON value, for a question in one round trip: `columns` are those
 * with the ids. Every row is named, so it is for rows of which a page shows most.
 */
export function rowsWithRefs<Row>(
  tenantId: TenantId,
  rows: RawBuilder<Row>,
  columns: { readonly [K in Kind]?: (string & keyof Row) | readonly (string & keyof Row)[] },
): RawBuilder<RowsWithRefs<Row>> {
  const asked = Object.entries(columns).map(([kind, column]) => {
    const ids = [column].flat().map((each) => sql`select ${sql.ref(each)} from pointing`);
    return [kind, sql`array(${sql.join(ids, sql` union `)})`] as const;
  });
  return sql`(with pointing as materialized (${rows})
    select json_build_object('rows', (select coalesce(json_agg(pointing), '[]') from pointing),
      'refs', (select row_to_json(refs) from (select ${refColumns(tenantId, Object.fromEntries(asked))}) refs)))`;
}

/** Asks for nothing else. */
export async function readRows<Row>(
  db: Kysely<Database>,
  found: RawBuilder<RowsWithRefs<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly refs: RowRefs }> {
  const answer = await db.selectNoFrom(found.as("found")).executeTakeFirstOrThrow();
  return { rows: answer.found.rows, refs: refsOf(answer.found.refs) };
}

type IdArrays = { readonly [K in Kind]?: RawBuilder<unknown> };

function idArray(ids: readonly string[]): RawBuilder<unknown> {
  return sql`${[...new Set(ids)]}::uuid[]`;
}

function refColumns(tenantId: TenantId, { persons, teams, games, leagues }: IdArrays) {
  return sql.join([
    ...(persons ? [personRows(tenantId, persons)] : []),
    ...(teams || games ? [teamRows(tenantId, teams ?? idArray([]), games)] : []),
    ...(games ? [gameRows(tenantId, games)] : []),
    ...(leagues ? [leagueRows(tenantId, leagues)] : []),
  ]);
}

function oneOf(column: string, ids: RawBuilder<unknown>) {
  return sql`${sql.ref(column)} = any(${ids})`;
}

function personRows(tenantId: TenantId, persons: RawBuilder<unknown>) {
  return sql`(select json_agg(json_build_object(
      'id', person_id, 'slug', slug, 'given', given_name, 'family', family_name, 'own', transliterable))
    from persons where tenant_id = ${tenantId} and ${oneOf("person_id", persons)}) as persons`;
}

/** Those of the games too. */
function teamRows(tenantId: TenantId, teams: RawBuilder<unknown>, games: RawBuilder<unknown> | undefined) {
  const ofGames =
    games &&
    sql`array(select unnest(${teams}) union select unnest(array[home_team_id, away_team_id]) from games
      where tenant_id = ${tenantId} and ${oneOf("game_id", games)})`;
  return sql`(select json_agg(json_build_object('id', team.team_id, 'team', ${teamRefJson("team", "club")}))
    from teams team join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    where team.tenant_id = ${tenantId} and ${oneOf("team.team_id", ofGames ?? teams)}) as teams`;
}

function gameRows(tenantId: TenantId, games: RawBuilder<unknown>) {
  return sql`(select json_agg(json_build_object(
      'id', game.game_id, 'seasonSlug', season.slug, 'leagueSlug', league.slug, 'roundSlug', round.slug, 'gameSlug', game.slug,
      'duelSlug', game.duel_slug, 'duelGame', game.duel_game,
      'playedAt', (extract(epoch from ${placeInTimeOf("game")}) * 1000)::bigint, 'home', game.home_team_id, 'away', game.away_team_id,
      'homePoints', coalesce(game.official_home_points, game.home_points),
      'awayPoints', coalesce(game.official_away_points, game.away_points)))
    from games game
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where game.tenant_id = ${tenantId} and ${oneOf("game.game_id", games)}) as games`;
}

function leagueRows(tenantId: TenantId, leagues: RawBuilder<unknown>) {
  return sql`(select json_agg(json_build_object('id', league.league_id, 'seasonSlug', season.slug, 'seasonName', season.name,
      'leagueSlug', league.slug, 'name', league.name, 'own', league.transliterable))
    from leagues league
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where league.tenant_id = ${tenantId} and ${oneOf("league.league_id", leagues)}) as leagues`;
}

export function refsOf(refs: Refs | undefined): RowRefs {
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
