import type { MouseEvent } from "react";
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
  const { row, item } = useCentred<HTMLUListElement, HTMLAnchorElement>(active);
  return (
    <nav className={onBand ? `${styles.bar} ${styles.onBand}` : styles.bar} aria-label={label}>
      <ul ref={row} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            {tab.disabled ? (
              <span className={styles.disabled} aria-disabled="true">
                {tab.name}
              </span>
            ) : (
              <a
                ref={tab.id === active ? item : undefined}
                href={tab.href}
                aria-current={tab.id === active ? "page" : undefined}
                onClick={(event) => onChoose(event, tab)}
              >
                {tab.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
