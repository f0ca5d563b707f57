import { useT } from "../../i18n/use-t.ts";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { TableNote } from "./standings-model.ts";
import styles from "./standings-notes.module.css";

type Props = { notes: readonly TableNote[]; clubs: ClubMarks };

/** Why level clubs stand in this order, folded away until somebody asks; and what the office has decided, always in sight. */
export function StandingsNotes({ notes, clubs }: Props) {
  const t = useT("league");
  const tied = notes.filter(({ reasons }) => reasons.length > 0);
  return (
    <>
      {notes.flatMap(({ decided }) =>
        decided.map((line) => (
          <p key={line} className={styles.decided}>
            {line}
          </p>
        )),
      )}
      {tied.length > 0 && (
        <details className={styles.ties}>
          <summary>{t("standings.reasonsTitle")}</summary>
          <ul>
            {tied.map(({ club, rank, reasons }) => (
              <li key={club}>
                <span className={styles.rank}>{rank}</span>
                <span className={styles.club}>{markOf(clubs, club).name}</span>
                <span className={styles.reasons}>
                  {reasons.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
