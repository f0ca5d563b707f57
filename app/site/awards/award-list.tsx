import { SiteLink, useLeadsNowhere } from "../../ui/site-link.tsx";
import type { AwardLine } from "./award-lines-model.ts";
import styles from "./award-list.module.css";

/** Awards one under the other: what for, then who. */
export function AwardList({ list: { lines } }: { list: { readonly lines: readonly AwardLine[] } }) {
  const leadsNowhere = useLeadsNowhere();
  return (
    <ul className={styles.awards}>
      {lines.map(({ key, what, people, note, news }) => (
        <li key={key} className={people.length === 0 ? undefined : styles.named}>
          <span className={people.length === 0 ? styles.who : styles.what}>{what}</span>
          {people.map(({ text, href, team }) => (
            <span key={text} className={styles.who}>
              {href === null ? text : <SiteLink href={href}>{text}</SiteLink>} {team !== "" && <small>{team}</small>}
            </span>
          ))}
          {note !== null && <span className={styles.what}>{note}</span>}
          {news
            .filter(({ href }) => !leadsNowhere(href))
            .map(({ href, text, label }) => (
              <a key={href} href={href} aria-label={label} className={styles.news}>
                {text}
              </a>
            ))}
        </li>
      ))}
    </ul>
  );
}
