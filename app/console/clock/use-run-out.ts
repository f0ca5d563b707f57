import { useEffect } from "react";
import { zeroAt } from "#core/game/clock-anchor.ts";
import type { Seat } from "../seat/seat.ts";
import { mayWriteNow, roleOf, type SeatState } from "../seat/seat-state.ts";
import { clockTouch } from "./clock-presses.ts";

/** A clock that runs out is written down as run out by whoever holds it, at that instant. CLOCK19 */
export function useRunOut(seat: Seat, state: SeatState): void {
  const zero = state.game.state.clock.running ? zeroAt(state.now.clock) : null;
  const isHolder = mayWriteNow(state) && roleOf(state, "clock")?.standing === "held";
  useEffect(() => {
    if (zero === null || !isHolder) return undefined;
    const timer = setTimeout(() => void seat.send(clockTouch(seat, { type: "clock.expired" }, 0)), Math.max(0, zero - seat.now()));
    return () => clearTimeout(timer);
  }, [seat, zero, isHolder]);
}
