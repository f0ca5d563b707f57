import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { FigureLine } from "./statistics-model.ts";
import styles from "./figure-lines.module.css";

/** A figure, whose it is, and what there is to say of it: a line each. */
export function FigureLines({ lines, clubs }: { lines: readonly FigureLine[]; clubs: ClubMarks }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, value, holders, text }) => (
        <li key={key} className={styles.line}>
          <b className={styles.value}>{value}</b>
          <span className={styles.what}>
            {holders.map((holder, place) => (
              <span key={holder.href + place} className={styles.holder}>
                <a href={holder.clubHref} aria-label={markOf(clubs, holder.club).name} title={markOf(clubs, holder.club).name}>
                  <Crest crest={markOf(clubs, holder.club)} size={22} />
                </a>
                <a className={styles.name} href={holder.href}>
                  {holder.name}
                </a>
              </span>
            ))}
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
