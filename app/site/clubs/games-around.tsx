import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import type { GameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";

type Props = {
  /** The latest and the next; one without games is left out. */
  readonly parts: readonly { readonly title: string; readonly content: readonly GameCard[] }[];
  /** Where all games are. */
  readonly more: { readonly href: string; readonly text: string };
  /** Said where there are none at all. */
  readonly empty: string;
  readonly marks: ClubMarks;
};

/** A club's games on both sides of today, as a column. */
export function GamesAround({ parts, more, empty, marks }: Props) {
  const shown = parts.filter(({ content }) => content.length > 0);
  return (
    <div className={frame.column}>
      {shown.length === 0 && <Empty text={empty} />}
      {shown.map(({ title, content }, place) => (
        <Section key={title} title={title} more={place === 0 ? more : null}>
          <GameList games={content} clubs={marks} withDay />
        </Section>
      ))}
    </div>
  );
}
