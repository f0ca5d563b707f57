import { Section } from "../../ui/section.tsx";
import type { Best } from "./player-highlights-model.ts";
import type { PlayerOverview } from "./player-overview-model.ts";
import styles from "./player-highlight-lists.module.css";

export function Bests({ bests, title }: { bests: readonly Best[]; title: string }) {
  if (bests.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {bests.map(({ label, value, game, more }) => (
          <li key={label} className={styles.best}>
            <b>{value}</b>
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.detail}>
                <a href={game.href}>{game.text}</a>
                {game.date !== null && <span>{game.date}</span>}
                {more !== null && <span>{more}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Round numbers near and reached, and what goes on for many games. */
export function Milestones({ highlights: { ahead, reached, streaks, titles } }: { highlights: PlayerOverview["highlights"] }) {
  return (
    <Section title={titles.milestones}>
      {ahead.length > 0 && <Lines title={titles.ahead} lines={ahead} />}
      {streaks.length > 0 && (
        <>
          <h3 className={styles.part}>{titles.streaks}</h3>
          <ul>
            {streaks.map(({ span, text }) => (
              <li key={`${span} ${text}`} className={styles.line}>
                {text}
                <span>{span}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {reached.length > 0 ? <Lines title={titles.reached} lines={reached} /> : <p className={styles.none}>{titles.none}</p>}
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
