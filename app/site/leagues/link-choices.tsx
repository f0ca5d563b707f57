import { useCentred } from "../../ui/use-centred.ts";
import styles from "./link-choices.module.css";
import type { LinkChoice } from "./standings-tab.ts";

type Props = { label: string; links: readonly LinkChoice[] };

/** A few ways to look at the same thing, as links: they work before and without JavaScript. */
export function ChoiceChips({ label, links }: Props) {
  return (
    <nav className={styles.chips} aria-label={label}>
      <ul>
        {links.map(({ href, text, isCurrent }) => (
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

/** One of many numbers in a row that scrolls, under what they are numbers of. */
export function NumberRow({ label, text, links }: Props & { text: string }) {
  const current = links.find(({ isCurrent }) => isCurrent)?.href ?? null;
  const { row, item } = useCentred<HTMLElement, HTMLAnchorElement>(current);
  return (
    <nav ref={row} className={styles.numbers} aria-label={label}>
      <span className={styles.what}>{text}</span>
      <ul>
        {links.map(({ href, text: number, label: name, isCurrent }) => (
          <li key={href}>
            <a ref={isCurrent ? item : undefined} href={href} aria-label={name} aria-current={isCurrent ? "true" : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
