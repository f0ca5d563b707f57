import type { ClubMark } from "../../sport/club-mark.ts";
import { Choice } from "../../ui/choice.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import { BoxScoreTable } from "./box-score-table.tsx";
import { bothSides } from "./both-sides.ts";
import type { CourtView } from "./game-model.ts";
import { GamePartList } from "./game-part-view.tsx";
import type { GamePart } from "./game-parts.ts";
import type { PlayerStats } from "./player-stats-model.ts";
import styles from "./player-stats-tab.module.css";

type Props = {
  stats: PlayerStats;
  court: CourtView | null;
  /** What else belongs to the box score. */
  parts: readonly GamePart[];
  teams: { readonly home: ClubMark; readonly away: ClubMark };
};

/**
 * Both box scores, and by a choice who was on court when instead of them. On phones what is asked first stands first, the rest is
 * pushed sideways past the names. LOOK29
 */
export function PlayerStatsTab({ stats, court, parts, teams }: Props) {
  return (
    <div className={styles.views}>
      {court && <Choice legend={court.legend} options={court.options} />}
      <div className={styles.box}>
        <div className={styles.teams}>
          {stats.parts && <LinkChips {...stats.parts} />}
          {bothSides.map((side) => (
            <BoxScoreTable key={side} box={stats[side]} stats={stats} club={teams[side]} />
          ))}
          <p className={styles.note}>{stats.indexExplained}</p>
        </div>
        <GamePartList parts={parts} />
      </div>
      {court && (
        <div className={styles.court}>
          <GamePartList parts={court.parts} />
        </div>
      )}
    </div>
  );
}
