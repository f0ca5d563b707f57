import { memo, type MouseEvent, useState } from "react";
import type { Play } from "#core/game/events.ts";
import type { CourtPosition, Side } from "#core/game/facts.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import { attacks, type CourtPoint, courtLength, courtWidth, placeOf, pointOf } from "./court-place.ts";
import type { ScoringDesk } from "./scoring-desk.ts";
import styles from "./table-court.module.css";
import type { TableSpeech } from "./table-words.ts";

type TableCourtProps = {
  readonly game: StandingGame;
  readonly version: number;
  /** A place that waits for its shot. */
  readonly place: CourtPosition | null;
  readonly speech: TableSpeech;
  readonly desk: ScoringDesk;
};

/** The court with the shots of the period: a tap is the place of a shot, Made and Missed stand beside it. SCORER5 */
export function TableCourt({ game, version, place, speech, desk }: TableCourtProps) {
  const { t } = speech;
  const [tapped, setTapped] = useState<CourtPoint | null>(null);

  function tap(event: MouseEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const point = {
      x: ((event.clientX - box.left) / box.width) * courtLength,
      y: ((event.clientY - box.top) / box.height) * courtWidth,
    };
    setTapped(point);
    desk.press({ kind: "place", position: placeOf(point) });
  }

  const at = place === null ? null : (tapped ?? pointOf(place, "right"));
  return (
    <div className={styles.court}>
      <div className={styles.floor}>
        {/* A court is a picture for fingers and mice: keys say the same by the key of the place. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <svg viewBox={`0 0 ${courtLength} ${courtWidth}`} onClick={tap} role="img" aria-label={t("ask.zone")} data-court>
          <Lines />
          <Shots game={game} version={version} speech={speech} />
          {at !== null && (
            <g className={styles.aim} transform={`translate(${at.x} ${at.y})`}>
              <circle r="0.7" />
              <path d="M-1.1 0h2.2M0-1.1v2.2" />
            </g>
          )}
        </svg>
        {at !== null && <MadeOrMissed at={at} speech={speech} desk={desk} />}
      </div>
    </div>
  );
}

/** Left and right of the finger; both inward where it is near an edge. */
function MadeOrMissed({ at, speech: { t }, desk }: { readonly at: CourtPoint } & Pick<TableCourtProps, "speech" | "desk">) {
  const edge = at.x < 7 ? "left" : at.x > courtLength - 7 ? "right" : "none";
  return (
    <div className={styles.pair} data-edge={edge} style={{ left: `${(at.x / courtLength) * 100}%`, top: `${(at.y / courtWidth) * 100}%` }}>
      {([true, false] as const).map((made) => (
        <button
          key={String(made)}
          type="button"
          tabIndex={-1}
          data-made={made}
          onClick={() => desk.press({ kind: "shot", made, value: null })}
        >
          {t(made ? "key.made" : "key.missed")}
          <small>{t("ask.thenShooter")}</small>
        </button>
      ))}
    </div>
  );
}

const Lines = memo(function Lines() {
  return (
    <g className={styles.lines}>
      <rect x="0.05" y="0.05" width="27.9" height="14.9" />
      <path d="M14 0v15" />
      <circle cx="14" cy="7.5" r="1.8" />
      {[0, 1].map((end) => (
        <g key={end} transform={end === 1 ? "translate(28 15) rotate(180)" : undefined}>
          <rect x="0" y="5.05" width="5.8" height="4.9" className={styles.lane} />
          <path d="M5.8 5.7a1.8 1.8 0 0 1 0 3.6" />
          <path d="M0 0.9h2.99A6.75 6.75 0 0 1 2.99 14.1H0" />
          <path d="M1.2 6.6v1.8" />
          <circle cx="1.575" cy="7.5" r="0.225" />
        </g>
      ))}
    </g>
  );
});

const Shots = memo(function Shots({ game, speech: { names } }: Pick<TableCourtProps, "game" | "version" | "speech">) {
  const { periods, periodIndex } = game.state;
  const period = periods[periodIndex]?.period;
  if (!period) return null;
  return (["home", "away"] as const).map((side) => {
    const end = attacks(game, side, period);
    return (
      <g key={side} style={names.style(side)} className={styles.shots}>
        {shotsOf(game.plays, side, period).map(({ eventId, fact: { position, made } }) => {
          const { x, y } = pointOf(position, end);
          return made ? (
            <circle key={eventId} cx={x} cy={y} r="0.32" />
          ) : (
            <path key={eventId} d={`M${x - 0.26} ${y - 0.26}l.52.52m0-.52l-.52.52`} />
          );
        })}
      </g>
    );
  });
});

type PlacedShot = Play & { readonly fact: { readonly position: CourtPosition; readonly made: boolean } };

function shotsOf(plays: readonly Play[], side: Side, period: Play["moment"]["period"]): readonly PlacedShot[] {
  return plays.filter(
    ({ fact, moment }) =>
      fact.type === "field-goal" &&
      fact.side === side &&
      fact.position !== null &&
      moment.period.number === period.number &&
      moment.period.kind === period.kind,
  ) as readonly unknown[] as readonly PlacedShot[];
}
