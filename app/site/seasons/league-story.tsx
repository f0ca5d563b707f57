import { Crest } from "../../ui/crest.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { washStyle } from "../clubs/club-banner-model.ts";
import type { LeagueStory as Story } from "./league-story-model.ts";
import { sharedBy } from "../../ui/shared-row.ts";
import styles from "./league-story.module.css";

/** The champion on their colour, the final below it, then whom the season is remembered by. LOOK17 */
export function LeagueStory({ story, clubs }: { story: Story; clubs: ClubMarks }) {
  const { champion, title, open, final, people } = story;
  return (
    <div className={styles.story}>
      <div className={styles.head} style={champion ? washStyle(champion.wash) : undefined}>
        {champion && <Crest crest={markOf(clubs, champion.club)} size={72} className={styles.crest} />}
        <p className={styles.champion}>
          <small>{title}</small>
          {champion ? <a href={champion.href}>{markOf(clubs, champion.club).name}</a> : <span>{open}</span>}
        </p>
        {final && <Final final={final} clubs={clubs} />}
      </div>
      {people.length > 0 && (
        <dl className={styles.people} style={sharedBy(people)}>
          {people.map(({ what, name, href, team, note }) => (
            <div key={what + name}>
              <dt>{what}</dt>
              <dd>
                {href === null ? name : <SiteLink href={href}>{name}</SiteLink>}
                <small>{team}</small>
                {note !== null && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Final({ final: { title, score, against, games }, clubs }: { final: NonNullable<Story["final"]>; clubs: ClubMarks }) {
  return (
    <div className={styles.final}>
      <p>
        <span>{title}</span> <b data-told="">{score}</b>{" "}
        {against.map(({ club, href }) => (
          <a key={club} href={href}>
            <Crest crest={markOf(clubs, club)} size={24} />
            {markOf(clubs, club).name}
          </a>
        ))}
      </p>
      {games.length > 0 && (
        <ol className={styles.games}>
          {games.map(({ href, text, label }) => (
            <li key={href}>
              <a href={href} aria-label={label} data-spoils={href}>
                <span data-told="">{text}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
