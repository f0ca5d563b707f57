import type { CSSProperties, MouseEvent } from "react";
import { useT } from "../../i18n/use-t.ts";
import { useCentred } from "../../ui/use-centred.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import styles from "./league-slider.module.css";

type Props = { tabs: readonly Tab[]; active: string; onChoose: (event: MouseEvent, tab: Tab) => void };

/** The leagues as tabs in a slider: two to eight are seen at once, by the width of the window. */
export function LeagueSlider({ tabs, active, onChoose }: Props) {
  const t = useT("home");
  const { row, item } = useCentred<HTMLUListElement, HTMLAnchorElement>(active);
  return (
    <nav className={styles.slider} aria-label={t("leagues.choose")}>
      <ul ref={row} className={styles.slides} style={{ "--count": tabs.length } as CSSProperties}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              ref={tab.id === active ? item : undefined}
              href={tab.href}
              aria-current={tab.id === active ? "page" : undefined}
              onClick={(event) => onChoose(event, tab)}
            >
              {tab.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
