import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { markOf } from "../../sport/club-mark.ts";
import { GameList } from "../../sport/game-list.tsx";
import { StandingsTable } from "../leagues/standings-table.tsx";
import type { EmbedLeaders, EmbedPage } from "./ask-embed.ts";
import { sharedBy } from "../../ui/shared-row.ts";
import styles from "./embed-view.module.css";

/** A part of the site as another site shows it: every link leads to the whole one. */
export function EmbedView({ page, home }: { page: EmbedPage; home: { readonly href: string; readonly title: string } }) {
  const { table, games, leaders, clubs } = page;
  return (
    <div className={styles.embed}>
      <CrestSheet crests={Object.keys(clubs).map((key) => markOf(clubs, key))} />
      <header className={styles.head}>
        <h1>
          <a href={page.href}>{page.title}</a>
        </h1>
        <p>{page.note}</p>
      </header>
      {table && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={table.caption}>
          <StandingsTable
            rows={table.rows}
            heads={table.heads}
            clubs={clubs}
            caption={table.caption}
            showPoints={table.ranking === "points"}
          />
        </div>
      )}
      {games && games.length > 0 && <GameList games={games} clubs={clubs} withDay />}
      {leaders && (
        <div className={styles.lists} style={sharedBy(leaders)}>
          {leaders.map((list) => (
            <LeaderList key={list.title} list={list} />
          ))}
        </div>
      )}
      {page.empty !== null && <p>{page.empty}</p>}
      <footer className={styles.foot}>
        <a href={home.href}>{home.title}</a>
      </footer>
    </div>
  );
}

function LeaderList({ list: { title, lines } }: { list: EmbedLeaders }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {lines.map(({ rank, name, href, club, value }) => (
          <li key={href} className={styles.line}>
            <span className={styles.rank}>{rank}</span>
            <Crest crest={club} size={22} />
            <a href={href}>{name}</a>
            <b>{value}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
