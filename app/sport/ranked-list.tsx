import styles from "./ranked-list.module.css";

export type RankedLine = {
  readonly key: string;
  readonly rank: string;
  readonly name: string;
  readonly href: string | null;
  readonly value: string;
};
export type RankedListData = { readonly title: string; readonly lines: readonly RankedLine[] };

/** The best in several things, a short list each; what is best stands large. */
export function RankedLists({ lists }: { lists: readonly RankedListData[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ol>
            {lines.map(({ key, rank, name, href, value }) => (
              <li key={key} className={styles.line}>
                <span className={styles.rank}>{rank}</span>
                <span className={styles.name}>{href === null ? name : <a href={href}>{name}</a>}</span>
                <b className={styles.value}>{value}</b>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
