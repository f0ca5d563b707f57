import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { RoundAward } from "../awards/round-award.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { TeamHead } from "../../sport/team-cell.tsx";
import { DayGame } from "../../sport/day-game.tsx";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import { CrossTable } from "./cross-table.tsx";
import { CrowdsLink } from "./crowds-link.tsx";
import type { LeaguePage } from "./league-model.ts";
import styles from "./league-standings.module.css";
import { LinkChips } from "../../ui/link-chips.tsx";
import { NumberRow } from "./number-row.tsx";
import { StandingsNotes } from "./standings-notes.tsx";
import type { LinkChoice, StandingsTab } from "./league-standings-model.ts";
import { StandingsTable } from "./standings-table.tsx";

type Props = { page: LeaguePage; standings: StandingsTab; locale: Locale };

/** The table in the form that was asked for, and beside it the round being played. */
export function LeagueStandings({ page, standings, locale }: Props) {
  const t = useT("league");
  const { seasonSlug, leagueSlug } = page.address;
  const { round, roundAward, rows, title, views, rounds } = standings;
  const allGames = addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames");
  const isWide = standings.cross !== null || standings.figures !== null;
  if (rows.length === 0) return <Empty text={t("standings.empty")} />;
  // Nothing is "now" about a season that is over. LOOK23
  const ended = ([latest, ...others]: readonly LinkChoice[]) => [...(latest ? [{ ...latest, text: t("over.end") }] : []), ...others];
  return (
    <div className={isWide ? frame.column : frame.columns}>
      <section aria-labelledby="table-title">
        <h2 id="table-title" className="visually-hidden">
          {title}
        </h2>
        <div className={styles.choices}>
          <LinkChips label={views.label} links={views.links} />
          {rounds && (
            <NumberRow label={rounds.label} text={rounds.text} links={page.over === undefined ? rounds.links : ended(rounds.links)} />
          )}
        </div>
        {standings.nowNote !== null && <p className={styles.now}>{standings.nowNote}</p>}
        <ShownTable page={page} standings={standings} />
        {standings.asOfNote !== null && <p className={styles.note}>{standings.asOfNote}</p>}
        <CrowdsLink crowds={page.crowds} />
      </section>
      {!isWide && (
        <div className={frame.column}>
          {round && (
            <Section title={round.title} more={{ href: `${allGames}#round-${round.slug}`, text: t("tabs.allGames") }}>
              <ul>
                {round.games.map((game) => (
                  <DayGame key={game.href} game={game} clubs={page.clubs} withDay />
                ))}
              </ul>
            </Section>
          )}
          {roundAward && <RoundAward award={roundAward} clubs={page.clubs} />}
        </div>
      )}
    </div>
  );
}

function ShownTable({ page, standings }: { page: LeaguePage; standings: StandingsTab }) {
  const { figures, cross, caption } = standings;
  if (cross) {
    return (
      <SpoilerPart name="cross-table">
        <CrossTable cross={cross} caption={caption} clubs={page.clubs} league={page.address} />
      </SpoilerPart>
    );
  }
  if (figures) return <FigureTable table={figures} head={TeamHead} marks={page.clubs} />;
  return <WholeTable page={page} standings={standings} />;
}

function WholeTable({ page, standings }: { page: LeaguePage; standings: StandingsTab }) {
  const { rows, heads, ranking, caption, notes, zones } = standings;
  const t = useT("league");
  const hasBegun = rows.some(({ played }) => played > 0);
  return (
    <>
      <StandingsTable
        rows={rows}
        heads={heads}
        clubs={page.clubs}
        showPoints={ranking === "points"}
        caption={caption}
        league={page.address}
        zones={zones}
        isProvisional={standings.nowNote !== null}
      />
      {zones.map(({ kind, text }) => (
        <p key={kind} className={`${styles.zone} ${styles[kind]}`}>
          {text}
        </p>
      ))}
      <p className={styles.note}>
        {hasBegun ? `${t(`standings.ranking.${ranking}`)} ${t("standings.differenceExplained")}` : t("standings.notStarted")}
      </p>
      {standings.legend !== null && <p className={styles.note}>{standings.legend}</p>}
      <StandingsNotes notes={notes} clubs={page.clubs} />
    </>
  );
}
