import { useT } from "../../i18n/use-t.ts";
import { remainingAt } from "#core/game/clock-anchor.ts";
import { AttackClock, MainClock } from "../clock-face.tsx";
import { HallFrame } from "../hall-frame.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { StatusBar, StatusTags } from "../status-bar.tsx";
import { lookStyle, sidesInOrder } from "../team-plate.tsx";
import { WallClock } from "../wall-clock.tsx";
import styles from "./shot-clock.module.css";

/** The unit above the backboard: the time for the attack as large as the screen, the game clock small. */
export function ShotClock({ screen, time, horn, title, isSwapped }: ScreenProps) {
  const t = useT("venues");
  const { shotClock, stage } = screen;
  const isPlaying = stage === "running" || stage === "last-minute" || stage === "stopped" || stage === "time-out";
  const shown = isPlaying ? shotClock : null;
  const isClose = shown !== null && remainingAt(shown.anchor, time.at) < shown.reading.tenthsBelowMs;
  return (
    <HallFrame title={title} stage={stage} isLit={screen.isLit || (isPlaying && screen.isShotClockLit)} renderedAt={time.at} horn={horn}>
      <div className={styles.unit} data-close={isClose} data-blank={shown === null}>
        {isPlaying && <StatusBar screen={screen} time={time} className={styles.bar} />}
        {shown !== null && (
          <div className={styles.shot} data-shot-clock="" data-must="">
            <AttackClock shotClock={shown} time={time} />
          </div>
        )}
        {stage === "final" ? (
          <FinalScore screen={screen} isSwapped={isSwapped} />
        ) : (
          <div className={styles.game} data-clock="" data-must="">
            {stage === "waiting" ? <WallClock time={time} /> : <MainClock face={screen.face} time={time} wordClassName={styles.word} />}
          </div>
        )}
        {!isPlaying && <p className={styles.word}>{stage === "waiting" ? "" : screen.heading}</p>}
        <div className={styles.tags}>
          <StatusTags screen={screen} time={time} />
        </div>
        <h2 className="visually-hidden">{t("screens.shot-clock-game")}</h2>
      </div>
    </HallFrame>
  );
}

/** No clock is left to show: how it ended, in the room of one. */
function FinalScore({ screen, isSwapped }: Pick<ScreenProps, "screen" | "isSwapped">) {
  const most = Math.max(screen.sides.home.points, screen.sides.away.points);
  return (
    <div className={styles.final}>
      {sidesInOrder(screen, isSwapped).map((side) => (
        <p key={side.side} style={lookStyle(side)}>
          <b data-must="">{side.code}</b>{" "}
          <span data-must="" data-lost={side.points < most}>
            {side.points}
          </span>
        </p>
      ))}
    </div>
  );
}
