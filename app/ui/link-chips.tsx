import { useCentred } from "./use-centred.ts";
import styles from "./link-chips.module.css";

export type LinkChip = { readonly href: string; readonly text: string; readonly isCurrent: boolean };

/** One of several as links, so that a choice has an address of its own and works without JavaScript. */
export function LinkChips({ label, links }: { label: string; links: readonly LinkChip[] }) {
  const { row, item } = useCentred<HTMLElement, HTMLAnchorElement>(links.find(({ isCurrent }) => isCurrent)?.href ?? null);
  return (
    <nav ref={row} className={styles.chips} aria-label={label}>
      <ul>
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a ref={isCurrent ? item : undefined} href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
