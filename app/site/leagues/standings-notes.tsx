import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { markOf, type ClubMarks } from "../clubs/club-mark.ts";
import type { TableNote } from "./standings-model.ts";
import styles from "./standings-notes.module.css";

type Props = { notes: readonly TableNote[]; clubs: ClubMarks };

/** Why level clubs stand in this order, folded away until somebody asks; and what the office has decided, always in sight. */
export function StandingsNotes({ notes, clubs }: Props) {
  const t = useT("league");
  const tied = notes.filter(({ reasons }) => reasons.length > 0);
  const name = (club: string) => markOf(clubs, club).name;
  return (
    <>
      {notes.map(({ club, deducted, withdrawn }) => (
        <Decided key={club} club={name(club)} deducted={deducted} withdrawn={withdrawn} />
      ))}
      {tied.length > 0 && (
        <details className={styles.ties}>
          <summary>{t("standings.reasons.title")}</summary>
          <ul>
            {tied.map((note) => (
              <li key={note.club}>
                <TieLine note={note} name={name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Decided({ club, deducted, withdrawn }: { club: string; deducted: number; withdrawn: boolean }) {
  const t = useT("league");
  return (
    <>
      {withdrawn && <p className={styles.decided}>{t("standings.reasons.withdrawn", { club })}</p>}
      {deducted > 0 && <p className={styles.decided}>{t("standings.reasons.deducted", { club, points: deducted })}</p>}
    </>
  );
}

function TieLine({ note, name }: { note: TableNote; name: (club: string) => string }) {
  const t = useT("league");
  const format = useFormat();
  return (
    <>
      <span className={styles.rank}>{note.rank}</span>
      <span className={styles.club}>{name(note.club)}</span>
      <span className={styles.reasons}>
        {note.reasons.map(({ key, count, figure, points, rivals }) => (
          <span key={key + rivals.join(" ")}>
            {t(`standings.reasons.${key}`, { count, figure, points, rivals: format.list(rivals.map(name)) })}
          </span>
        ))}
      </span>
    </>
  );
}
