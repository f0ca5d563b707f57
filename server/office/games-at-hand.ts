import { type RawBuilder, sql, type Transaction } from "kysely";
import type { GameAtHand, OfficeToday } from "#contract/office-today.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { EventToFold } from "#core/game/events.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { preparationLines, preparationOf } from "#core/table/before-game.ts";
import { eventOfColumns, type FoldedColumns } from "../db/event-rows.ts";
import { dayOf, placeInTimeOf } from "../db/game-time.ts";
import type { Database } from "../db/schema.ts";
import { actingOn, type RoleHeld } from "./acts-as.ts";
import { fixtures } from "./fixtures.ts";
import type { OfficeHand } from "./office-change.ts";
import { preparesAs } from "./table-desk.ts";
import { idsWithin } from "./within-reach.ts";

type Where = { readonly transaction: Transaction<Database>; readonly hand: OfficeHand; readonly held: readonly RoleHeld[] | null };

/** More than any league plays in a day, or looks back at in one go. */
const mostGames = 40;
const mostLate = 10;
/** A game that began so long ago is over. */
const lengthMs = 3 * 3_600_000;

type Row = Omit<GameAtHand, "checklist" | "state" | "mayPrepare"> & {
  readonly status: string;
  readonly rules: string;
  /** Something is told of it, and it has not begun. */
  readonly isPrepared: boolean;
  readonly isLate: boolean;
  readonly total: number;
};

/** This day's games, and those over without a result, with what their tables lack. OFF77 */
export async function gamesAtHand({ transaction, hand, held }: Where): Promise<Pick<OfficeToday, "games" | "late">> {
  const acting = actingOn(held, fixtures.thing, "read");
  if (acting === null) return { games: null, late: { games: [], total: 0 } };
  const within = await idsWithin(transaction, fixtures, hand, acting);
  const rows = await rowsOf(transaction, hand, within === null ? null : [...within]);
  const ids = rows.map(({ gameId }) => gameId);
  const prepares = held === null ? { role: "operator" as const, reach: null } : preparesAs(held);
  const own = prepares === null ? new Set<string>() : await idsWithin(transaction, fixtures, hand, prepares, ids);
  const told = await factsTold(transaction, hand, rows);
  const games = rows.map((row) => ({
    isLate: row.isLate,
    game: gameOf(row, told.get(row.gameId) ?? [], own === null || own.has(row.gameId)),
  }));
  return {
    games: games.filter(({ isLate }) => !isLate).map(({ game }) => game),
    late: { games: games.filter(({ isLate }) => isLate).map(({ game }) => game), total: rows.find(({ isLate }) => isLate)?.total ?? 0 },
  };
}

async function rowsOf(transaction: Transaction<Database>, hand: OfficeHand, ids: readonly string[] | null): Promise<readonly Row[]> {
  const { tenantId, timeZone, now } = hand;
  const today = sql`${dayIn(timeZone, now())}::date`;
  const isToday = sql`(${dayOf("game")} = ${today} or game.status in ('live', 'interrupted'))`;
  const isLate = sql`(game.status in ('scheduled', 'open') and ${dayOf("game")} < ${today}
    and ${placeInTimeOf("game")} < ${new Date(now() - lengthMs)})`;
  const some = (which: RawBuilder<unknown>, isThese: boolean, order: RawBuilder<unknown>, most: number) => sql`(
    select game.game_id as "gameId", game.status, coalesce(game.rule_profile, league.rule_profile) as rules,
      home.name as home, away.name as away, league.name as competition, hall.name as hall,
      (extract(epoch from game.tip_off) * 1000)::float8 as "tipOff",
      exists (select from scorer_links link where link.tenant_id = game.tenant_id and link.game_id = game.game_id
        and link.role = 'statistics' and link.revoked_at is null and link.expires_at > ${new Date(now())}) as "hasLink",
      (select count(*)::int from (
        select role from game_appointments named
        where named.tenant_id = game.tenant_id and named.game_id = game.game_id and named.role <> 'commissioner'
        union select role from game_referees named where named.tenant_id = game.tenant_id and named.game_id = game.game_id) named) as referees,
      game.status in ('scheduled', 'open', 'if-needed') and exists (
        select from game_logs log where log.tenant_id = game.tenant_id and log.game_id = game.game_id and log.sequence > 0) as "isPrepared",
      ${isThese}::boolean as "isLate", count(*) over ()::int as total, ${placeInTimeOf("game")} as place
    from games game
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join teams home on home.tenant_id = game.tenant_id and home.team_id = game.home_team_id
    join teams away on away.tenant_id = game.tenant_id and away.team_id = game.away_team_id
    left join venues hall on hall.tenant_id = game.tenant_id and hall.venue_id = game.venue_id
    where game.tenant_id = ${tenantId} and (${ids}::uuid[] is null or game.game_id = any(${ids}::uuid[]))
      and game.status not in ('postponed', 'date-to-be-decided', 'cancelled', 'annulled') and ${which}
    order by place ${order}, game.game_id limit ${most})`;
  const { rows } =
    await sql<Row>`${some(isToday, false, sql`asc`, mostGames)} union all ${some(isLate, true, sql`desc`, mostLate)}`.execute(transaction);
  return rows;
}

/** What the tables of games have been told that have not begun: lists, fives, officials. */
async function factsTold(
  transaction: Transaction<Database>,
  { tenantId }: OfficeHand,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, readonly EventToFold[]>> {
  const ids = rows.filter(({ isPrepared }) => isPrepared).map(({ gameId }) => gameId);
  if (ids.length === 0) return new Map();
  const { rows: events } = await sql<FoldedColumns & { readonly game_id: string }>`
    select game_id, event_id, op, type, order_key, target, period_kind, period_number, game_clock_ms, shot_clock_ms, clock_quality,
      link_to, link_kind, payload
    from game_events where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[]) order by game_id, sequence`.execute(transaction);
  return new Map(ids.map((id) => [id, events.filter(({ game_id }) => game_id === id).map(eventOfColumns)]));
}

function gameOf(row: Row, events: readonly EventToFold[], mayPrepare: boolean): GameAtHand {
  const { gameId, home, away, competition, hall, tipOff, hasLink, referees, status, rules } = row;
  const plays = playsInForce(events);
  const lines = preparationLines(preparationOf({ plays, state: foldPlays(plays, ruleSetOf(rules) ?? fiba) }));
  const checklist = { done: lines.filter(({ isDone }) => isDone).length, all: lines.length };
  return { gameId, home, away, competition, hall, tipOff, hasLink, referees, mayPrepare, checklist, state: stateOf(status) };
}

function stateOf(status: string): GameAtHand["state"] {
  if (status === "live" || status === "interrupted") return "running";
  return ["scheduled", "open", "if-needed"].includes(status) ? "to-come" : "over";
}
