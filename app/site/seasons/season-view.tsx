import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import table from "../../ui/table.module.css";
import { AwardList } from "../awards/award-list.tsx";
import { BandHead } from "../band-head.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import { TeamCell } from "../../sport/team-cell.tsx";
import { SeasonTransfersSection } from "../transfers/season-transfers-section.tsx";
import { LeagueStory } from "./league-story.tsx";
import type { SeasonPage, SeasonTableData } from "./season-model.ts";
import styles from "./seasons.module.css";

/** A season: its leagues with their champions and the heads of their tables, and its clubs. */
export function SeasonView({ page }: { page: SeasonPage }) {
  const { clubs, leagues, members, transfers } = page;
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <BandHead
        title={page.title}
        above={<a href={page.all.href}>{page.all.text}</a>}
        below={[page.current, page.dates].filter((part) => part !== null).join(" · ")}
      />
      <div className={frame.page}>
        {leagues.length === 0 && <Empty text={page.empty} />}
        <div className={styles.tables}>
          {leagues.map((league) => (
            <Section key={league.href} title={league.name} more={{ href: league.href, text: league.whole }}>
              <p className={`${styles.about} ${styles.above}`}>{league.about.join(" · ")}</p>
              <LeagueStory story={league.story} clubs={clubs} />
              {league.table.rows.length > 0 && <TopRows rows={league.table} clubs={clubs} league={league.address} />}
              {league.awards.lines.length > 0 && (
                <>
                  <h3 className={styles.awards}>{league.awards.title}</h3>
                  <AwardList list={league.awards} />
                </>
              )}
            </Section>
          ))}
        </div>
        {members.links.length > 0 && (
          <Section title={members.title}>
            <ul className={styles.clubs}>
              {members.links.map(({ club, href, leagues: names }) => (
                <li key={club}>
                  <a href={href}>
                    <Crest crest={markOf(clubs, club)} size={40} />
                    <span>
                      {markOf(clubs, club).name}
                      <small>{names}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {transfers && <SeasonTransfersSection transfers={transfers} />}
      </div>
    </>
  );
}

function TopRows({ rows: { caption, heads, rows }, clubs, league }: { rows: SeasonTableData; clubs: ClubMarks; league: LeagueAddress }) {
  return (
    <table id={tableElementId(tableNameOf(caption))} className={`${table.table} ${styles.top}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ key, short, long }) => (
            <th key={key} scope="col" className={key === "club" ? table.text : undefined}>
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ club, team, rank, cells }) => (
          <tr key={team}>
            <td>{rank}</td>
            <th scope="row" className={table.text}>
              <TeamCell club={club} team={team} clubs={clubs} league={league} />
            </th>
            {cells.map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
