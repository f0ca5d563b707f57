import { type SubmitEvent, useId, useState } from "react";
import { remainingAt } from "#core/game/clock-anchor.ts";
import { countdownOf, longestCountdownMs } from "#core/game/countdown.ts";
import { textOfCells, gameClockCells } from "#core/game/clock-text.ts";
import { periodAt, periodLengthMs } from "#core/game/period.ts";
import { useT } from "../../i18n/use-t.ts";
import { readClockText } from "../graphics/read-clock-text.ts";
import type { Seat } from "../seat/seat.ts";
import { mayWriteNow, type SeatState } from "../seat/seat-state.ts";
import styles from "./clock-controls.module.css";
import own from "./set-clock.module.css";
import { clockTouch, shownAt } from "./clock-presses.ts";

/** The game clock set to a text while it stands, before the game the countdown; what it showed before comes back with one press. CLOCK18 */
export function SetClock({ seat, state }: { readonly seat: Seat; readonly state: SeatState }) {
  const t = useT("seat");
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const [previousMs, setPreviousMs] = useState<number | null>(null);
  const countdown = countdownOf(state.game);
  const isOff = !mayWriteNow(state) || state.game.state.clock.running;
  const { state: standing, rules } = state.game;
  const periodMs = periodLengthMs(standing.periods[standing.periodIndex]?.period ?? periodAt(0, rules.format), rules.format);
  const longestMs = countdown === null ? periodMs : longestCountdownMs;
  function setTo(remainingMs: number): void {
    if (countdown !== null) {
      setPreviousMs(Math.round(remainingAt(countdown, seat.now())));
      return void seat.send(clockTouch(seat, { type: "countdown.set", remainingMs, running: countdown.running }));
    }
    const shownMs = shownAt(state.now, seat.now()).gameClockMs;
    setPreviousMs(shownMs);
    void seat.send(clockTouch(seat, { type: "clock.set", remainingMs, previousMs: shownMs }));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("clock") as HTMLInputElement;
    const remainingMs = readClockText(field.value.replace(/^(\d{1,2})\.(\d\d)$/, "$1:$2"));
    const isClock = remainingMs !== null && remainingMs <= longestMs;
    setIsWrong(!isClock);
    if (!isClock) return;
    setTo(remainingMs);
    field.value = "";
    // The clock's keys are dead in a field.
    field.blur();
  }
  return (
    <form className={`${styles.set} ${own.set}`} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t("clock.setLabel")}</label>
      <input id={id} name="clock" inputMode="decimal" autoComplete="off" maxLength={5} disabled={isOff} aria-invalid={isWrong} />
      <button type="submit" disabled={isOff}>
        {t("clock.set")}
      </button>
      {previousMs !== null && (
        <button type="button" disabled={isOff} onClick={() => setTo(previousMs)} data-back="">
          {t("clock.back", { time: textOfCells(gameClockCells(previousMs, rules.clockReading.game)) })}
        </button>
      )}
      {isWrong && <p role="alert">{t("clock.wrong")}</p>}
    </form>
  );
}
