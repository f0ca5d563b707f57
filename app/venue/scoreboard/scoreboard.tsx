import type { CSSProperties } from "react";
import type { Side } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import { AttackClock, MainClock, TimeoutClock } from "../clock-face.tsx";
import { scoreCells } from "../digit-cells.ts";
import { Digits } from "../digits.tsx";
import { HallFrame } from "../hall-frame.tsx";
import hall from "../hall.module.css";
import { LeaderList } from "../leader-list.tsx";
import { PeriodTable } from "../period-table.tsx";
import { PreGame } from "../pre-game.tsx";
import type { ScreenModel, ScreenSide } from "../screen-model.ts";
import type { ScreenProps, ScreenTime } from "../screen-props.ts";
import { StatusBar, StatusTags } from "../status-bar.tsx";
import { leftSide, lookStyle, sidesInOrder, TeamPlate } from "../team-plate.tsx";
import { Five } from "./five.tsx";
import { Shooting } from "./shooting.tsx";
import { TeamFouls } from "./team-fouls.tsx";
import styles from "./scoreboard.module.css";

/** The board on the wall: who leads, how long still, who may do what. */
export function Scoreboard(props: ScreenProps) {
  const { screen, time, isSwapped, swap, horn, title } = props;
  const { stage } = screen;
  if (stage === "waiting" || stage === "before" || stage === "starting-fives") return <PreGame {...props} />;
  const sides = sidesInOrder(screen, isSwapped);
  const looksBack = stage === "half-time" || stage === "final";
  return (
    <HallFrame title={title} stage={stage} isLit={screen.isLit} renderedAt={time.at} swap={swap} horn={horn} hasFreeMidst={!looksBack}>
      <div className={styles.board} data-stale={time.staleForMs !== null}>
        <Top screen={screen} isSwapped={isSwapped} />
        <div className={styles.clock} data-clock="" data-must="">
          <MainClock face={screen.face} time={time} wordClassName={styles.word} />
        </div>
        <div className={styles.status}>
          <StatusBar screen={screen} time={time} />
          <StatusTags screen={screen} time={time} />
        </div>
        <div className={styles.low}>
          <Low screen={screen} time={time} isSwapped={isSwapped} />
        </div>
        {sides.map((side, index) => (
          <div key={side.side} className={index === 0 ? styles.left : styles.right} style={lookStyle(side)}>
            <TeamPlate side={side} className={styles.plate} />
            <Score side={side} lags={stage === "final" && side.points < screen.sides[otherOf(side.side)].points} />
            {looksBack ? <Shooting side={side} /> : <TeamFouls side={side} />}
            {looksBack ? <LeaderList side={side} /> : <Five side={side} />}
          </div>
        ))}
      </div>
    </HallFrame>
  );
}

function otherOf(side: Side): Side {
  return side === "home" ? "away" : "home";
}

function Top({ screen, isSwapped }: { screen: ScreenModel; isSwapped: boolean }) {
  const t = useT("venues");
  const pointsTo = screen.arrow === null ? null : screen.arrow === leftSide(isSwapped) ? "left" : "right";
  return (
    <div className={styles.top} data-over={screen.stage === "final"}>
      <Arrow isOn={pointsTo === "left"} path="M38 10H18V3L2 16 18 29V22H38Z" />
      <p className={hall.heading} data-must="" style={{ "--em": screen.headingWidth } as CSSProperties}>
        {screen.heading}
      </p>
      <Arrow isOn={pointsTo === "right"} path="M2 10H22V3L38 16 22 29V22H2Z" />
      {screen.arrow !== null && screen.stage !== "final" && (
        <p className="visually-hidden">{t("arrow", { team: screen.sides[screen.arrow].name })}</p>
      )}
    </div>
  );
}

function Arrow({ isOn, path }: { isOn: boolean; path: string }) {
  return (
    <svg className={isOn ? `${styles.arrow} ${styles.on}` : styles.arrow} viewBox="0 0 40 32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Score({ side, lags }: { side: ScreenSide; lags: boolean }) {
  const t = useT("venues");
  return (
    <div className={lags ? `${styles.score} ${styles.lags}` : styles.score} data-score={side.side} data-must="">
      <span className="visually-hidden">{t("score", { team: side.name, points: side.points })}</span>
      <Digits cells={scoreCells(side.points)} />
    </div>
  );
}

/** The only part of the board whose contents change their kind. */
function Low({ screen, time, isSwapped }: { screen: ScreenModel; time: ScreenTime; isSwapped: boolean }) {
  const { stage, timeout, shotClock } = screen;
  if (timeout !== null) {
    return (
      <div className={styles.timeout} style={timeout.side === null ? {} : lookStyle(screen.sides[timeout.side])} data-timeout="">
        <h2 data-must="">{timeout.title}</h2>
        {timeout.endsAt !== null && (
          <div data-must="">
            <TimeoutClock endsAt={timeout.endsAt} time={time} />
          </div>
        )}
      </div>
    );
  }
  const rests = stage === "interval" || stage === "half-time" || stage === "final";
  // A clock that is off, or that nobody tells, leaves its place to the periods: nothing empty is drawn. LOOK34
  if (rests || shotClock === null) return screen.periods.length > 0 && <PeriodTable screen={screen} isSwapped={isSwapped} />;
  return (
    <div className={styles.shot} data-shot-clock="" data-must="" data-lit={screen.isShotClockLit}>
      <AttackClock shotClock={shotClock} time={time} />
    </div>
  );
}
