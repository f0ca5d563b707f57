import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import type { CorrectionsPage } from "./corrections-model.ts";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import styles from "./prose.module.css";

/** Points that changed after their round was final, old and new. */
export function CorrectionsView({ page: { head, lead, none, words, corrections } }: { page: CorrectionsPage }) {
  return (
    <>
      <FantasyHead head={head} />
      <div className={frame.page}>
        <div className={styles.first}>
          <FantasyParts parts={head.parts} />
          <p className={styles.lead}>{lead}</p>
        </div>
        {corrections.length === 0 && <Empty text={none} />}
        <ol className={styles.corrections}>
          {corrections.map(({ key, round, when, changes, teams }) => (
            <li key={key}>
              <h2>{round}</h2>
              <time dateTime={when.at}>{when.text}</time>
              <ul className={styles.changes}>
                {changes.map(({ name, club, href, before, after }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                    <small>{club}</small>
                    <span className="visually-hidden">{words.before}</span>
                    <s>{before}</s>
                    <span className={styles.arrow} aria-hidden="true" />
                    <span className="visually-hidden">{words.after}</span>
                    <b>{after}</b>
                  </li>
                ))}
              </ul>
              <p>{teams}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
