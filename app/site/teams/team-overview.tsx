import { FormStrip } from "../../charts/form-strip.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { FactList } from "../../sport/fact-list.tsx";
import { FigureRow } from "../../sport/figure-row.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { RankedLists } from "../../sport/ranked-list.tsx";
import { GameList } from "../../sport/game-list.tsx";
import type { TeamOverviewData } from "./team-overview-model.ts";
import styles from "./team-overview.module.css";

/** How a team stands, plays and compares, and who makes it. */
export function TeamOverview({ overview, marks }: { overview: TeamOverviewData; marks: ClubMarks }) {
  const { averages, course, leaders, lineups, onOff } = overview;
  return (
    <>
      <Standing overview={overview} />
      <div className={frame.columns}>
        <div className={frame.column}>
          <TeamGames overview={overview} marks={marks} />
          {leaders.content.length > 0 && (
            <Section title={leaders.title}>
              <RankedLists lists={leaders.content} />
              <p className={styles.note}>{leaders.note}</p>
            </Section>
          )}
        </div>
        <div className={frame.column}>
          <Section title={averages.title} more={averages.more}>
            {averages.content ? (
              <>
                <FigureTable table={averages.content} head={ThingHead} />
                <p className={styles.note}>{averages.note}</p>
              </>
            ) : (
              averages.note !== null && <Empty text={averages.note} />
            )}
          </Section>
          {course.content.length > 0 && (
            <Section title={course.title}>
              <FactList facts={course.content} />
              <p className={styles.note}>{course.note}</p>
            </Section>
          )}
        </div>
      </div>
      {(lineups.content ?? onOff.content) && (
        <div className={styles.halves}>
          {lineups.content && (
            <Section title={lineups.title} more={lineups.more}>
              <FigureTable table={lineups.content} head={ThingHead} />
            </Section>
          )}
          {onOff.content && (
            <Section title={onOff.title}>
              <FigureTable table={onOff.content} head={ThingHead} />
              <p className={styles.note}>{onOff.note}</p>
            </Section>
          )}
        </div>
      )}
    </>
  );
}

function Standing({ overview: { figures, form } }: { overview: TeamOverviewData }) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.head}>
      <FigureRow figures={figures} />
      {form && (
        <p className={styles.form}>
          <FormStrip form={form.form} alternative={form.alternative} games={form.games} />
          {form.streak}
        </p>
      )}
    </div>
  );
}

function TeamGames({ overview: { next, latest, allGames, noGames }, marks }: { overview: TeamOverviewData; marks: ClubMarks }) {
  const parts = [latest, next].filter(({ content }) => content.length > 0);
  if (parts.length === 0) return <Empty text={noGames} />;
  return parts.map(({ title, content }, place) => (
    <Section key={title} title={title} more={place === 0 ? allGames : null}>
      <GameList games={content} clubs={marks} withDay />
    </Section>
  ));
}
