import styles from "./fact-list.module.css";

export type Fact = {
  readonly key: string;
  readonly figure: string;
  readonly title: string;
  /** Who and when, each with the page it leads to. */
  readonly details: readonly { readonly text: string; readonly href: string | null }[];
};

/** Figures worth a line: the number first, what it is beside it, and where it comes from. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul>
      {facts.map(({ key, figure, title, details }) => (
        <li key={key} className={styles.fact}>
          <b className={styles.figure}>{figure}</b>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {details.length > 0 && (
              <span className={styles.details}>
                {details.map(({ text, href }) => (
                  <span key={text + (href ?? "")}>{href === null ? text : <a href={href}>{text}</a>}</span>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
