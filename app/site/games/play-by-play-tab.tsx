import { useState } from "react";
import type { ClubMark } from "../clubs/club-mark.ts";
import type { PlayByPlay, PlayPeriod } from "./play-by-play-model.ts";
import styles from "./play-by-play-tab.module.css";
import { isChosen } from "./play-filter.ts";
import { PlayFilters } from "./play-filters.tsx";
import { PlayLines } from "./play-lines.tsx";

type Teams = { readonly home: ClubMark; readonly away: ClubMark };
type Props = { plays: PlayByPlay; teams: Teams; action: string };

/**
 * Every play by period, newest first; earlier periods are a line with their score until somebody opens them. What is
 * chosen stands in the address (`action` with parameters), which works without JavaScript, and shows at once with it.
 */
export function PlayByPlayTab({ plays, teams, action }: Props) {
  const [chosen, setChosen] = useState(plays.chosen);
  const isFiltered = Object.values(chosen).some((value) => value !== "");
  const shown = plays.periods
    .map((period) => ({ ...period, plays: period.plays.filter((play) => isChosen(play, period.value, chosen, plays.players)) }))
    .filter((period) => period.plays.length > 0);
  return (
    <div className={styles.plays}>
      <PlayFilters plays={plays} teams={teams} action={action} isFiltered={isFiltered} onChoose={setChosen} />
      <div className={styles.periods} aria-live="polite">
        {shown.length === 0 && <p className={styles.none}>{plays.words.none}</p>}
        {shown.map((period, index) => (
          <Period key={period.value} period={period} plays={plays} teams={teams} isOpen={index === 0 || isFiltered} />
        ))}
      </div>
    </div>
  );
}

function Period({ period, plays, teams, isOpen }: { period: PlayPeriod; plays: PlayByPlay; teams: Teams; isOpen: boolean }) {
  return (
    <details className={styles.period} open={isOpen}>
      <summary className={styles.head}>
        <h2>{period.title}</h2>
        <span>
          <span className="visually-hidden">{plays.words.periodScore}</span>
          {`${period.home}:${period.away}`}
        </span>
      </summary>
      <PlayLines period={period} plays={plays} teams={teams} />
    </details>
  );
}
