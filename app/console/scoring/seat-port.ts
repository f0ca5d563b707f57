import type { Seat } from "../seat/seat.ts";
import type { SeatState as FullState } from "../seat/seat-state.ts";
import type { ScoringSeat, SeatConnection, SeatState } from "./scoring-seat.ts";

/** What the scorer's screen needs of the page's seat. */
export function seatPort(seat: Seat): ScoringSeat {
  let read: FullState | null = null;
  let told: SeatState | null = null;
  return {
    subscribe: (listener) => seat.subscribe(listener),
    game: () => seat.game,
    gameNow: () => seat.state().now,
    keep: (commands) => void seat.keep(commands),
    now: () => seat.now(),
    state() {
      const now = seat.state();
      if (read !== now || told === null) {
        read = now;
        told = stateOf(now);
      }
      return told;
    },
  };
}

function stateOf({ pending, refused, line, roles }: FullState): SeatState {
  const scorer = roles.find(({ role }) => role === "statistics");
  const clock = roles.find(({ role }) => role === "clock");
  return {
    pending: pending.map(({ command }) => command),
    refused: refused.map(({ command, refusal }) => ({ command, rule: refusal?.rule ?? "" })),
    connection: connectionOf(scorer?.standing, line.state),
    holder: scorer?.standing === "taken" ? (scorer.lease?.holder ?? null) : null,
    hasClock: clock?.standing === "held" || clock?.standing === "asking",
  };
}

function connectionOf(standing: FullState["roles"][number]["standing"] | undefined, line: FullState["line"]["state"]): SeatConnection {
  if (standing === "taken" || standing === "free") return "taken";
  if (standing === "refused") return "refused";
  if (line === "online") return "online";
  return line === "offline" ? "offline" : "connecting";
}
