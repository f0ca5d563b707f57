import type { RoundFigure, RoundFigures } from "./round-figures-model.ts";
import styles from "./round-figures.module.css";

/** The sum of a round with its place, and ten dots that say how it stands. `more`: figures of the season. */
export function RoundFiguresHead({ round, more }: { round: RoundFigures; more: readonly RoundFigure[] }) {
  return (
    <>
      <p className={styles.round}>{round.title}</p>
      <dl className={styles.figures}>
        {[...round.figures, ...more].map(({ value, name, isLive }) => (
          <div key={name} data-live={isLive || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.dots}>
        {round.dots.map(({ key, state }) => (
          <i key={key} data-state={state} />
        ))}
        <span>{round.dotsText}</span>
      </p>
    </>
  );
}

/** Who came in for whom, when the round was over. FAN8 */
export function Exchanges({ round }: { round: RoundFigures }) {
  return round.exchanges.map((exchange) => (
    <p key={exchange} className={styles.exchange}>
      {exchange}
    </p>
  ));
}
