import { Section } from "../../ui/section.tsx";
import { StandingsTable } from "../leagues/standings-table.tsx";
import type { GameStandings as Standings } from "./game-standings-model.ts";
import styles from "./game-standings.module.css";

export function GameStandings({ standings }: { standings: Standings }) {
  const { title, caption, heads, rows, marks, showsPoints, playing, league, note, other, isProvisional } = standings;
  return (
    <Section title={title}>
      <div className={styles.standings}>
        {other && (
          <p className={styles.now}>
            {other.text} <a href={other.official.href}>{other.official.text}</a>
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
          isProvisional={isProvisional}
        />
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
