import styles from "./choice-links.module.css";

export type ChoiceLink = { readonly text: string; readonly href: string; readonly isCurrent: boolean };

/** One of several as links, so that it can be shared and works without JavaScript. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
