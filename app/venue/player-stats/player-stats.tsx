import { GameStrip } from "../game-strip.tsx";
import { HallFrame } from "../hall-frame.tsx";
import { PreGame } from "../pre-game.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { sidesInOrder } from "../team-plate.tsx";
import { PlayerTable } from "./player-table.tsx";
import styles from "./player-stats.module.css";

/** Everybody's figures, for the whole hall to read. */
export function PlayerStats(props: ScreenProps) {
  const { screen, time, title, isSwapped, swap } = props;
  if (screen.stage === "waiting" || screen.stage === "before" || screen.stage === "starting-fives") return <PreGame {...props} />;
  return (
    <HallFrame title={title} stage={screen.stage} isLit={screen.isLit} renderedAt={time.at} swap={swap}>
      <div className={styles.board} data-stale={time.staleForMs !== null}>
        <GameStrip screen={screen} time={time} isSwapped={isSwapped} />
        <div className={styles.tables}>
          {sidesInOrder(screen, isSwapped).map((side) => (
            <PlayerTable key={side.side} side={side} />
          ))}
        </div>
      </div>
    </HallFrame>
  );
}
