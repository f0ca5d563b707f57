import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";
import { FlowSection } from "./flow-section.tsx";
import { FourFactorsTable } from "./four-factors-table.tsx";
import { GameInfo } from "./game-info.tsx";
import { Highlights } from "./highlights.tsx";
import { GamePartList, GamePartView } from "./game-part-view.tsx";
import { ShotsSection } from "./shots-section.tsx";
import { TeamComparison } from "./team-comparison.tsx";
import type { TeamStats } from "./team-stats-model.ts";
import styles from "./team-stats-tab.module.css";

type Props = { stats: TeamStats; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The first tab of a game: how it went, what decided it, how the teams compare, where they shot, what is known about it. */
export function TeamStatsTab({ stats: { played, empty, preview, around, info }, teams }: Props) {
  return (
    <>
      {played?.highlights && <Highlights shown={played.highlights} teams={teams} />}
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
                <Course played={played} teams={teams} />
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
    </>
  );
}

/** How the score went and how the chances did, in one place: a choice shows one of them. */
function Course({ played: { flow: score, chances }, teams }: { played: NonNullable<TeamStats["played"]>; teams: Props["teams"] }) {
  const drawn = <FlowSection flow={score} teams={teams} />;
  if (!chances) return drawn;
  const { legend, score: scoreWord, chances: chancesWord, explained } = chances.words;
  const options = [
    { value: "course-score", label: scoreWord },
    { value: "course-chances", label: chancesWord },
  ];
  return (
    <div className={styles.course}>
      <Choice legend={legend} options={options} />
      <div className={styles.score}>{drawn}</div>
      <div className={styles.chances}>
        <FlowSection flow={chances.flow} teams={teams} />
        <details>
          <summary>{explained}</summary>
          <GamePartView part={chances.table} />
        </details>
      </div>
    </div>
  );
}
