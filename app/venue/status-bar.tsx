import { remainingAt } from "#core/game/clock-anchor.ts";
import { useT } from "../i18n/use-t.ts";
import styles from "./hall.module.css";
import type { ScreenModel } from "./screen-model.ts";
import type { ScreenTime } from "./screen-props.ts";
import type { Stage } from "./stage.ts";

const bars: Readonly<Record<Stage, string>> = {
  waiting: "plain",
  before: "plain",
  "starting-fives": "plain",
  running: "running",
  "last-minute": "last-minute",
  stopped: "stopped",
  "time-out": "stopped",
  interval: "plain",
  "half-time": "plain",
  final: "plain",
};

/** The bar under a clock: its shape tells whether the time runs, and whether the screen still hears of it. */
export function StatusBar({ screen, time, className = "" }: { screen: ScreenModel; time: ScreenTime; className?: string | undefined }) {
  const bar = time.staleForMs !== null ? "stale" : screen.isLit ? "lit" : bars[screen.stage];
  return (
    <div className={`${styles.bar} ${className}`} data-bar={bar}>
      {bar === "last-minute" && <Burning screen={screen} at={time.at} />}
    </div>
  );
}

/** Full at a minute, gone at nothing. */
function Burning({ screen: { face }, at }: { screen: ScreenModel; at: number }) {
  if (face.kind !== "game") return null;
  const leftMs = remainingAt(face.anchor, at);
  return (
    <i
      key={`${face.anchor.atMs} ${face.anchor.remainingMs}`}
      className={styles.burning}
      style={{ transform: `scaleX(${leftMs / 60_000})`, animationDelay: `${Math.round(leftMs - 60_000)}ms` }}
    />
  );
}

/** What is wrong with what the screen shows, in words; nothing where nothing is. */
export function StatusTags({ screen, time }: { screen: Pick<ScreenModel, "doubt">; time: ScreenTime }) {
  const t = useT("venues");
  const seconds = Math.floor((time.staleForMs ?? 0) / 1000);
  return (
    <div className={styles.tags} role="status">
      {time.staleForMs !== null && (
        <span className={`${styles.tag} ${styles.stale}`}>
          {seconds < 100 ? t("mark.stale", { seconds }) : t("mark.staleMinutes", { minutes: Math.floor(seconds / 60) })}
        </span>
      )}
      {screen.doubt !== null && <span className={`${styles.tag} ${styles.doubt}`}>{screen.doubt}</span>}
    </div>
  );
}
