import { useCallback, useRef, useState } from "react";
import { pressKey } from "#core/table/press-key.ts";
import { newEntry, type Notice, type TableEntry, type TableProfile } from "#core/table/table-entry.ts";
import type { Seat } from "../seat/seat.ts";
import { mayWriteNow } from "../seat/seat-state.ts";
import { instantOf, type PressCode, shownAt } from "./clock-presses.ts";
import { isDoublePress } from "./double-press.ts";

const profile: TableProfile = { numberFirst: false, hand: "both", turnoverKinds: false };

export type ClockPresses = {
  readonly entry: TableEntry;
  /** What the last press was answered with; another object each time. */
  readonly notice: { readonly notice: Notice; readonly at: number } | null;
  readonly press: PressCode;
};

/** The clock seat's keys, read by the machine of the table. */
export function useClockPresses(seat: Seat): ClockPresses {
  const [entry, setEntry] = useState(newEntry);
  const [notice, setNotice] = useState<ClockPresses["notice"]>(null);
  // Presses may come faster than pages are drawn.
  const current = useRef(newEntry);
  const last = useRef<{ readonly code: string; readonly at: number } | null>(null);
  const press = useCallback<PressCode>(
    (code, { shift = false, alt = false } = {}, timeStamp?: number) => {
      const state = seat.state();
      const at = instantOf(seat, timeStamp);
      if (!mayWriteNow(state) || isDoublePress(last.current, code, at)) return;
      last.current = { code, at };
      const tableSeat = { idPrefix: seat.idPrefix, sender: seat.sender, holds: { scorer: false, clock: true }, profile };
      const pressed = pressKey(current.current, seat.game, { at, kind: "key", code, shift, alt, clock: shownAt(state.now, at) }, tableSeat);
      current.current = pressed.entry;
      void seat.keep(pressed.commands);
      setEntry(pressed.entry);
      setNotice(pressed.notice && { notice: pressed.notice, at });
    },
    [seat],
  );
  return { entry, notice, press };
}
