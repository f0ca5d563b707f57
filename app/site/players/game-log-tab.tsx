import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../clubs/club-mark.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { GameLog } from "./game-log.ts";
import styles from "./game-log-tab.module.css";

/** Every game of a season, or of all. */
export function GameLogTab({ log, clubs }: { log: GameLog; clubs: ClubMarks }) {
  return (
    <Section title={log.title}>
      <div className={styles.choices}>
        <ChoiceLinks label={log.seasons.label} links={log.seasons.links} />
        <ChoiceLinks label={log.phases.label} links={log.phases.links} />
      </div>
      {log.table ? (
        <>
          <FigureTable table={log.table} clubs={clubs} />
          <p className={styles.note}>{log.note}</p>
        </>
      ) : (
        <Empty text={log.empty} />
      )}
    </Section>
  );
}
