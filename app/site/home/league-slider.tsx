import { useRef, type CSSProperties, type MouseEvent } from "react";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCentred } from "../../ui/use-centred.ts";
import { useRowEnds } from "../../ui/use-row-ends.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import styles from "./league-slider.module.css";

type Props = { tabs: readonly Tab[]; active: string; onChoose: (event: MouseEvent, tab: Tab) => void };

/** The leagues as tabs in a slider: two to eight are seen at once, by the width of the window. */
export function LeagueSlider({ tabs, active, onChoose }: Props) {
  const t = useT("home");
  const shell = useT("shell");
  const slider = useRef<HTMLElement>(null);
  const { row, item } = useCentred<HTMLUListElement, HTMLAnchorElement>(active);
  const { look, move } = useRowEnds(slider, row);
  return (
    <nav ref={slider} className={styles.slider} aria-label={t("leagues.choose")}>
      <ul ref={row} className={styles.slides} onScroll={look} style={{ "--count": tabs.length } as CSSProperties}>
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
      <button type="button" className={styles.earlier} aria-label={shell("navigation.previous")} onClick={() => move(-1)}>
        <Icon name="left" size={24} />
      </button>
      <button type="button" className={styles.later} aria-label={shell("navigation.next")} onClick={() => move(1)}>
        <Icon name="right" size={24} />
      </button>
    </nav>
  );
}
