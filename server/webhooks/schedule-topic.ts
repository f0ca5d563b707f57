import { type Kysely, sql } from "kysely";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import { wireMoment, type Wire } from "../api/public-api/wire.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { gameAddress, gamesOnTheWire, gamesWithAddress, type WireGame } from "./games-on-the-wire.ts";
import { changedSince, type NewEvent, noteEvents, type States } from "./note-events.ts";

/** A game whose day was so long ago was not put on the schedule just now. */
const oldestMs = 36 * 60 * 60 * 1000;
const removed = "removed";
const most = 200;

/** How games stand that have not begun: state, tip-off in epoch milliseconds or its day alone, hall. */
export function scheduleStates(tenantId: TenantId): States {
  return sql`select ${gameAddress} as subject, games.game_id as "gameId", leagues.slug as league,
      games.status || ' ' || coalesce((extract(epoch from games.tip_off) * 1000)::bigint::text, games.tip_off_day::text, '-') || ' ' || coalesce(games.venue_id::text, '-') as state
    from ${gamesWithAddress}
    where games.tenant_id = ${tenantId} and games.status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'cancelled')`;
}

type Change = {
  readonly subject: string;
  readonly gameId: GameId;
  readonly league: string;
  readonly state: string;
  readonly before: string | null;
};

/** Writes down what changed on the schedule. `true`: there was something. WEBHOOK7 */
export async function noteScheduleChanges(db: Kysely<Database>, tenantId: TenantId, wire: Wire, now: number): Promise<boolean> {
  const { rows } = await sql<Change>`
    select * from ${changedSince(tenantId, "schedule", scheduleStates(tenantId))} changed order by subject limit ${most}`.execute(db);
  const games = await gamesOnTheWire(
    db,
    tenantId,
    wire,
    rows.map(({ gameId }) => gameId),
  );
  for (const { subject, gameId, league, state, before } of rows) {
    const game = games.get(gameId);
    if (!game) continue;
    const place = placeOf(state);
    const isOld = before === null && isLongAgo(place, now);
    const event = eventOf(game, { at: now, league }, place, before === null || before === removed ? null : placeOf(before));
    await noteEvents(db, tenantId, { topic: "schedule", subject, before, after: state }, isOld ? [] : [event], now);
  }
  const gone = await noteRemovals(db, tenantId, wire, now);
  return rows.length > 0 || gone;
}

async function noteRemovals(db: Kysely<Database>, tenantId: TenantId, wire: Wire, now: number): Promise<boolean> {
  const { rows } = await sql<{ subject: string; state: string }>`
    select told.subject, told.state from webhook_told told
    where told.tenant_id = ${tenantId} and told.topic = 'schedule' and told.state <> ${removed} and not exists (
      select from ${gamesWithAddress}
      where games.tenant_id = told.tenant_id and seasons.slug = split_part(told.subject, '/', 1) and leagues.slug = split_part(told.subject, '/', 2)
        and rounds.slug = split_part(told.subject, '/', 3) and games.slug = split_part(told.subject, '/', 4))
    order by told.subject limit ${most}`.execute(db);
  for (const { subject, state } of rows) {
    const [season = "", league = "", round = "", game = ""] = subject.split("/");
    const href = wire.url(apiPath(apiCalls.game.path, { season, league, round, game }));
    const data = { season, league, roundSlug: round, slug: game, href };
    const told = { topic: "schedule", subject, before: state, after: removed } as const;
    await noteEvents(db, tenantId, told, [{ type: "game.removed", at: now, league, data }], now);
  }
  return rows.length > 0;
}

type Place = { readonly status: string; readonly tipOff: number | null; readonly tipOffDay: string | null };
function placeOf(state: string): Place {
  const [status = "", when = "-"] = state.split(" ");
  if (readDay(when) !== null) return { status, tipOff: null, tipOffDay: when };
  return { status, tipOff: when === "-" ? null : Number(when), tipOffDay: null };
}

/** A day by Greenwich, where it ends: some hours more or less are nothing here. */
function isLongAgo({ tipOff, tipOffDay }: Place, now: number): boolean {
  const at = tipOff ?? (tipOffDay === null ? now : Date.parse(`${tipOffDay}T23:59:59Z`));
  return at < now - oldestMs;
}

function isSameTime(one: Place, other: Place): boolean {
  return one.tipOff === other.tipOff && one.tipOffDay === other.tipOffDay;
}

function eventOf(game: WireGame, about: Pick<NewEvent, "at" | "league">, now: Place, before: Place | null): NewEvent {
  if (now.status === "cancelled") return { type: "game.cancelled", ...about, data: { game } };
  const stood = {
    previousTipOff: before === null || before.tipOff === null ? null : wireMoment(before.tipOff),
    previousTipOffDay: before?.tipOffDay ?? null,
  };
  if (now.status === "postponed" && before?.status !== "postponed") return { type: "game.postponed", ...about, data: { game, ...stood } };
  // Back from the cancelled ones, or needed after all.
  if (before === null || before.status === "cancelled" || (before.status === "if-needed" && isSameTime(now, before)))
    return { type: "game.scheduled", ...about, data: { game } };
  return { type: "game.moved", ...about, data: { game, ...stood } };
}
