import { useRef, useState } from "react";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { laterComponent } from "../../ui/later-component.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import type { PlayByPlay, PlayPeriod } from "./play-by-play-model.ts";
import styles from "./play-by-play-tab.module.css";
import { isChosen } from "./play-filter.ts";
import { PlayFilters } from "./play-filters.tsx";
import { PlayLines } from "./play-lines.tsx";
import { useHeldPlays } from "./use-held-plays.ts";

type Teams = { readonly home: ClubMark; readonly away: ClubMark };
type Props = { plays: PlayByPlay; teams: Teams; action: string };

const Clips = laterComponent(async () => (await import("./play-clips.tsx")).PlayClips);

/**
 * Every play by period, newest first; earlier periods are a line with their score until somebody opens them. What is
 * chosen stands in the address (`action` with parameters), which works without JavaScript, and shows at once with it.
 * Plays that come while somebody reads further down wait until they are asked for.
 */
export function PlayByPlayTab({ plays, teams, action }: Props) {
  const [chosen, setChosen] = useState(plays.chosen);
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { video } = plays;
  const { isHeld, release } = useHeldPlays(plays, list);
  const isFiltered = Object.values(chosen).some((value) => value !== "");
  const wanted = plays.periods.map((period) => ({
    ...period,
    plays: period.plays.filter((play) => isChosen(play, period.value, chosen, plays)),
  }));
  const held = wanted.flatMap((period) => period.plays.filter(isHeld)).length;
  const shown = wanted
    .map((period) => ({ ...period, plays: held === 0 ? period.plays : period.plays.filter((play) => !isHeld(play)) }))
    .filter((period) => period.plays.length > 0);
  return (
    <div className={styles.plays}>
      <PlayFilters plays={plays} teams={teams} action={action} isFiltered={isFiltered} onChoose={setChosen} />
      <div className={styles.seen}>
        {video?.loads && (
          <div className={styles.clips}>
            <div>
              {isHydrated && <Clips plays={plays} video={video} teams={teams} shown={shown} list={list} action={action} chosen={chosen} />}
            </div>
            <p>{video.loads}</p>
          </div>
        )}
        {/* The lines alone: whoever stays at the button above them reads from their top. */}
        <div ref={list} className={styles.periods} data-score="">
          {held > 0 && <NewPlays count={held} onShow={release} />}
          {shown.length === 0 && <p className={styles.none}>{plays.words.none}</p>}
          {shown.map((period, index) => (
            <Period key={period.value} period={period} plays={plays} teams={teams} isNewest={index === 0} isFiltered={isFiltered} />
          ))}
        </div>
      </div>
    </div>
  );
}

function NewPlays({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useT("movement");
  return (
    <div className={styles.newPlays}>
      <button type="button" onClick={onShow}>
        {t("newPlays", { count })}
      </button>
    </div>
  );
}

type PeriodProps = { period: PlayPeriod; plays: PlayByPlay; teams: Teams; isNewest: boolean; isFiltered: boolean };

function Period({ period, plays, teams, isNewest, isFiltered }: PeriodProps) {
  const locale = useLocale();
  // A period that begins opens; the one that somebody reads stays as it is.
  const [isOpenAtFirst] = useState(isNewest);
  return (
    <details className={styles.period} open={isOpenAtFirst || isFiltered}>
      <summary className={styles.head}>
        <h2>{period.title}</h2>
        <span>
          <span className="visually-hidden">{plays.words.periodScore}</span>
          {scoreText(locale, period.home, period.away)}
        </span>
      </summary>
      <PlayLines period={period} plays={plays} teams={teams} />
    </details>
  );
}
