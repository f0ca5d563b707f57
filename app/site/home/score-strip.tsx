import { Fragment } from "react";
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
        <Cards games={latest} clubs={clubs} />
        <Cards games={next} clubs={clubs} />
      </ol>
    </section>
  );
}

/** Each round's name stands before its first game. */
function Cards({ games, clubs }: { games: readonly GameCard[]; clubs: ClubMarks }) {
  return games.map((game, index) => (
    <Fragment key={game.href}>
      {game.round !== games[index - 1]?.round && <li className={styles.round}>{game.round}</li>}
      <li>
        <ScoreCard game={game} clubs={clubs} />
      </li>
    </Fragment>
  ));
}
