import { Empty } from "../../ui/empty.tsx";
import type { ClubMark } from "../clubs/club-mark.ts";
import { FlowSection } from "./flow-section.tsx";
import { FourFactorsTable } from "./four-factors-table.tsx";
import { GameInfo } from "./game-info.tsx";
import { GamePartList, GamePartView } from "./game-part-view.tsx";
import { ShotsSection } from "./shots-section.tsx";
import { TeamComparison } from "./team-comparison.tsx";
import type { TeamStats } from "./team-stats-model.ts";
import styles from "./team-stats-tab.module.css";

type Props = { stats: TeamStats; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The first tab of a game: how it went, what decided it, how the teams compare, where they shot, what is known about it. */
export function TeamStatsTab({ stats: { played, empty, preview, around, info }, teams }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.wide}>
        {empty !== null && <Empty text={empty} />}
        {preview && (
          <>
            <div className={styles.group}>
              <GamePartList parts={preview.facts} />
              <TeamComparison comparison={preview.standing} teams={teams} />
            </div>
            <div className={styles.group}>
              <GamePartList parts={preview.leaders} />
            </div>
            {preview.perGame && <TeamComparison comparison={preview.perGame} teams={teams} />}
            {preview.factors && <FourFactorsTable factors={preview.factors} teams={teams} />}
          </>
        )}
        {played && (
          <>
            <div className={styles.group}>
              <FlowSection flow={played.flow} teams={teams} />
              {played.chances && (
                <>
                  <FlowSection flow={played.chances.flow} teams={teams} />
                  <GamePartView part={played.chances.table} />
                </>
              )}
            </div>
            <div className={styles.group}>
              <GamePartList parts={played.decided} />
            </div>
            <ShotsSection shots={played.shots} teams={teams} />
            <FourFactorsTable factors={played.factors} teams={teams} />
          </>
        )}
      </div>
      <div className={styles.narrow}>
        {played && (
          <div className={styles.group}>
            {played.currentPeriod?.isAtBottom === false && <GamePartView part={played.currentPeriod} />}
            <TeamComparison comparison={played.comparison} teams={teams} />
            {played.currentPeriod?.isAtBottom === true && <GamePartView part={played.currentPeriod} />}
          </div>
        )}
        {played && <TeamComparison comparison={played.sources} teams={teams} />}
        <div className={styles.group}>
          <GamePartList parts={around} />
          {preview && <GamePartList parts={preview.latest} />}
          <GameInfo info={info} />
        </div>
      </div>
    </div>
  );
}
