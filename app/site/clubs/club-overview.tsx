import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { ClubOverviewData } from "./club-overview-model.ts";
import styles from "./club-overview.module.css";
import { FactList } from "../../sport/fact-list.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { GamesAround } from "./games-around.tsx";
import { NewsLinks } from "./news-links.tsx";
import { RankedLists } from "../../sport/ranked-list.tsx";
import { SeasonTeams } from "./season-teams.tsx";

/** A club: this season first, then all that ever was. */
export function ClubOverview({ overview, marks }: { overview: ClubOverviewData; marks: ClubMarks }) {
  const { squad, history, honours, leaders, opponents, coaches, records, teamRecords, streaks } = overview;
  return (
    <>
      <Now overview={overview} marks={marks} />
      {squad && (
        <Section title={squad.title} more={squad.more}>
          {squad.coach && (
            <p className={styles.coach}>
              {squad.coach.label} <SiteLink href={squad.coach.href}>{squad.coach.name}</SiteLink>
            </p>
          )}
          <FigureTable table={squad.table} head={ThingHead} />
        </Section>
      )}
      <Lately overview={overview} marks={marks} />
      <Section title={history.title} more={history.more}>
        {history.content.rows.length === 0 ? <Empty text={history.empty} /> : <FigureTable table={history.content} head={ThingHead} />}
      </Section>
      <div className={frame.flow}>
        {[honours, streaks]
          .filter(({ content }) => content.length > 0)
          .map(({ title, content }) => (
            <Section key={title} title={title}>
              <FactList facts={content} />
            </Section>
          ))}
        {overview.clips && (
          <Section title={overview.clips.title} more={overview.clips.more}>
            <NewsLinks news={overview.clips.links} />
          </Section>
        )}
      </div>
      {leaders.content.length > 0 && (
        <Section title={leaders.title}>
          <RankedLists lists={leaders.content} />
        </Section>
      )}
      <div className={styles.halves}>
        {(records.content.length > 0 || teamRecords.content.length > 0) && (
          <div className={frame.column}>
            {[records, teamRecords]
              .filter(({ content }) => content.length > 0)
              .map(({ title, content }) => (
                <Section key={title} title={title}>
                  <FactList facts={content} />
                </Section>
              ))}
          </div>
        )}
        <div className={frame.column} id="head-to-head">
          {opponents.content.rows.length > 0 && (
            <Section title={opponents.title}>
              <FigureTable table={opponents.content} head={ThingHead} marks={marks} />
            </Section>
          )}
          {coaches.content.rows.length > 0 && (
            <Section title={coaches.title}>
              <FigureTable table={coaches.content} head={ThingHead} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

/** What comes next, or where nothing does what was last, and how this season goes. CLUB1 */
function Now({ overview, marks }: { overview: ClubOverviewData; marks: ClubMarks }) {
  const { season, live, latest, next, allGames, noGames } = overview;
  return (
    <div className={frame.columns}>
      <GamesAround parts={[live, next.content.length > 0 ? next : latest]} more={allGames} empty={noGames} marks={marks} />
      <Section title={season.title}>
        {season.content.length === 0 ? <p className={styles.idle}>{season.idle}</p> : <SeasonTeams teams={season.content} />}
      </Section>
    </div>
  );
}

function Lately({ overview: { latest, next, news, allGames, noGames }, marks }: { overview: ClubOverviewData; marks: ClubMarks }) {
  const results = next.content.length > 0 ? latest.content : [];
  if (results.length === 0 && news.content.length === 0) return null;
  return (
    <div className={frame.columns}>
      {results.length > 0 && <GamesAround parts={[latest]} more={allGames} empty={noGames} marks={marks} />}
      {news.content.length > 0 && (
        <Section title={news.title}>
          <NewsLinks news={news.content} />
        </Section>
      )}
    </div>
  );
}
