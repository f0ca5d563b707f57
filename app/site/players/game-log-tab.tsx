import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { LinkChips } from "../../ui/link-chips.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { EntryHead } from "../../sport/entry-head.tsx";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import type { GameLog } from "./game-log-model.ts";
import styles from "./game-log-tab.module.css";

/** Every game of a season, or of all. */
export function GameLogTab({ log, clubs }: { log: GameLog; clubs: ClubMarks }) {
  return (
    <Section title={log.title}>
      <div className={styles.choices}>
        {log.seasons.links.length > 1 && <LinkChips {...log.seasons} />}
        {log.phases.links.length > 1 && <LinkChips {...log.phases} />}
      </div>
      {log.table ? (
        <SpoilerPart name="log">
          <FigureTable table={log.table} head={EntryHead} marks={clubs} />
          <p className={styles.note}>{log.note}</p>
        </SpoilerPart>
      ) : (
        <Empty text={log.empty} />
      )}
    </Section>
  );
}
