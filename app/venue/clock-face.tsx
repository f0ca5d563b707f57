import { useT } from "../i18n/use-t.ts";
import { ClockFace } from "../live/clock-face.tsx";
import { countdownCells, timeoutCells } from "./digit-cells.ts";
import styles from "./digits.module.css";
import { RunningDigits } from "./running-digits.tsx";
import type { ClockPlace, ShotClockPlace } from "./screen-model.ts";
import type { ScreenTime } from "./screen-props.ts";

/** What stands in the clock's place: the game clock, the time until something, or a word. */
export function MainClock({ face, time, wordClassName }: { face: ClockPlace; time: ScreenTime; wordClassName?: string | undefined }) {
  const t = useT("venues");
  if (face.kind === "word") return <b className={wordClassName}>{face.word}</b>;
  if (face.kind === "game") {
    return (
      <ClockFace
        kind="game"
        anchor={face.anchor}
        profile={face.reading}
        madeAt={time.at}
        label={t("gameClock")}
        className={`${styles.face} ${styles.game}`}
      />
    );
  }
  const cells = face.isLong ? countdownCells : timeoutCells;
  return <RunningDigits cellsAt={(now) => cells(Math.max(0, face.endsAt - now))} at={time.at} serverNow={time.serverNow} />;
}

export function AttackClock({ shotClock: { anchor, reading }, time }: { shotClock: ShotClockPlace; time: ScreenTime }) {
  const t = useT("venues");
  return (
    <ClockFace
      kind="shot"
      anchor={anchor}
      profile={reading}
      madeAt={time.at}
      label={t("screens.shot-clock-game")}
      className={styles.face ?? ""}
    />
  );
}

export function TimeoutClock({ endsAt, time }: { endsAt: number; time: ScreenTime }) {
  return <RunningDigits cellsAt={(now) => timeoutCells(Math.max(0, endsAt - now))} at={time.at} serverNow={time.serverNow} />;
}
