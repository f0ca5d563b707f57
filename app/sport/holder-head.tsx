import { Fragment } from "react";
import { useT } from "../i18n/use-t.ts";
import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { HolderHead as Head } from "./figure-table-model.ts";
import styles from "./holder-head.module.css";

/** Who holds a figure, with his rank and his team. */
export function HolderHead({ head, marks }: { head: Head; marks: ClubMarks }) {
  const t = useT("shell");
  const club = markOf(marks, head.club);
  return (
    <span className={styles.who}>
      {head.rank !== null && (
        <span className={styles.rank} data-column="#">
          {head.rank}
        </span>
      )}
      <a className={styles.mark} href={head.clubHref} data-column={t("table.club")} aria-label={club.name} title={club.name}>
        <Crest crest={club} size={22} />
      </a>
      {head.people ? (
        <People people={head.people} />
      ) : (
        <a className={styles.name} href={head.href}>
          {head.name}
        </a>
      )}
    </span>
  );
}

function People({ people }: { people: NonNullable<Head["people"]> }) {
  return (
    <span className={styles.people}>
      {people.map(({ text, href }, place) => (
        <Fragment key={href}>
          {place > 0 && ", "}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </span>
  );
}
