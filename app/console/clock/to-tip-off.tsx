import { useEffect, useState } from "react";
import { longestCountdownMs } from "#core/game/countdown.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { formatFor } from "../../i18n/format.ts";
import type { Seat } from "../seat/seat.ts";
import { mayWriteNow, type SeatState } from "../seat/seat-state.ts";
import styles from "./clock-controls.module.css";
import { clockTouch } from "./clock-presses.ts";
import { hasBegun } from "./period-key.tsx";

type ToTipOffProps = { readonly seat: Seat; readonly state: SeatState; readonly tipOff: number | null };

/** Counts down to the hour the game is to begin at, within the hour before it. CLOCK21 */
export function ToTipOff({ seat, state, tipOff }: ToTipOffProps) {
  const t = useT("seat");
  const { locale, timeZone } = useLanguage();
  const isNear = useIsNear(seat, tipOff);
  if (hasBegun(state) || tipOff === null) return null;
  const count = () => {
    const remainingMs = Math.round(tipOff - seat.now());
    if (remainingMs > 0 && remainingMs <= longestCountdownMs)
      void seat.send(clockTouch(seat, { type: "countdown.set", remainingMs, running: true }));
  };
  return (
    <button type="button" className={styles.toTipOff} disabled={!mayWriteNow(state) || !isNear} data-to-tip-off onClick={count}>
      {t("clock.toTipOff", { time: formatFor(locale, timeZone).date(tipOff, "time") })}
    </button>
  );
}

/** A timer may not wait longer than some weeks, and a game may be further away. */
const longestWaitMs = 3_600_000;

/** Whether the hour of a game is still ahead, and near enough to be counted down to. */
function useIsNear(seat: Seat, tipOff: number | null): boolean {
  const [at, setAt] = useState(() => seat.now());
  const from = tipOff === null ? 0 : tipOff - longestCountdownMs;
  const next = tipOff === null || at >= tipOff ? null : at < from ? from : tipOff;
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setAt(seat.now()), Math.min(Math.max(0, next - seat.now()), longestWaitMs));
    return () => clearTimeout(timer);
  }, [seat, next, at]);
  return tipOff !== null && at >= from && at < tipOff;
}
