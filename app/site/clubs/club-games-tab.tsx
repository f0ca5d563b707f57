import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { GameList } from "../../sport/game-list.tsx";
import styles from "./club-games-tab.module.css";
import type { ClubGamesData } from "./club-games-model.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { LinkChips } from "../../ui/link-chips.tsx";

/** The games of one season, newest first. */
export function ClubGamesTab({ games: { title, filters, games, empty }, marks }: { games: ClubGamesData; marks: ClubMarks }) {
  return (
    <div className={styles.games}>
      <div>
        {filters.map((filter) => (
          <LinkChips key={filter.label} {...filter} />
        ))}
      </div>
      <Section title={title}>{games.length === 0 ? <Empty text={empty} /> : <GameList games={games} clubs={marks} withDay />}</Section>
    </div>
  );
}
