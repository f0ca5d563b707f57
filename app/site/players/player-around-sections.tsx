import { Empty } from "../../ui/empty.tsx";
import oneField from "../../ui/one-field-form.module.css";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { NewsLinks } from "../clubs/news-links.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { PlayerLinks } from "./player-links.tsx";
import type { PlayerAround } from "./player-overview-model.ts";
import styles from "./player-around-sections.module.css";

export function NextGames({ next, clubs }: { next: PlayerAround["next"]; clubs: ClubMarks }) {
  return (
    <Section title={next.title} more={next.calendar}>
      {next.games.length > 0 ? <GameList games={next.games} clubs={clubs} withDay /> : <Empty text={next.empty} />}
    </Section>
  );
}

/** In which he is seen. CLIP8 */
export function Clips({ clips: { title, more, links } }: { clips: NonNullable<PlayerAround["clips"]> }) {
  return (
    <Section title={title} more={more}>
      <NewsLinks news={links} />
    </Section>
  );
}

/** Whom to compare him with: the others of his position, or anybody by name. */
export function PlayersAlike({ compare, clubs }: { compare: PlayerAround["compare"]; clubs: ClubMarks }) {
  const { title, alike, search, players } = compare;
  return (
    <Section title={title}>
      <form className={oneField.form} action={search.action}>
        <input type="search" name="add" aria-label={search.label} placeholder={search.hint} required maxLength={80} />
        <button type="submit">{search.submit}</button>
      </form>
      {players.length > 0 && (
        <>
          <h3 className={styles.alike}>{alike}</h3>
          <PlayerLinks players={players} clubs={clubs} />
        </>
      )}
    </Section>
  );
}
