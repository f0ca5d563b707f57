import { Comparison } from "../../charts/comparison.tsx";
import { Sides } from "../../charts/sides.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../clubs/club-mark.ts";
import { LinkChips } from "../../ui/link-chips.tsx";
import type { ComparedHead, ComparedMeeting, PlayerComparisonPage } from "./player-comparison-page.ts";
import styles from "./player-comparison-view.module.css";

/** Two players, mirrored: their careers, then the games in which they met. */
export function PlayerComparisonView({ page }: { page: PlayerComparisonPage }) {
  const { one, other, clubs, meetings } = page;
  return (
    <Sides colors={page.colors}>
      <CrestSheet crests={Object.values(clubs)} />
      <header className={styles.band}>
        <h1 className="visually-hidden">{page.title}</h1>
        <div className={styles.heads}>
          <Head head={one} clubs={clubs} />
          <Head head={other} clubs={clubs} />
        </div>
      </header>
      <div className={frame.page}>
        <div className={frame.columns}>
          <Section title={page.heading}>
            <div className={styles.choices}>
              <LinkChips {...page.phases} />
              <LinkChips {...page.modes} />
            </div>
            <Comparison caption={page.caption} label={page.heading} home={one.short} away={other.short} rows={page.rows} />
            <p className={styles.note}>{page.note}</p>
          </Section>
          <Section title={meetings.title}>
            <p className={styles.said}>
              {meetings.said.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
            {meetings.games.length > 0 && (
              <>
                <ul className={styles.meetings}>
                  {meetings.games.map((game) => (
                    <Meeting key={game.href} game={game} clubs={clubs} />
                  ))}
                </ul>
                <h3 className={styles.part}>{meetings.rowsTitle}</h3>
                <Comparison
                  caption={meetings.rowsTitle}
                  label={meetings.rowsTitle}
                  home={one.short}
                  away={other.short}
                  rows={meetings.rows}
                />
              </>
            )}
          </Section>
        </div>
      </div>
    </Sides>
  );
}

function Head({ head: { href, name, shirt, position, club }, clubs }: { head: ComparedHead; clubs: ClubMarks }) {
  const mark = club === null ? null : markOf(clubs, club);
  return (
    <div className={styles.head}>
      {mark && <Crest crest={mark} size={88} className={styles.crest} />}
      <div className={styles.words}>
        <p className={styles.name}>
          <a href={href}>{name}</a>
        </p>
        <p className={styles.detail}>{[shirt, position, mark?.name].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

function Meeting({ game: { href, date, home, away, score }, clubs }: { game: ComparedMeeting; clubs: ClubMarks }) {
  const [homeClub, awayClub] = [markOf(clubs, home), markOf(clubs, away)];
  return (
    <li>
      <a className={styles.meeting} href={href}>
        <span className={styles.date}>{date ?? "–"}</span>
        <span className="visually-hidden">{`${homeClub.name} – ${awayClub.name}`}</span>
        <Crest crest={homeClub} size={24} />
        <b>{score}</b>
        <Crest crest={awayClub} size={24} />
      </a>
    </li>
  );
}
