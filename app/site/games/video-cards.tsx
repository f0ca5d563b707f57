import { lazy, Suspense } from "react";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PartCard, PartCards } from "./game-parts.ts";

/** `styles`: of the page, which has them before this code comes. */
export type VideoCardsProps = { part: PartCard | PartCards; styles: Styles };
type Styles = Readonly<Record<string, string | undefined>>;

const Player = lazy(async () => ({ default: (await import("./video-player.tsx")).VideoPlayer }));

/** A recording, or clips of one kind side by side. EDIT5 CLIP5 */
export function VideoCards({ part, styles }: VideoCardsProps) {
  return part.kind === "card" ? <CardPart part={part} styles={styles} /> : <CardsPart part={part} styles={styles} />;
}

function CardPart({ part: { title, label, text, href, action, player }, styles }: { part: PartCard; styles: Styles }) {
  return (
    <Section title={title}>
      <Stage player={player} styles={styles} />
      <p className={styles.lead}>{label === undefined ? text : `${label}. ${text}`}</p>
      <a className={styles.action} href={href} rel="noreferrer">
        {action}
      </a>
    </Section>
  );
}

function CardsPart({ part: { title, cards, note }, styles }: { part: PartCards; styles: Styles }) {
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href}>
            <Stage player={card.player} styles={styles} />
            <h3>{card.title}</h3>
            <p>
              {card.label}
              <a href={card.href} rel="noreferrer" aria-label={`${card.action}: ${card.title}`}>
                {card.action}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {note !== null && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function Stage({ player, styles }: { player: PartCard["player"]; styles: Styles }) {
  const isHydrated = useHydrated();
  if (player === null) return null;
  return (
    <div className={styles.stage}>
      {isHydrated && (
        <Suspense>
          <Player player={player} />
        </Suspense>
      )}
    </div>
  );
}
