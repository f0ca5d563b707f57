import { GameBars } from "../../charts/game-bars.tsx";
import { ZoneChart } from "../../charts/zone-chart.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { FigureTable } from "../../sport/figure-table.tsx";
import { EntryHead } from "../../sport/entry-head.tsx";
import { Clips, NextGames, PlayersAlike } from "./player-around-sections.tsx";
import { Bests, Milestones } from "./player-highlight-lists.tsx";
import { CareerClubsLine } from "../transfers/career-clubs-line.tsx";
import { AwardList } from "../awards/award-list.tsx";
import type { PlayerAround, PlayerOverview } from "./player-overview-model.ts";
import { RateTable } from "./rate-table.tsx";
import styles from "./player-overview-tab.module.css";
import type { ZoneShots } from "./zone-shots-model.ts";

type Props = { overview: PlayerOverview; around: PlayerAround; clubs: ClubMarks };

/** A season at a glance, then the career: what is loud stands left, what is looked up right. */
export function PlayerOverviewTab({ overview, around, clubs }: Props) {
  return (
    <div className={styles.overview}>
      <Averages averages={overview.averages} />
      <div className={frame.columns}>
        <div className={frame.column}>
          <Section
            title={overview.bars.title}
            aside={<span className={styles.aside}>{overview.bars.average}</span>}
            more={overview.bars.all}
          >
            <GameBars drawing={overview.bars.drawing} title={overview.bars.title} alternative={overview.bars.alternative} />
          </Section>
          <NextGames next={around.next} clubs={clubs} />
          {around.clips && <Clips clips={around.clips} />}
        </div>
        {overview.shots && <Shots shots={overview.shots} clubs={clubs} />}
      </div>
      <Seasons seasons={overview.seasons} clubs={clubs} />
      <Splits splits={overview.splits} clubs={clubs} />
      {overview.rates && <RateTable rates={overview.rates} />}
      <div className={frame.flow}>
        <CareerClubsLine career={around.career} clubs={clubs} />
        <Bests bests={overview.highlights.bests} title={overview.highlights.titles.bests} />
        {around.honours.lines.length > 0 && (
          <Section title={around.honours.title}>
            <AwardList list={around.honours} />
          </Section>
        )}
        <Milestones highlights={overview.highlights} />
        <PlayersAlike compare={around.compare} clubs={clubs} />
      </div>
    </div>
  );
}

function Averages({ averages: { title, detail, figures } }: { averages: PlayerOverview["averages"] }) {
  return (
    <Section title={title} aside={<span className={styles.aside}>{detail}</span>}>
      <dl className={styles.averages}>
        {figures.map(({ key, value, label, rank }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {rank !== null && <dd className={styles.rank}>{rank}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Seasons({ seasons, clubs }: { seasons: PlayerOverview["seasons"]; clubs: ClubMarks }) {
  const options = seasons.tables.map(({ kind, label }) => ({ value: kind, label }));
  return (
    <div className={styles.kinds}>
      <Section title={seasons.title} aside={<Choice legend={seasons.shown} options={options} />}>
        {seasons.tables.map(({ kind, note, table }) => (
          <div key={kind} className={styles[kind]}>
            <FigureTable table={table} head={EntryHead} marks={clubs} />
            {note !== null && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </Section>
    </div>
  );
}

function Splits({ splits, clubs }: { splits: PlayerOverview["splits"]; clubs: ClubMarks }) {
  return (
    <Section title={splits.title}>
      <FigureTable table={splits.circumstances} head={EntryHead} marks={clubs} />
      {[splits.months, splits.opponents].map(({ title, table }) => (
        <details key={title} className={styles.details}>
          <summary>{title}</summary>
          <FigureTable table={table} head={EntryHead} marks={clubs} />
        </details>
      ))}
    </Section>
  );
}

function Shots({ shots: { title, more, chart, empty }, clubs }: { shots: ZoneShots; clubs: ClubMarks }) {
  return (
    <Section title={title} more={more}>
      {chart ? (
        <>
          <ZoneChart zones={chart.zones} title={title} alternative={chart.alternative} />
          {chart.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          <details className={`${styles.details} ${styles.zoneTable}`}>
            <summary>{chart.tableTitle}</summary>
            <FigureTable table={chart.table} head={EntryHead} marks={clubs} />
          </details>
        </>
      ) : (
        <Empty text={empty} />
      )}
    </Section>
  );
}
