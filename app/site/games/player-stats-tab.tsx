import type { ClubMark } from "../../sport/club-mark.ts";
import { LinkChips } from "../../ui/link-chips.tsx";
import { BoxScoreTable } from "./box-score-table.tsx";
import { bothSides } from "./both-sides.ts";
import type { PlayerStats } from "./player-stats-model.ts";
import styles from "./player-stats-tab.module.css";

type Props = { stats: PlayerStats; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** Both box scores. On phones what is asked first stands first, the rest is pushed sideways past the names. */
export function PlayerStatsTab({ stats, teams }: Props) {
  return (
    <div className={styles.teams}>
      {stats.parts && <LinkChips {...stats.parts} />}
      {bothSides.map((side) => (
        <BoxScoreTable key={side} box={stats[side]} stats={stats} club={teams[side]} />
      ))}
      <p className={styles.note}>{stats.indexExplained}</p>
    </div>
  );
}
