import { AwayText } from "../../ui/away-links.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { PageStepLinks } from "../page-steps.tsx";
import type { HallPage } from "./hall-model.ts";
import styles from "./hall-view.module.css";

/** A hall for whoever wants to go there, then its games and how many came. */
export function HallView({ page: { title, back, place, marks, way, home, next, attendance, past } }: { page: HallPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(marks)} />
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={place} />
      <div className={frame.page}>
        <div className={frame.columns}>
          <Way way={way} />
          <Home home={home} marks={marks} />
        </div>
        <div className={styles.halves}>
          <Section title={next.title}>
            {next.games.length === 0 ? <Empty text={next.empty} /> : <GameList games={next.games} clubs={marks} withDay />}
          </Section>
          <Section title={attendance.title} more={attendance.more}>
            {attendance.table.rows.length === 0 ? (
              <Empty text={attendance.empty} />
            ) : (
              <>
                <FigureTable table={attendance.table} head={ThingHead} />
                <p className={styles.note}>{attendance.note}</p>
              </>
            )}
          </Section>
        </div>
        <Section title={past.title}>
          {past.seasons.length === 0 && <Empty text={past.empty} />}
          {past.seasons.map(({ name, games }) => (
            <div key={name} className={styles.season}>
              <h3>{name}</h3>
              <GameList games={games} clubs={marks} withDay />
            </div>
          ))}
          <PageStepLinks steps={past.pages} />
        </Section>
      </div>
    </>
  );
}

function Way({ way: { title, address, map, words, unknown } }: { way: HallPage["way"] }) {
  return (
    <Section title={title}>
      {!map && !words ? (
        <Empty text={unknown} />
      ) : (
        <div className={styles.way}>
          {address !== null && <p className={styles.address}>{address}</p>}
          {map && (
            <p>
              <AwayText link={map} />
            </p>
          )}
          {words?.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={words.lang}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </Section>
  );
}

function Home({ home: { title, teams, empty }, marks }: { home: HallPage["home"]; marks: ClubMarks }) {
  return (
    <Section title={title}>
      {teams.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <ul>
          {teams.map(({ key, href, club, league }) => (
            <li key={key}>
              <a className={styles.team} href={href}>
                <Crest crest={markOf(marks, club)} size={28} />
                <b>{markOf(marks, club).name}</b>
                <small>{league}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
