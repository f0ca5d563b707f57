import { Shirt } from "../../fantasy/shirt.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { EntryHead } from "../../sport/entry-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import type { ReactNode } from "react";
import type { CardPart, PlayerCard } from "./player-card-model.ts";
import type { PlayedRoundPart } from "./player-ledger-model.ts";
import { PriceChart } from "./price-chart.tsx";
import styles from "./player-card-view.module.css";

/** A player of the game: how his price moved and why, how his points came about, whom he meets, who has him. */
export function PlayerCardView({ card }: { card: PlayerCard }) {
  const { head, clubs, who, figures, price, next, games, opponents, shares } = card;
  const newest = games.rounds.find((round) => round.games.length > 0);
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <FantasyHead head={head} />
      <div className={frame.page}>
        <FantasyParts parts={head.parts} />
        <Who who={who} figures={figures} />
        <div className={`${frame.columns} ${styles.tables}`}>
          <div className={frame.column}>
            <Part part={price}>{price.chart && <PriceChart {...price.chart} names={price.names} />}</Part>
            <Section title={games.title}>
              {games.rounds.length === 0 ? (
                <Empty text={games.none} />
              ) : (
                games.rounds.map((round) => <Round key={round.key} round={round} isOpen={round === newest} />)
              )}
            </Section>
          </div>
          <div className={frame.column}>
            {next && <Part part={next} />}
            <Opponents opponents={opponents} clubs={clubs} />
            <Part part={shares} />
          </div>
        </div>
      </div>
    </>
  );
}

function Who({ who: { look, club, group, player, notes }, figures }: Pick<PlayerCard, "who" | "figures">) {
  return (
    <div>
      <div className={styles.who}>
        <Shirt look={look} size={88} />
        <p>
          <a href={club.href}>{club.text}</a>
          {group !== "" && <span>{group}</span>}
          <a href={player.href}>{player.text}</a>
        </p>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <dl className={styles.figures} aria-label={figures.label}>
        {figures.items.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Part({ part: { title, text, table }, children }: { part: CardPart; children?: ReactNode }) {
  return (
    <Section title={title}>
      {text !== null && <p className={styles.text}>{text}</p>}
      {children}
      {table && <FigureTable table={table} head={EntryHead} />}
    </Section>
  );
}

/** Its ledger is opened by a press, without any script. */
function Round({ round: { title, detail, points, games }, isOpen }: { round: PlayedRoundPart; isOpen: boolean }) {
  const line = (
    <>
      <b>{title}</b> <span>{detail}</span> <strong>{points}</strong>
    </>
  );
  if (games.length === 0) return <p className={styles.round}>{line}</p>;
  return (
    <details className={styles.ledger} open={isOpen}>
      <summary className={styles.round}>{line}</summary>
      {games.map(({ game, table }) => (
        <div key={game.href}>
          <FigureTable table={table} head={EntryHead} />
          <a className={frame.more} href={game.href}>
            {game.text}
          </a>
        </div>
      ))}
    </details>
  );
}

function Opponents({ opponents: { title, none, items }, clubs }: { opponents: PlayerCard["opponents"]; clubs: ClubMarks }) {
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <p className={styles.text}>{none}</p>
      ) : (
        <ul className={styles.opponents}>
          {items.map(({ href, text, club, when }) => (
            <li key={href}>
              <a href={href}>
                <Crest crest={markOf(clubs, club)} size={28} />
                <b>{text}</b>
                <span>{when}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
