import { type Kysely, type RawBuilder, sql } from "kysely";
import type { GameOutlets } from "#contract/outlets.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import type { Database } from "../../db/schema.ts";
import type { TableRowOfTeam } from "../leagues/table-rows.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { venueRef, type VenueRow, venueRowJson } from "../refs/venue-ref.ts";
import type { GameSummary, LastLine } from "#contract/game-summary.ts";

type SideRow = { readonly team: TeamRefRow; readonly record: { readonly wins: number; readonly losses: number } | null };

/** A game as SQL hands it over for a list; also from inside a JSON value, so a moment is a number. */
export type GameCardRow = {
  readonly gameId: GameId;
  readonly roundSlug: string;
  readonly roundNumber: number;
  readonly roundStage: Stage | null;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
  readonly tipOff: number | null;
  readonly tipOffDay: string | null;
  readonly status: GameStatus;
  readonly overtimes: number;
  readonly home: SideRow;
  readonly away: SideRow;
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly venue: VenueRow | null;
  readonly lastLine: LastLine | null;
  /** Where the list asks for them. */
  readonly outlets?: GameOutlets | null;
};

/** Word for word the predicate of the index `games_ahead_by_tip_off`. */
export const isAhead: RawBuilder<boolean> = sql`games.status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open')`;

/** Word for word the predicate of the index `games_played_by_tip_off`. */
export const isPlayed: RawBuilder<boolean> = sql`games.status not in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'cancelled')`;

/** A game of a league whose teams are at hand already. */
export type LeagueGameCardRow = Omit<GameCardRow, "home" | "away"> & { readonly homeId: TeamId; readonly awayId: TeamId };

/**
 * Games of a tenant with all that a card shows; the caller adds which, in which order, and how many. The sides are looked
 * up game by game: ten tables in one join take the planner longer than the whole page.
 */
export function gameCards(db: Kysely<Database>, tenantId: TenantId) {
  return cardsWithoutSides(db, tenantId).select([sideJson("games.home_team_id").as("home"), sideJson("games.away_team_id").as("away")]);
}

/** The same without its sides, for many games of one league: its teams are asked for once, and put in by `withSides`. */
export function leagueGameCards(db: Kysely<Database>, tenantId: TenantId) {
  return cardsWithoutSides(db, tenantId).select(["games.home_team_id as homeId", "games.away_team_id as awayId"]);
}

function cardsWithoutSides(db: Kysely<Database>, tenantId: TenantId) {
  return gamesInRounds(db, tenantId).select([
    "rounds.slug as roundSlug",
    "rounds.number as roundNumber",
    "rounds.stage as roundStage",
    "games.game_id as gameId",
    "games.slug as gameSlug",
    "games.duel_slug as duelSlug",
    "games.duel_game as duelGame",
    "games.status",
    "games.overtimes",
    sql<number | null>`(extract(epoch from games.tip_off) * 1000)::bigint`.as("tipOff"),
    sql<string | null>`games.tip_off_day::text`.as("tipOffDay"),
    sql<number | null>`coalesce(games.official_home_points, games.home_points)`.as("homePoints"),
    sql<number | null>`coalesce(games.official_away_points, games.away_points)`.as("awayPoints"),
    venueJson.as("venue"),
    lastLineJson.as("lastLine"),
  ]);
}

const venueJson = sql<VenueRow | null>`(
  select ${venueRowJson} from venues
  where venues.tenant_id = games.tenant_id and venues.venue_id = games.venue_id)`;

/** Of games being played only: nobody else's log is looked at. A period is over until a line of another one comes. MOVE10 */
const lastLineJson = sql<LastLine | null>`case when games.status in ('live', 'interrupted') then (
  select json_build_object(
    'period', json_build_object('kind', line.period_kind, 'number', line.period_number),
    'periodEnded', exists (select from game_events ending
      where ending.tenant_id = games.tenant_id and ending.game_id = games.game_id and ending.op = 'add' and ending.type = 'period.end'
        and ending.period_kind = line.period_kind and ending.period_number = line.period_number),
    'clockMs', (select known.game_clock_ms from game_events known
      where known.tenant_id = games.tenant_id and known.game_id = games.game_id and known.game_clock_ms is not null
        and known.period_kind = line.period_kind and known.period_number = line.period_number
      order by known.sequence desc limit 1),
    'ruleProfile', coalesce(games.rule_profile,
      (select played.rule_profile from leagues played where played.tenant_id = games.tenant_id and played.league_id = games.league_id)))
  from game_events line
  where line.tenant_id = games.tenant_id and line.game_id = games.game_id and line.op = 'add'
  order by line.sequence desc limit 1) end`;

function sideJson(teamId: string): RawBuilder<SideRow> {
  return sql`(
    select json_build_object(
      'team', ${teamRefJson("team", "club")},
      'record', case when standing.wins is not null then json_build_object('wins', standing.wins, 'losses', standing.losses) end)
    from teams team
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    left join standings_rows standing
      on standing.tenant_id = team.tenant_id and standing.league_id = team.league_id and standing.team_id = team.team_id
    where team.tenant_id = games.tenant_id and team.team_id = ${sql.ref(teamId)})`;
}

type TeamWithRecord = Pick<TableRowOfTeam, "teamId" | "team"> & { readonly row: SideRow["record"] };

/** A league's games with their sides, from the teams of its table. */
export function withSides(cards: readonly LeagueGameCardRow[], teams: readonly TeamWithRecord[]): GameCardRow[] {
  const sides = new Map<TeamId, SideRow>(
    teams.map(({ teamId, team, row }) => [teamId, { team, record: row && { wins: row.wins, losses: row.losses } }]),
  );
  return cards.flatMap((card) => {
    const [home, away] = [sides.get(card.homeId), sides.get(card.awayId)];
    return home && away ? [{ ...card, home, away }] : [];
  });
}

export function gameSummary(seasonSlug: string, leagueSlug: string, row: GameCardRow): GameSummary {
  return {
    gameId: row.gameId,
    ref: { seasonSlug, leagueSlug, roundSlug: row.roundSlug, gameSlug: row.gameSlug, playoff: placeInPlayoffs(row) },
    round: { number: row.roundNumber, stage: row.roundStage },
    tipOff: row.tipOff,
    tipOffDay: row.tipOffDay,
    status: row.status,
    overtimes: row.overtimes,
    home: { ...teamRef(row.home.team), points: row.homePoints, record: row.home.record },
    away: { ...teamRef(row.away.team), points: row.awayPoints, record: row.away.record },
    venue: venueRef(row.venue),
    lastLine: row.lastLine,
    ...(row.outlets && { outlets: row.outlets }),
  };
}

/** Where a game stands in the bracket, for its address; `null` for one of the table's rounds. */
export function placeInPlayoffs({
  duelSlug,
  duelGame,
}: {
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
}): GameSummary["ref"]["playoff"] {
  return duelSlug === null || duelGame === null ? null : { duelSlug, game: duelGame };
}
