import type { Kysely } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { VenueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { lockGame } from "../db/write-locks.ts";
import { projectUnchangedLog } from "../projections/run.ts";
import { type Refused, refused } from "./league-address.ts";

/** What the office may say of a game that has not begun. */
export type MovedStatus = "scheduled" | "postponed" | "date-to-be-decided";

export type GameMove = {
  /** Epoch milliseconds. A postponed game keeps the day it was taken off; one whose date is to be decided has none. */
  readonly tipOff: number | null;
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
 * Moves a published game to another time or hall, or takes it off its day; how it stood before is kept. A game that has
 * begun, is over or is cancelled is not moved; neither is one to where it is. SCHED18–SCHED20
 */
export async function moveGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, move: GameMove): Promise<Moved> {
  if (move.reason.trim() === "") return refused("a move needs a reason");
  if ((move.tipOff === null) !== (move.status === "date-to-be-decided") && move.status !== "postponed")
    return refused("a scheduled game has a tip-off, one to be decided has none");
  return inTransaction(db, async (transaction) => {
    await lockGame(transaction, tenantId, gameId);
    const before = await transaction
      .selectFrom("games")
      .select(["tip_off", "venue_id", "status", "scheduled_status"])
      .where("tenant_id", "=", tenantId)
      .where("game_id", "=", gameId)
      .executeTakeFirst();
    if (!before) return refused("there is no such game");
    if (!movable.has(before.status)) return refused(`the game is ${before.status}: it cannot be moved`);
    const venueId = move.venueId ?? before.venue_id;
    // Whether it is needed is the play-offs' to say.
    const status = before.scheduled_status === "if-needed" && move.status === "scheduled" ? "if-needed" : move.status;
    const isSame = (before.tip_off?.getTime() ?? null) === move.tipOff && before.venue_id === venueId && before.scheduled_status === status;
    if (isSame) return { kind: "unchanged" };
    const tipOff = move.tipOff === null ? null : new Date(move.tipOff);
    await transaction
      .insertInto("game_moves")
      .values({
        tenant_id: tenantId,
        game_id: gameId,
        moved_at: new Date(move.movedAt),
        from_tip_off: before.tip_off,
        to_tip_off: tipOff,
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
      .set({ tip_off: tipOff, venue_id: venueId, scheduled_status: status })
      .where("tenant_id", "=", tenantId)
      .where("game_id", "=", gameId)
      .execute();
    await projectUnchangedLog(transaction, tenantId, gameId);
    return { kind: "moved" };
  });
}
