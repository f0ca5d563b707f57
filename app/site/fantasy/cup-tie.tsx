import type { CupTieCard } from "./cup-tie-model.ts";
import styles from "./cup-tie.module.css";

/** A tie of the cup: both teams, the winner stronger. */
export function CupTie({ tie: { title, sides, note } }: { tie: CupTieCard }) {
  return (
    <article className={styles.tie} aria-label={title}>
      {sides.map(({ name, href, place, placeText, points, outcome }) => (
        <p key={href} className={outcome === null ? styles.side : `${styles.side} ${styles[outcome]}`}>
          <span className={styles.place}>
            <span aria-hidden="true">{place}</span>
            <span className="visually-hidden">{placeText}</span>
          </span>
          <a className={styles.team} href={href}>
            {name}
          </a>
          {points !== null && <b className={styles.points}>{points}</b>}
        </p>
      ))}
      {note !== null && <p className={styles.note}>{note}</p>}
    </article>
  );
}
