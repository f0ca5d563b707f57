import type { KeyboardEvent, MouseEvent } from "react";
import { useLeadsNowhere } from "./site-link.tsx";
import { tabIdentity } from "./tab-identity.ts";
import type { Tab } from "./use-tabs.ts";
import { useCentred } from "./use-centred.ts";
import styles from "./tab-bar.module.css";

type Props = {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChoose: (event: MouseEvent, tab: Tab) => void;
  /** On the dark band instead of on paper. */
  onBand?: boolean;
};

/** Tabs as links to their own addresses: they are read, opened in a new window and indexed as such. */
export function TabBar({ label, tabs, active, onChoose, onBand = false }: Props) {
  const leadsNowhere = useLeadsNowhere();
  const { row, item } = useCentred<HTMLUListElement, HTMLAnchorElement>(active);
  return (
    <nav className={onBand ? `${styles.bar} ${styles.onBand}` : styles.bar} aria-label={label}>
      {/* Arrows only move the focus among links that answer to every other key themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={row} className={styles.tabs} onKeyDown={moveFocus}>
        {tabs.map((tab, index) => {
          if (leadsNowhere(tab.href)) return null;
          const { header, isDisabled, computedId, linkId } = tabIdentity(tab, index);
          const current = computedId === active ? "page" : undefined;
          return (
            <li key={computedId}>
              {isDisabled ? (
                // Whoever comes by its own address reads in the row where he is. TAB6
                <span id={linkId} className={styles.disabled} aria-disabled="true" aria-current={current}>
                  {header}
                </span>
              ) : (
                <a ref={current && item} id={linkId} href={tab.href} aria-current={current} onClick={(event) => onChoose(event, tab)}>
                  {header}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrows lead along the row, past what cannot be activated, and round its ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (!step || at === -1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  links[step(at, links.length)]?.focus();
}
