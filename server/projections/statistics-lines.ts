import { type Expression, type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Side } from "#core/game/facts.ts";
import type { Figures, GameContext, Phase, PlayerRecordGame, TeamGame } from "#core/stats/history/game-line.ts";
import { inStretches, type PeriodPoints } from "#core/stats/period-points.ts";
import type { ClubId, LeagueId, PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

type PlayerRow = Selectable<Database["box_player_lines"]>;
type TeamRow = Selectable<Database["box_team_lines"]>;

/** A line with what only records ask of it; who was young and whose first game it was is told of careers. */
export type PlayerHistoryGame = PlayerRecordGame & {
  readonly shirt: string;
  readonly pointsInQuarter: number | null;
  readonly pointsInHalf: number | null;
  /** `x` made, `-` missed; `null` where the order is not known. */
  readonly freeThrowsInOrder: string | null;
};

export type TeamHistoryGame = TeamGame & { readonly regularPeriods: number };

/** Leagues also as a query of their ids, so that finding one is no round trip of its own. */
export type LineScope = {
  readonly persons?: readonly PersonId[];
  readonly leagues?: readonly LeagueId[] | Expression<unknown>;
  readonly teams?: readonly TeamId[];
  readonly clubs?: readonly ClubId[];
  readonly games?: readonly string[];
};

const scopeColumns = { persons: "person_id", leagues: "league_id", teams: "team_id", clubs: "club_id", games: "game_id" } as const;

function inScope(tenantId: TenantId, scope: LineScope, alias: string) {
  const parts = Object.entries(scope).map(([name, ids]) => {
    const column = sql.ref(`${alias}.${scopeColumns[name as keyof LineScope]}`);
    return Array.isArray(ids) ? sql`${column} = any(${ids}::uuid[])` : sql`${column} = any(array(${ids}))`;
  });
  return sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and ${sql.join(parts, sql` and `)}`;
}

const namesRead =
  "game_id league_id season_id phase round_number side team_id club_id opponent_team_id opponent_club_id played_at won counted " +
  "points two_pointers_made two_pointers_attempted three_pointers_made three_pointers_attempted free_throws_made free_throws_attempted " +
  "offensive_rebounds defensive_rebounds assists steals turnovers blocks blocks_received fouls_committed fouls_drawn " +
  "seconds plus_minus person_id position starter shirt most_points_in_period most_points_in_half free_throws_in_order";

/** Only what is read of a line: a career has hundreds of them, a rebuild all there are. */
const playerColumns = sql.join(namesRead.split(" ").map((name) => sql.ref(`line.${name}`)));

/** What known persons did in the games that statistics take. In no order. */
export async function playerGames(
  db: Kysely<Database>,
  tenantId: TenantId,
  scope: LineScope,
  narrowed: Partial<NarrowedLines> = {},
): Promise<PlayerHistoryGame[]> {
  const narrower = Object.entries(narrowed).flatMap(([name, value]) =>
    value === null ? [] : [sql`and ${sql.ref(`line.${narrowedColumns[name as keyof NarrowedLines]}`)} = ${value}`],
  );
  const { rows } = await sql<PlayerRow>`select ${playerColumns} from box_player_lines line
    where ${inScope(tenantId, scope, "line")} and line.counted and line.played and line.person_id is not null
      ${sql.join(narrower, sql` `)}`.execute(db);
  return rows.map(playerGame);
}

/** Lines that a filter leaves out anyway need not be read; `null`: all. */
type NarrowedLines = {
  readonly phase: Phase | null;
  readonly side: Side | null;
  readonly won: boolean | null;
  readonly starter: boolean | null;
  /** Each as a query of its id. */
  readonly club: Expression<unknown> | null;
  readonly opponent: Expression<unknown> | null;
};
const narrowedColumns = {
  phase: "phase",
  side: "side",
  won: "won",
  starter: "starter",
  club: "club_id",
  opponent: "opponent_club_id",
} as const;

/** The same lines as a query inside another question; `which` is a condition on `line`. */
export function playerLines(tenantId: TenantId, which: RawBuilder<unknown>): RawBuilder<JsonPlayerRow> {
  return sql`select ${playerColumns} from box_player_lines line
    where line.tenant_id = ${tenantId} and line.counted and line.played and line.person_id is not null and ${which}`;
}

/** Those of one person, as a JSON value; `person` is the column with his id. */
export function playerGamesJson(tenantId: TenantId, person: string): RawBuilder<readonly JsonPlayerRow[] | null> {
  return sql`(select json_agg(line) from (${playerLines(tenantId, sql`line.person_id = ${sql.ref(person)}`)}) line)`;
}

export type JsonPlayerRow = Omit<PlayerRow, "played_at"> & { readonly played_at: string | null };

export function playerGamesOf(rows: readonly JsonPlayerRow[] | null): PlayerHistoryGame[] {
  return (rows ?? []).map((row) => playerGame({ ...row, played_at: row.played_at === null ? null : new Date(row.played_at) }));
}

/** Both sides' figures of the teams' games that statistics take. In no order. */
export async function teamGames(db: Kysely<Database>, tenantId: TenantId, scope: LineScope): Promise<TeamHistoryGame[]> {
  const { rows } = await sql<TeamRow & { readonly other: TeamRow }>`select own.*, to_json(other) as other
    from box_team_lines own
    join box_team_lines other on other.tenant_id = own.tenant_id and other.game_id = own.game_id and other.side <> own.side
    where ${inScope(tenantId, scope, "own")} and own.counted`.execute(db);
  return rows.map(teamGame);
}

/**
 * All meetings of two clubs that have a result, from the first one's side, in no order. The clubs are columns of the query
 * around it, which may call nothing `line` or `other`.
 */
export function clubGamesBetween(tenantId: TenantId, club: string, opponent: string): RawBuilder<JsonTeamRow> {
  return sql`
    select line.*, to_json(other) as other
    from box_team_lines line
    join box_team_lines other on other.tenant_id = line.tenant_id and other.game_id = line.game_id and other.side <> line.side
    where line.tenant_id = ${tenantId} and line.club_id = ${sql.ref(club)} and line.opponent_club_id = ${sql.ref(opponent)}
      and (line.counted or line.won is not null)`;
}

export type JsonTeamRow = Omit<TeamRow, "played_at"> & { readonly played_at: string | null; readonly other: TeamRow };

export function teamGamesOf(rows: readonly JsonTeamRow[]): TeamHistoryGame[] {
  return rows.map((row) => teamGame({ ...row, played_at: row.played_at === null ? null : new Date(row.played_at) }));
}

/** A club's game with who coached it; `null` or empty: nobody is named. */
export type ClubGame = GameContext & { readonly coach: string | null };

/** Every game of the clubs that has a result, forfeits too: what a series of wins is made of. */
export async function clubResults(db: Kysely<Database>, tenantId: TenantId, clubs: readonly ClubId[]): Promise<ClubGame[]> {
  const { rows } = await sql<TeamRow>`select line.game_id, line.league_id, line.season_id, line.phase, line.round_number, line.played_at,
      line.side, line.team_id, line.club_id, line.opponent_team_id, line.opponent_club_id, line.won, line.counted, line.coach
    from box_team_lines line
    where ${inScope(tenantId, { clubs }, "line")} and (line.counted or line.won is not null)`.execute(db);
  return rows.map((row) => ({ ...context(row), coach: row.coach }));
}

export function playerGame(row: PlayerRow): PlayerHistoryGame {
  return {
    ...context(row),
    ...figures(row),
    plusMinus: row.plus_minus,
    seconds: row.seconds,
    person: row.person_id ?? "",
    position: row.position,
    starter: row.starter,
    shirt: row.shirt,
    pointsInQuarter: row.most_points_in_period,
    pointsInHalf: row.most_points_in_half,
    freeThrowsInOrder: row.free_throws_in_order,
    periodPoints: null,
    ageDays: null,
    debut: false,
  };
}

export function teamGame(row: TeamRow & { readonly other: TeamRow }): TeamHistoryGame {
  const regularPeriods = row.period_points.length - row.overtimes;
  return {
    ...context(row),
    ...teamFigures(row),
    opponents: teamFigures(row.other),
    periodPoints: periodPoints(row.period_points, regularPeriods),
    regularPeriods,
    overtimes: row.overtimes,
    biggestLead: row.biggest_lead,
    biggestDeficit: row.biggest_deficit,
    attendance: row.attendance,
  };
}

function periodPoints(points: TeamRow["period_points"], regularPeriods: number): PeriodPoints | null {
  if (points.length === 0) return null;
  return inStretches(
    points.map(([own]) => own),
    regularPeriods,
  );
}

type ContextRow = Pick<
  PlayerRow,
  | "game_id"
  | "league_id"
  | "season_id"
  | "phase"
  | "round_number"
  | "side"
  | "team_id"
  | "club_id"
  | "opponent_team_id"
  | "opponent_club_id"
  | "won"
  | "counted"
  | "played_at"
>;

function context(row: ContextRow): GameContext {
  return {
    game: row.game_id,
    league: row.league_id,
    season: row.season_id,
    phase: row.phase,
    round: row.round_number,
    playedAt: row.played_at?.getTime() ?? null,
    side: row.side,
    team: row.team_id,
    club: row.club_id,
    opponentTeam: row.opponent_team_id,
    opponentClub: row.opponent_club_id,
    won: row.won,
    forfeited: !row.counted,
  };
}

/** A team's seconds are those of the game, its plus-minus its margin. */
function teamFigures(row: TeamRow): Figures {
  return { ...figures(row), seconds: row.seconds === null ? null : row.seconds / 5, plusMinus: (row.points ?? 0) - row.opponent_points };
}

function figures(row: PlayerRow | TeamRow) {
  return {
    points: row.points ?? 0,
    twoPointersMade: row.two_pointers_made ?? 0,
    twoPointersAttempted: row.two_pointers_attempted ?? 0,
    threePointersMade: row.three_pointers_made ?? 0,
    threePointersAttempted: row.three_pointers_attempted ?? 0,
    freeThrowsMade: row.free_throws_made ?? 0,
    freeThrowsAttempted: row.free_throws_attempted ?? 0,
    offensiveRebounds: row.offensive_rebounds,
    defensiveRebounds: row.defensive_rebounds,
    assists: row.assists,
    steals: row.steals,
    turnovers: row.turnovers,
    blocks: row.blocks,
    blocksReceived: row.blocks_received,
    foulsCommitted: row.fouls_committed,
    foulsDrawn: row.fouls_drawn,
  };
}
