import { useT } from "../i18n/use-t.ts";
import { MainClock } from "./clock-face.tsx";
import { scoreCells } from "./digit-cells.ts";
import { Digits } from "./digits.tsx";
import styles from "./game-strip.module.css";
import type { ScreenModel, ScreenSide } from "./screen-model.ts";
import type { ScreenTime } from "./screen-props.ts";
import { StatusBar, StatusTags } from "./status-bar.tsx";
import { sidesInOrder, TeamPlate } from "./team-plate.tsx";

/** The score takes its part of the plate. */
const widestName = 6.4;

/** Score and clock in one row, above whatever else a screen shows. */
export function GameStrip({ screen, time, isSwapped }: { screen: ScreenModel; time: ScreenTime; isSwapped: boolean }) {
  const isPlain = time.staleForMs === null && screen.doubt === null;
  const [left, right] = sidesInOrder(screen, isSwapped);
  return (
    <header className={styles.strip}>
      <TeamPlate side={left} className={styles.left} widest={widestName}>
        <Points side={left} />
      </TeamPlate>
      <div className={styles.middle}>
        {isPlain ? <p className={styles.heading}>{screen.heading}</p> : <StatusTags screen={screen} time={time} />}
        <div className={styles.clock} data-clock="" data-must="">
          {screen.face.kind === "word" ? null : <MainClock face={screen.face} time={time} />}
        </div>
        <StatusBar screen={screen} time={time} className={styles.bar} />
      </div>
      <TeamPlate side={right} className={styles.right} widest={widestName}>
        <Points side={right} />
      </TeamPlate>
    </header>
  );
}

function Points({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  return (
    <span className={styles.points} data-score={side.side} data-must="">
      <span className="visually-hidden">{t("score", { team: side.name, points: side.points })}</span>
      <Digits cells={scoreCells(side.points)} />
    </span>
  );
}
