import { useEffect, useState } from "react";
import { nextSignal } from "#core/game/countdown.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";
import type { Seat } from "../seat/seat.ts";
import type { SeatState } from "../seat/seat-state.ts";
import styles from "./clock-controls.module.css";
import { clockTo } from "./clock-to.ts";

/** So long a signal is said to be due. */
const dueMs = 4000;

/** When the table's signal sounds next, before the game, in intervals and in time-outs; felt on a phone when it does. CLOCK22 */
export function NextSignal({ seat, state: { now, rules } }: { readonly seat: Seat; readonly state: SeatState }) {
  const t = useT("seat");
  const [at, setAt] = useState(() => seat.now());
  const signal = nextSignal(now.pause, rules, at - dueMs);
  const isDue = signal !== null && at >= signal;
  useEffect(() => {
    if (signal === null) return undefined;
    const until = isDue ? signal + dueMs : signal;
    const timer = setTimeout(() => setAt(Math.max(until, seat.now())), Math.max(0, until - seat.now()));
    return () => clearTimeout(timer);
  }, [seat, signal, isDue]);
  useEffect(() => {
    if (isDue) navigator.vibrate?.(200);
  }, [isDue]);
  if (signal === null) return null;
  return (
    <p className={styles.signal} data-signal={isDue ? "due" : "next"} role={isDue ? "alert" : undefined}>
      {isDue ? (
        t("clock.signalNow")
      ) : (
        <>
          {t("clock.signalIn")}{" "}
          <ClockFace kind="game" anchor={clockTo(signal)} profile={rules.clockReading.game} label={t("clock.signalIn")} />
        </>
      )}
    </p>
  );
}
