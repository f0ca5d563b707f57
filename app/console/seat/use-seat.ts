import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { LiveLog } from "#contract/live/live-game.ts";
import { openSeat, type OpenedSeat } from "./open-seat.ts";
import type { Seat, SeatLink } from "./seat.ts";
import type { SeatState } from "./seat-state.ts";

/** `opening`: what the device kept is being read; `elsewhere`: another window of this browser sits here. */
export type SeatNow =
  | { readonly kind: "opening" | "elsewhere" }
  | { readonly kind: "open"; readonly seat: Seat; readonly state: SeatState };

type Opened = { readonly kind: "opening" | "elsewhere" } | ({ readonly kind: "open" } & OpenedSeat);

/** The seat of this page, for as long as it is shown. `links` is the same array from one drawing to the next. */
export function useSeat(gameId: string, links: readonly SeatLink[], log: LiveLog): SeatNow {
  const [opened, setOpened] = useState<Opened>({ kind: "opening" });
  // What the page began with; the seat follows the log by itself.
  const [first] = useState(log);
  useEffect(() => {
    const gone = new AbortController();
    let close: (() => void) | undefined;
    const onElsewhere = () => !gone.signal.aborted && setOpened({ kind: "elsewhere" });
    async function sit(): Promise<void> {
      const seat = await openSeat({ gameId, links, log: first, onElsewhere, signal: gone.signal });
      close = seat?.close;
      if (seat) setOpened({ kind: "open", ...seat });
    }
    void sit();
    return () => {
      gone.abort();
      close?.();
      setOpened({ kind: "opening" });
    };
  }, [gameId, links, first]);
  const seat = opened.kind === "open" ? opened.seat : null;
  const subscribe = useCallback((listener: () => void) => seat?.subscribe(listener) ?? (() => undefined), [seat]);
  const state = useSyncExternalStore(
    subscribe,
    () => seat?.state() ?? null,
    () => null,
  );
  if (opened.kind !== "open") return { kind: opened.kind };
  return state === null ? { kind: "opening" } : { kind: "open", seat: opened.seat, state };
}
