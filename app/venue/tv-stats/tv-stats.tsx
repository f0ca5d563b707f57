import { useT } from "../../i18n/use-t.ts";
import { MainClock } from "../clock-face.tsx";
import { scoreCells } from "../digit-cells.ts";
import { Digits } from "../digits.tsx";
import { HallFrame } from "../hall-frame.tsx";
import { PreGame } from "../pre-game.tsx";
import type { ScreenSide } from "../screen-model.ts";
import type { ScreenProps } from "../screen-props.ts";
import { StatusBar, StatusTags } from "../status-bar.tsx";
import { lookStyle, sidesInOrder } from "../team-plate.tsx";
import { BoxTable } from "./box-table.tsx";
import { FoulsAndRuns } from "./fouls-and-runs.tsx";
import { LastPlays } from "./last-plays.tsx";
import { LeadChart } from "./lead-chart.tsx";
import { OnCourtTogether } from "./on-court-together.tsx";
import { ShootingSplits } from "./shooting-splits.tsx";
import styles from "./tv-stats.module.css";

/** For commentators, at arm's length: the whole game on one screen. */
export function TvStats(props: ScreenProps) {
  const { screen, time, title, isSwapped, swap, game } = props;
  if (screen.stage === "waiting" || screen.stage === "before") return <PreGame {...props} />;
  const sides = sidesInOrder(screen, isSwapped);
  return (
    <HallFrame title={title} stage={screen.stage} isLit={screen.isLit} renderedAt={time.at} swap={swap}>
      <div className={styles.screen}>
        <section className={styles.top}>
          <Team side={sides[0]} />
          <div className={styles.middle}>
            <p className={styles.period}>{screen.heading}</p>
            <div className={styles.clock} data-clock="">
              <MainClock face={screen.face} time={time} wordClassName={styles.word} />
            </div>
            <StatusBar screen={screen} time={time} className={styles.bar} />
            <div className={styles.tags}>
              <StatusTags screen={screen} time={time} />
            </div>
          </div>
          <Team side={sides[1]} />
          <LeadChart screen={screen} state={game.state} />
        </section>
        <section className={styles.boxes}>
          {sides.map((side) => (
            <BoxTable key={side.side} side={side} />
          ))}
        </section>
        <section className={styles.low}>
          <LastPlays screen={screen} plays={game.plays} />
          <ShootingSplits sides={sides} />
          <OnCourtTogether sides={sides} game={game} />
          <FoulsAndRuns sides={sides} game={game} screen={screen} />
        </section>
      </div>
    </HallFrame>
  );
}

function Team({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  return (
    <div className={styles.team} style={lookStyle(side)} data-score={side.side}>
      <b>{side.code}</b>
      <span className="visually-hidden">{t("score", { team: side.name, points: side.points })}</span>
      <span className={styles.points}>
        <Digits cells={scoreCells(side.points)} />
      </span>
    </div>
  );
}
