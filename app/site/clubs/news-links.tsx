import type { NewsLink } from "./club-overview-model.ts";
import styles from "./news-links.module.css";

export function NewsLinks({ news }: { news: readonly NewsLink[] }) {
  return (
    <ul>
      {news.map(({ href, title, lang, date }) => (
        <li key={href}>
          <a className={styles.item} href={href}>
            <span className={styles.title} lang={lang}>
              {title}
            </span>
            <small>{date}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
