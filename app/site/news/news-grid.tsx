import type { ShownNews } from "./news-card.ts";
import { NewsCover } from "./news-cover.tsx";
import styles from "./news-grid.module.css";

type Level = "h2" | "h3";

/** News as cards with covers, as many beside each other as there is room for. */
export function NewsGrid({ news, heading = "h2" }: { news: readonly ShownNews[]; heading?: Level }) {
  return (
    <ul className={styles.grid}>
      {news.map((item) => (
        <li key={item.key}>
          <article className={styles.card}>
            <NewsCover item={item} className={styles.cover} />
            <NewsWords item={item} heading={heading} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The one that leads: its cover in the wide column, its words large. */
export function LeadNews({ item, heading = "h2" }: { item: ShownNews; heading?: Level }) {
  return (
    <article className={`${styles.card} ${styles.lead}`}>
      <NewsCover item={item} eager className={styles.cover} />
      <NewsWords item={item} heading={heading} withSummary />
    </article>
  );
}

/** News as lines without pictures: further reading in a narrow column. */
export function NewsLines({ news, heading = "h3" }: { news: readonly ShownNews[]; heading?: Level }) {
  return (
    <ul className={styles.lines}>
      {news.map((item) => (
        <li key={item.key}>
          <article className={styles.line}>
            <NewsWords item={item} heading={heading} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function NewsWords({ item, heading: Heading, withSummary = false }: { item: ShownNews; heading: Level; withSummary?: boolean }) {
  return (
    <div className={styles.words}>
      <Heading className={styles.title} lang={item.lang}>
        <a href={item.href}>{item.title}</a>
      </Heading>
      {withSummary && (
        <p className={styles.summary} lang={item.lang}>
          {item.summary}
        </p>
      )}
      <p className={styles.meta}>
        <span>{item.kind}</span>
        <time dateTime={item.machineTime}>{item.date}</time>
        {item.languageNote !== null && <span>{item.languageNote}</span>}
      </p>
    </div>
  );
}
