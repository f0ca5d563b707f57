import type { Kysely } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { VenueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { outsideSeason, seasonSpanOf } from "../db/season-span-of.ts";
import { lockGame } from "../db/write-locks.ts";
import { projectUnchangedLog } from "../projections/run.ts";
import { type Refused, refused } from "./league-address.ts";

/** What the office may say of a game that has not begun. */
export type MovedStatus = "scheduled" | "postponed" | "date-to-be-decided";

export type GameMove = {
  /** Epoch milliseconds. A postponed game keeps the day it was taken off; one whose date is to be decided has none. */
  readonly tipOff: number | null;
  /** The day alone, `2026-12-05` in the tenant's time zone, where its time is to follow: then there is no tip-off. SCHED23 */
  readonly tipOffDay?: string | null;
  readonly status: MovedStatus;
  /** `null`: it stays where it is. */
  readonly venueId: VenueId | null;
  readonly reason: string;
  readonly actor: string;
  /** Epoch milliseconds. */
  readonly movedAt: number;
};

export type Moved = { readonly kind: "moved" } | { readonly kind: "unchanged" } | Refused;

const movable: ReadonlySet<GameStatus> = new Set<GameStatus>(["scheduled", "postponed", "date-to-be-decided", "if-needed"]);

/**
 * Moves a published game to another time, to a day whose time is to follow, or to another hall, or takes it off its day; how it stood before is kept. A game that has
 * begun, is over or is cancelled is not moved; neither is one to where it is, nor to a day far from its season. SCHED18–SCHED20, SCHED23, DATE2
 */
export async function moveGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, move: GameMove): Promise<Moved> {
  if (move.reason.trim() === "") return refused("a move needs a reason");
  const { tipOffDay = null } = move;
  const when = move.tipOff ?? tipOffDay;
  if (move.tipOff !== null && tipOffDay !== null) return refused("a game with a tip-off has no day beside it");
  if (tipOffDay !== null && readDay(tipOffDay) === null) return refused(`${tipOffDay} is no day of the calendar`);
  if ((when === null) !== (move.status === "date-to-be-decided") && move.status !== "postponed")
    return refused("a scheduled game has a tip-off or a day, one to be decided has neither");
  return inTransaction(db, async (transaction) => {
    await lockGame(transaction, tenantId, gameId);
    const before = await transaction
      .selectFrom("games")
      .select(["league_id", "tip_off", "tip_off_day", "venue_id", "status", "scheduled_status"])
      .where("tenant_id", "=", tenantId)
      .where("game_id", "=", gameId)
      .executeTakeFirst();
    if (!before) return refused("there is no such game");
    if (!movable.has(before.status)) return refused(`the game is ${before.status}: it cannot be moved`);
    const isSameTime = (before.tip_off?.getTime() ?? null) === move.tipOff && before.tip_off_day === tipOffDay;
    const far = outsideSeason(when, await seasonSpanOf(transaction, tenantId, before.league_id));
    if (far !== null && !isSameTime) return refused(far);
    const venueId = move.venueId ?? before.venue_id;
    // Whether it is needed is the play-offs' to say.
    const status = before.scheduled_status === "if-needed" && move.status === "scheduled" ? "if-needed" : move.status;
    if (isSameTime && before.venue_id === venueId && before.scheduled_status === status) return { kind: "unchanged" };
    const tipOff = move.tipOff === null ? null : new Date(move.tipOff);
    await transaction
      .insertInto("game_moves")
      .values({
        tenant_id: tenantId,
        game_id: gameId,
        moved_at: new Date(move.movedAt),
        from_tip_off: before.tip_off,
        to_tip_off: tipOff,
        from_tip_off_day: before.tip_off_day,
        to_tip_off_day: tipOffDay,
        from_venue_id: before.venue_id,
        to_venue_id: venueId,
        from_status: before.scheduled_status,
        to_status: status,
        reason: move.reason.trim(),
        actor: move.actor,
      })
      .execute();
    await transaction
      .updateTable("games")
      .set({ tip_off: tipOff, tip_off_day: tipOffDay, venue_id: venueId, scheduled_status: status })
      .where("tenant_id", "=", tenantId)
      .where("game_id", "=", gameId)
      .execute();
    await projectUnchangedLog(transaction, tenantId, gameId);
    return { kind: "moved" };
  });
}
