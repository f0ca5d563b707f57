import { ClockFace } from "../../live/clock-face.tsx";
import type { BugModel, BugSide } from "./bug-model.ts";
import { ScoreDigits } from "./digit-cells.tsx";
import type { OverlayLanguage } from "./overlay-language.ts";
import styles from "./score-bug.module.css";
import { teamStyle } from "./team-style.ts";

/** Who has just scored, with the name as it is shown. */
export type NamedHit = { readonly side: BugSide["side"]; readonly points: number; readonly name: string; readonly isFresh: boolean };

type ScoreBugProps = {
  readonly bug: BugModel;
  readonly hit: NamedHit | null;
  /** Nothing is heard: what is shown is the last that was true. */
  readonly isStale: boolean;
  /** When the page was made, on the server's timeline. */
  readonly madeAt: number;
  readonly language: OverlayLanguage;
};

/** The score at the left of the rail. It never moves and never comes or goes as a whole while the game is on. */
export function ScoreBug({ bug, hit, isStale, madeAt, language: { t } }: ScoreBugProps) {
  const { sides, period, pause, clock, shotClock, reading, state, doubt, line } = bug;
  return (
    <section className={styles.bug} data-bug={state} data-stale={isStale ? "" : undefined}>
      <TeamPlate side={sides.home} />
      <Score side={sides.home} hit={hit} />
      <div className={styles.middle}>
        {pause === null ? (
          <>
            <span className={styles.period}>{period}</span>
            <ClockFace
              kind="game"
              anchor={clock}
              profile={reading.game}
              madeAt={madeAt}
              label={t("gameClock")}
              className={styles.clock ?? ""}
            />
          </>
        ) : (
          <span className={styles.pause}>{pause}</span>
        )}
        <span className={styles.shot}>
          <ClockFace kind="shot" anchor={shotClock} profile={reading.shot} madeAt={madeAt} label={t("shotClock")} />
        </span>
        <i className={styles.bar} data-bar={isStale ? "stale" : state} />
      </div>
      <Score side={sides.away} hit={hit} />
      <TeamPlate side={sides.away} />
      {doubt !== null && <span className={styles.doubt}>{doubt}</span>}
      {line !== null && (
        <span className={styles.line} data-line="">
          {line}
        </span>
      )}
      {isStale && <span className={styles.stale}>{t("stale")}</span>}
      <Tabs side={sides.home} hit={hit} language={t("bonus")} />
      <Tabs side={sides.away} hit={hit} language={t("bonus")} />
    </section>
  );
}

function TeamPlate({ side: { side, code, look, timeouts } }: { side: BugSide }) {
  return (
    <div className={styles.team} style={teamStyle(look)} data-side={side}>
      <b>{code}</b>
      <span className={styles.timeouts} aria-hidden="true">
        {timeouts.map((isLeft, place) => (
          // A time-out is its place.
          <i key={place} data-used={isLeft ? undefined : ""} />
        ))}
      </span>
    </div>
  );
}

function Score({ side: { side, points, score, look }, hit }: { side: BugSide; hit: NamedHit | null }) {
  const isHit = hit?.side === side && hit.isFresh;
  return (
    <div className={styles.score} style={teamStyle(look)} data-hit={isHit ? "" : undefined} data-score={side}>
      <ScoreDigits points={points} />
      <span className="visually-hidden">{score}</span>
    </div>
  );
}

/** Above a side: who scored, free throws to come, fouls before them. */
function Tabs({ side: { side, look, fouls, hasBonus }, hit, language }: { side: BugSide; hit: NamedHit | null; language: string }) {
  const own = hit?.side === side ? hit : null;
  return (
    <div className={styles.tabs} data-side={side} style={teamStyle(look)}>
      {own && own.name !== "" && (
        <span className={styles.scorer} data-scorer="">
          <span>{own.name}</span>
          <b>+{own.points}</b>
        </span>
      )}
      {hasBonus && <span className={styles.bonus}>{language}</span>}
      {fouls !== null && !hasBonus && <span className={styles.fouls}>{fouls}</span>}
    </div>
  );
}
