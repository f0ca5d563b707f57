import type { CSSProperties } from "react";
import { Crest } from "../../ui/crest.tsx";
import type { DrawnNews } from "./drawn-news-model.ts";
import styles from "./drawn-cover.module.css";

/** A score card, or a shirt with its figures, on the colours of the clubs. Decoration: the title says the same. LOOK2 */
export function DrawnCover({ drawn }: { drawn: DrawnNews }) {
  const wash = { "--home-wash": drawn.colors.home.wash, "--away-wash": drawn.colors.away.wash } as CSSProperties;
  return (
    <span className={styles.drawn} style={wash} aria-hidden="true">
      {drawn.kind === "game" ? <Game drawn={drawn} /> : <Player drawn={drawn} />}
    </span>
  );
}

function Game({ drawn: { game, home, away, score, round, when, scorer } }: { drawn: Extract<DrawnNews, { kind: "game" }> }) {
  return (
    <span className={styles.game} data-spoils={game}>
      <Crest crest={home} size={120} className={styles.crest} />
      <Crest crest={away} size={120} className={styles.crest} />
      {score ? (
        <span className={styles.score} translate="no" data-told="">
          <b className={score.trailing === "home" ? styles.trailing : undefined}>{score.home}</b>
          <i>{score.sign}</i>
          <b className={score.trailing === "away" ? styles.trailing : undefined}>{score.away}</b>
        </span>
      ) : (
        <span className={styles.score}>{when ?? "–"}</span>
      )}
      <span className={styles.foot}>
        <span>{round}</span>
        {scorer && <Shirt shirt={scorer} />}
      </span>
    </span>
  );
}

function Player({ drawn: { shirt, figures } }: { drawn: Extract<DrawnNews, { kind: "player" }> }) {
  return (
    <span className={styles.player}>
      {shirt.number !== "" && <Shirt shirt={shirt} />}
      <Crest crest={shirt.club} size={120} className={shirt.number === "" ? styles.lone : styles.mark} />
      <span className={styles.figures}>
        {figures.map(({ value, of }) => (
          <span key={of}>
            <b>{value}</b>
            <small>{of}</small>
          </span>
        ))}
      </span>
    </span>
  );
}

function Shirt({ shirt: { club, number, ink } }: { shirt: Extract<DrawnNews, { kind: "player" }>["shirt"] }) {
  return (
    <svg className={styles.shirt} viewBox="0 0 72 72">
      <rect width="72" height="72" rx="8" fill={club.primaryColor} />
      <path d="M22 0c2 9 7 14 14 14S48 9 50 0Z" fill={club.secondaryColor} opacity="0.9" />
      <text className={styles.number} translate="no" x="36" y="60" textAnchor="middle" fill={ink}>
        {number}
      </text>
    </svg>
  );
}
