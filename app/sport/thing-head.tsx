import { Crest } from "../ui/crest.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { ThingHead as Head } from "./figure-table-model.ts";
import { PlayerFace } from "./player-face.tsx";
import styles from "./thing-head.module.css";

/** What has a page of its own, with quiet words after its name. */
export function ThingHead({ head: { text, href, club, lead, face, detail, notes }, marks }: { head: Head; marks: ClubMarks }) {
  return (
    <span className={styles.head}>
      {lead !== undefined && (
        <span className={styles.lead} data-column="#">
          {lead}
        </span>
      )}
      {face !== undefined && (
        <span className={styles.face}>
          <PlayerFace face={face} />
        </span>
      )}
      {club !== undefined && <Crest crest={markOf(marks, club)} size={24} className={styles.crest} />}
      <span className={styles.words}>
        {href === null ? text : <SiteLink href={href}>{text}</SiteLink>}
        {detail !== undefined && detail !== "" && <small className={styles.detail}>{detail}</small>}
        {notes?.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
    </span>
  );
}
