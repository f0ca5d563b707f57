import type { GameFilter } from "./club-games-model.ts";
import styles from "./game-filters.module.css";

/** Which season, which league: links, so a choice has an address of its own. */
export function GameFilters({ filters }: { filters: readonly GameFilter[] }) {
  return filters.map(({ label, links }) => (
    <nav key={label} className={styles.filter} aria-label={label}>
      <ul>
        {links.map(({ text, href, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
