import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import styles from "./entry-head.module.css";
import type { EntryHead as Head } from "./figure-table-model.ts";

/** A season, a game or a circumstance of one player or team. */
export function EntryHead({ head: { text, href, club, detail, when }, marks }: { head: Head; marks: ClubMarks }) {
  return (
    <span className={styles.head}>
      {club !== undefined && <Crest crest={markOf(marks, club)} size={22} className={styles.crest} />}
      {href === null ? (
        <span className={styles.text}>{text}</span>
      ) : (
        <a className={styles.text} href={href}>
          {text}
        </a>
      )}
      {(detail !== undefined || when !== undefined) && <small data-when={when}>{detail}</small>}
    </span>
  );
}
