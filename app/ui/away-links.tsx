import styles from "./away-links.module.css";

/** A link to another site, or only a name where there is nothing to open. `label` is read out: it says that one leaves. */
export type AwayLink = {
  readonly text: string;
  readonly href: string | null;
  readonly label: string;
  /** In a row with no room for its text, beside a mark of what it is. */
  readonly brief?: string;
};

export function AwayLinks({ links, className = "" }: { links: readonly AwayLink[]; className?: string | undefined }) {
  return (
    <ul className={`${styles.links} ${className}`}>
      {links.map((link) => (
        <li key={link.text}>
          <AwayText link={link} />
        </li>
      ))}
    </ul>
  );
}

export function AwayText({ link: { text, href, label } }: { link: AwayLink }) {
  if (href === null) return text;
  return (
    <a className={styles.away} href={href} rel="noopener" aria-label={label}>
      {text}
    </a>
  );
}
