import { Icon } from "../ui/icon.tsx";
import type { GameCard } from "./game-card.ts";
import styles from "./card-outlets.module.css";

/**
 * On a game in a list, quieter than its teams: who shows it, what its tickets cost. Beside the link around the game, for a link
 * within a link is none. OUT2 LOOK3
 */
export function CardOutlets({ game: { outlets }, className }: { game: GameCard; className: string | undefined }) {
  if (outlets.length === 0) return null;
  const firstShown = outlets.find(({ brief }) => brief === undefined);
  return (
    <ul className={`${styles.outlets} ${className}`}>
      {outlets.map((outlet) => {
        const { text, href, label, brief } = outlet;
        const mark = brief !== undefined ? <Icon name="ticket" size={16} /> : outlet === firstShown && <Icon name="television" size={16} />;
        return (
          <li key={text}>
            {href === null ? (
              <span>
                {mark}
                {brief ?? text}
              </span>
            ) : (
              <a href={href} rel="noopener" aria-label={label}>
                {mark}
                {brief ?? text}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
