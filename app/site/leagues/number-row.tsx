import { useCentred } from "../../ui/use-centred.ts";
import styles from "./number-row.module.css";
import type { LinkChoice } from "./league-standings-model.ts";

type Props = { label: string; text: string; links: readonly LinkChoice[] };

/** One of many numbers in a row that scrolls, under what they are numbers of. */
export function NumberRow({ label, text, links }: Props) {
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
