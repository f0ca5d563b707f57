import { GameStrip } from "../game-strip.tsx";
import { HallFrame } from "../hall-frame.tsx";
import { LeagueMark } from "../league-mark.tsx";
import { LeaderList } from "../leader-list.tsx";
import { PeriodTable } from "../period-table.tsx";
import { PreGame } from "../pre-game.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { lookStyle, sidesInOrder } from "../team-plate.tsx";
import { useT } from "../../i18n/use-t.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { NextGame } from "./next-game.tsx";
import styles from "./programme.module.css";
import { pageAt, type ProgrammePage } from "./programme-pages.ts";

/** The cube over the court: under the score, one thing after another about the game and the one that follows. */
export function Programme(props: ScreenProps) {
  const { screen, time, title, isSwapped, swap, next, logo } = props;
  const t = useT("venues");
  if (screen.stage === "waiting" || screen.stage === "before" || screen.stage === "starting-fives") return <PreGame {...props} />;
  const page = pageAt(time.at, { hasLeaders: hasLeaders(props), hasNext: next !== null });
  const titles: Readonly<Record<ProgrammePage, string>> = {
    leaders: t("leaders.title"),
    comparison: t("comparison.title"),
    periods: t("comparison.quarters"),
    next: t("before.next"),
  };
  return (
    <HallFrame title={title} stage={screen.stage} isLit={screen.isLit} renderedAt={time.at} swap={swap}>
      <div className={styles.board} data-stale={time.staleForMs !== null} data-page={page}>
        <GameStrip screen={screen} time={time} isSwapped={isSwapped} />
        <h2 className={styles.title} data-must="">
          <LeagueMark logo={logo} />
          {titles[page]}
        </h2>
        <div className={styles.page}>
          {page === "leaders" && (
            <div className={styles.leaders}>
              {sidesInOrder(screen, isSwapped).map((side) => (
                <div key={side.side} style={lookStyle(side)} className={styles.side}>
                  <LeaderList side={side} />
                </div>
              ))}
            </div>
          )}
          {page === "comparison" && <ComparisonTable screen={screen} isSwapped={isSwapped} />}
          {page === "periods" && <PeriodTable screen={screen} isSwapped={isSwapped} />}
          {page === "next" && next !== null && <NextGame game={next} />}
        </div>
      </div>
    </HallFrame>
  );
}

function hasLeaders({ screen: { sides } }: ScreenProps): boolean {
  return sides.home.leaders.length > 0 || sides.away.leaders.length > 0;
}
