import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { DayGame } from "../games/day-game.tsx";
import type { LeaguePage } from "./league-page.ts";
import styles from "./league-standings.module.css";
import { StandingsNotes } from "./standings-notes.tsx";
import { StandingsTable } from "./standings-table.tsx";

type Props = { page: LeaguePage; standings: NonNullable<LeaguePage["standings"]>; locale: Locale };

/** The table, and beside it the round being played. */
export function LeagueStandings({ page, standings: { rows, notes, ranking, round }, locale }: Props) {
  const t = useT("league");
  const { seasonSlug, leagueSlug } = page.address;
  const allGames = addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames");
  const hasBegun = rows.some(({ played }) => played > 0);
  return (
    <div className={frame.columns}>
      <section aria-label={t("standings.title")}>
        {rows.length === 0 ? (
          <Empty text={t("standings.empty")} />
        ) : (
          <>
            <StandingsTable
              rows={rows}
              clubs={page.clubs}
              showPoints={ranking === "points"}
              caption={t("standings.caption", { league: page.name, season: page.seasonName })}
            />
            <p className={styles.note}>
              {hasBegun ? `${t(`standings.ranking.${ranking}`)} ${t("standings.differenceExplained")}` : t("standings.notStarted")}
            </p>
            <StandingsNotes notes={notes} clubs={page.clubs} />
          </>
        )}
      </section>
      {round && (
        <Section title={round.title} more={{ href: allGames, text: t("tabs.allGames") }}>
          <ul>
            {round.games.map((game) => (
              <DayGame key={game.href} game={game} clubs={page.clubs} withDay />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
