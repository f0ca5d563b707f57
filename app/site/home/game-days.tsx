import { useT } from "../../i18n/use-t.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { DayGame } from "../../sport/day-game.tsx";
import styles from "./game-days.module.css";

/** Games under the days they fall on; those without a day come last. */
export function GameDays({ games, clubs }: { games: readonly GameCard[]; clubs: ClubMarks }) {
  const t = useT("shell");
  const days = Map.groupBy(games, ({ dayKey }) => dayKey);
  return (
    <div className={styles.days}>
      {[...days].map(([dayKey, onDay]) => (
        <div key={dayKey ?? "undecided"}>
          <h3 className={styles.day}>{onDay[0]?.day ?? t("gameCard.dateUndecided")}</h3>
          <ul>
            {onDay.map((game) => (
              <DayGame key={game.href} game={game} clubs={clubs} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
