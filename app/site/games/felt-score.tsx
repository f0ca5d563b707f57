import { useState } from "react";
import type { GameCard } from "../../sport/game-card.ts";
import styles from "./felt-score.module.css";

type Points = { readonly points: number | null; readonly className: string | undefined };

/** Points that roll in when they become others; those a page comes with stand still. LOOK14 */
export function RolledPoints({ points, className }: Points) {
  const [first] = useState(points);
  const [isMoved, setMoved] = useState(false);
  if (!isMoved && points !== first) setMoved(true);
  return (
    <b key={points} className={className} data-rolled={isMoved ? "" : undefined}>
      {points}
    </b>
  );
}

/** A basket lights its side for a moment; the end of a game that one has watched, the winner's. Silent: figures say it. LOOK14 */
export function FeltScore({ card: { home, away, phase } }: { card: GameCard }) {
  const [first] = useState({ home: home.points, away: away.points, phase });
  const isOver = phase === "over" && first.phase === "live";
  return (
    <span aria-hidden="true">
      {home.points !== first.home && !isOver && <i key={`home ${home.points}`} className={`${styles.flash} ${styles.home}`} />}
      {away.points !== first.away && !isOver && <i key={`away ${away.points}`} className={`${styles.flash} ${styles.away}`} />}
      {isOver && (home.won || away.won) && <i className={`${styles.burst} ${home.won ? styles.home : styles.away}`} />}
    </span>
  );
}
