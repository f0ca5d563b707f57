import { Section } from "../../ui/section.tsx";
import { StandingsTable } from "../leagues/standings-table.tsx";
import type { GameStandings as Standings } from "./game-standings-model.ts";
import styles from "./game-standings.module.css";

export function GameStandings({ standings }: { standings: Standings }) {
  const { title, caption, heads, rows, marks, showsPoints, playing, league, note, now } = standings;
  return (
    <Section title={title}>
      <div className={styles.standings}>
        {now && (
          <p className={styles.now}>
            {now.text} <a href={now.official.href}>{now.official.text}</a>
          </p>
        )}
        <StandingsTable
          rows={rows}
          heads={heads}
          clubs={marks}
          caption={caption}
          showPoints={showsPoints}
          league={league}
          own={playing}
          isProvisional={now !== null}
        />
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
