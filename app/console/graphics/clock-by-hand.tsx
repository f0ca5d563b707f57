import { type SubmitEvent, useId, useState } from "react";
import { type ClockSetting, mostByHand } from "#contract/live/score-by-hand.ts";
import { remainingAt } from "#core/game/clock-anchor.ts";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { periodAt, periodIndex, periodLengthMs } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";
import { serverNow } from "../../live/keep-server-time.ts";
import { periodName } from "../score-strip.tsx";
import { ByHandGroupFrame } from "./by-hand-group.tsx";
import styles from "./by-hand.module.css";
import { readClockText } from "./read-clock-text.ts";
import type { GraphicsDeskNow } from "./use-graphics-desk.ts";

type ClockByHandProps = { readonly desk: GraphicsDeskNow; readonly now: GameNow; readonly rules: RuleSet };

/** More overtimes than these are not offered. */
const offeredOvertimes = 4;

/** Period and clock: set to a text, started and stopped. */
export function ClockByHand({ desk, now, rules }: ClockByHandProps) {
  const t = useT("console");
  const word = useT("venues");
  const { format } = rules;
  const byHand = desk.state?.byHand.clock ?? null;
  const [isWrong, setIsWrong] = useState(false);
  const hint = useId();
  const period = byHand?.period ?? now.period ?? periodAt(0, format);
  const anchor = byHand?.anchor ?? now.clock;
  const send = (clock: Partial<ClockSetting>) => {
    const remainingMs = Math.min(Math.round(remainingAt(anchor, serverNow())), mostByHand.remainingMs);
    const setting = { clock: { period, remainingMs, running: anchor.running, ...clock } };
    desk.change({ kind: "by-hand", setting }, "by-hand clock");
  };
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("clock") as HTMLInputElement;
    const remainingMs = readClockText(field.value);
    const isClock = remainingMs !== null && remainingMs <= mostByHand.remainingMs;
    setIsWrong(!isClock);
    if (!isClock) return;
    send({ remainingMs });
    field.value = "";
  };
  const first = (): { clock: ClockSetting } => {
    const shown = now.period === null ? periodLengthMs(period, format) : remainingAt(now.clock, serverNow());
    return { clock: { period, remainingMs: Math.min(Math.round(shown), mostByHand.remainingMs), running: now.clock.running } };
  };
  const feed = now.period === null ? null : `${periodName(now.period, rules, word)} ${stillText(now, rules)}`.trim();
  return (
    <ByHandGroupFrame group="clock" desk={desk} feed={feed} first={first}>
      <div className={styles.clock}>
        <select
          aria-label={t("graphics.byHand.period")}
          value={periodIndex(period, format)}
          onChange={(event) => {
            const next = periodAt(Number(event.currentTarget.value), format);
            send({ period: next, remainingMs: periodLengthMs(next, format), running: false });
          }}
        >
          {Array.from({ length: format.regularPeriods + offeredOvertimes }, (_, index) => (
            <option key={index} value={index}>
              {periodName(periodAt(index, format), rules, word)}
            </option>
          ))}
        </select>
        <span className={styles.face}>
          <ClockFace kind="game" anchor={anchor} profile={rules.clockReading.game} label={t("graphics.byHand.clock")} />
        </span>
        <button type="button" onClick={() => send({ running: !anchor.running })} aria-busy={desk.sending === "by-hand clock"} data-run="">
          {t(anchor.running ? "graphics.byHand.stop" : "graphics.byHand.start")}
        </button>
      </div>
      <form className={styles.field} onSubmit={set} noValidate>
        <label>
          {t("graphics.byHand.clock")}
          <input name="clock" inputMode="text" maxLength={5} autoComplete="off" aria-invalid={isWrong} aria-describedby={hint} />
        </label>
        <button type="submit">{t("graphics.byHand.set")}</button>
        <small id={hint} role={isWrong ? "alert" : undefined} data-wrong={isWrong ? "" : undefined}>
          {t("graphics.byHand.clockHint")}
        </small>
      </form>
    </ByHandGroupFrame>
  );
}

/** What the feed's clock shows while it stands; one that runs is seen above. */
function stillText({ clock }: GameNow, { clockReading }: RuleSet): string {
  return clock.running ? "" : textOfCells(gameClockCells(clock.remainingMs, clockReading.game));
}
