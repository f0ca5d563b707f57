import { SiteLink } from "../ui/site-link.tsx";
import styles from "./fact-list.module.css";

/** `label` for a link that says too little by itself. */
type Detail = { readonly text: string; readonly href: string | null; readonly label?: string };

export type Fact = {
  readonly key: string;
  readonly figure: string;
  readonly title: string;
  /** Who and when, each with the page it leads to. */
  readonly details: readonly Detail[];
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
                {details.map(({ text, href, label }) => (
                  <span key={text + (href ?? "")}>
                    {href === null ? (
                      text
                    ) : (
                      <SiteLink href={href} aria-label={label}>
                        {text}
                      </SiteLink>
                    )}
                  </span>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
