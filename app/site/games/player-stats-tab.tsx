import { useT } from "../../i18n/use-t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import box from "./box-score-table.module.css";
import { BoxScoreTable } from "./box-score-table.tsx";
import { bothSides, type GameHeader } from "./game-page.ts";
import type { PlayerStats } from "./player-stats-model.ts";
import styles from "./player-stats-tab.module.css";

/**
 * Both box scores. On phones their columns come in three groups, chosen by chips, so that nothing has to be pushed
 * sideways; wider windows show them all.
 */
export function PlayerStatsTab({ stats, header }: { stats: PlayerStats; header: GameHeader }) {
  const t = useT("game");
  if (!stats) {
    return <Empty text={header.card.phase === "ahead" ? t("empty.notStarted") : t("empty.box")} />;
  }
  return (
    <div className={`${styles.teams} ${box.groups}`}>
      <Choice
        className={box.chooser}
        legend={t("playerTable.columns")}
        options={(["main", "shooting", "more"] as const).map((group) => ({ value: group, label: t(`playerTable.columnGroups.${group}`) }))}
      />
      {bothSides.map((side) => (
        <BoxScoreTable key={side} box={stats[side]} club={header[side]} />
      ))}
      <p className={styles.note}>{t("playerTable.indexExplained")}</p>
    </div>
  );
}
