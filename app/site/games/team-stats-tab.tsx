import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import { FourFactorsTable } from "./four-factors-table.tsx";
import { FlowSection } from "./flow-section.tsx";
import { GameInfo } from "./game-info.tsx";
import type { GameHeader } from "./game-page.ts";
import { ShotsSection } from "./shots-section.tsx";
import { SourcesOfPoints, TeamComparison } from "./team-comparison.tsx";
import type { TeamStats } from "./team-stats-model.ts";
import styles from "./team-stats-tab.module.css";

type Props = { stats: TeamStats; header: GameHeader };

/** The first tab of a game: how it went, how the teams compare, where they shot, and what is known about it. */
export function TeamStatsTab({ stats, header }: Props) {
  const t = useT("game");
  const { box } = stats;
  if (!box) {
    return (
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Empty
            text={header.card.phase === "ahead" ? t("empty.notStarted") : `${t(`statusNote.${header.card.status}`)} ${t("empty.box")}`}
          />
        </div>
        <div className={styles.narrow}>
          <GameInfo info={stats.info} header={header} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.wide}>
        <FlowSection flow={stats.flow} box={box} header={header} />
        <ShotsSection shots={stats.shots} header={header} />
        <FourFactorsTable factors={box.factors} header={header} />
      </div>
      <div className={styles.narrow}>
        <TeamComparison box={box} header={header} />
        <SourcesOfPoints box={box} header={header} />
        <GameInfo info={stats.info} header={header} />
      </div>
    </div>
  );
}
