import { useT } from "../../i18n/use-t.ts";
import type { ClubMarks } from "../clubs/club-mark.ts";
import type { GameCard } from "../games/game-card.ts";
import { ScoreCard } from "../games/score-card.tsx";
import styles from "./score-strip.module.css";

type Props = { latest: readonly GameCard[]; next: readonly GameCard[]; clubs: ClubMarks };

/** The latest results, newest first, then what comes next: one row that moves sideways. */
export function ScoreStrip({ latest, next, clubs }: Props) {
  const t = useT("home");
  if (latest.length + next.length === 0) {
    return null;
  }
  return (
    <section className={styles.strip} aria-label={t("ticker.label")}>
      <ol className={styles.cards}>
        {[...byRound(latest), ...byRound(next)].map((item) =>
          typeof item === "number" ? (
            <li key={`round ${item}`} className={styles.round}>
              <RoundName number={item} />
            </li>
          ) : (
            <li key={item.href}>
              <ScoreCard game={item} clubs={clubs} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function RoundName({ number }: { number: number }) {
  const t = useT("shell");
  return t("gameCard.round", { number });
}

/** A round's number before its first game. */
function byRound(games: readonly GameCard[]): (GameCard | number)[] {
  return games.flatMap((game, index) => (game.round === games[index - 1]?.round ? [game] : [game.round, game]));
}
