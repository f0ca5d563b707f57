import { longestCountdownMs } from "#core/game/countdown.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { formatFor } from "../../i18n/format.ts";
import type { Seat } from "../seat/seat.ts";
import { mayWriteNow, type SeatState } from "../seat/seat-state.ts";
import styles from "./clock-controls.module.css";
import { clockTouch } from "./clock-presses.ts";

type ToTipOffProps = { readonly seat: Seat; readonly state: SeatState; readonly tipOff: number | null };

/** Counts down to the hour the game is to begin at, within the hour before it. CLOCK21 */
export function ToTipOff({ seat, state, tipOff }: ToTipOffProps) {
  const t = useT("seat");
  const { locale, timeZone } = useLanguage();
  const isBegun = state.game.state.periods.some(({ started }) => started);
  if (isBegun || tipOff === null) return null;
  const leftMs = () => tipOff - seat.now();
  const count = () => {
    const remainingMs = Math.round(leftMs());
    if (remainingMs > 0 && remainingMs <= longestCountdownMs)
      void seat.send(clockTouch(seat, { type: "countdown.set", remainingMs, running: true }));
  };
  return (
    <button type="button" className={styles.toTipOff} disabled={!mayWriteNow(state)} data-to-tip-off onClick={count}>
      {t("clock.toTipOff", { time: formatFor(locale, timeZone).date(tipOff, "time") })}
    </button>
  );
}
