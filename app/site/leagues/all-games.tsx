import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { Empty } from "../../ui/empty.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { GameList } from "../../sport/game-list.tsx";
import type { AllGamesTab, LeagueRound } from "./all-games-model.ts";
import { GamesFilterForm } from "./games-filter-form.tsx";
import type { LeaguePage } from "./league-model.ts";
import styles from "./all-games.module.css";
import { NumberRow } from "./number-row.tsx";

type Props = { page: LeaguePage; games: AllGamesTab; locale: Locale };

/** Every game of the season: first the round being played and those to come, then what is over, newest first. */
export function AllGames({ page, games, locale }: Props) {
  const t = useT("league");
  const isEmpty = games.numbers.length === 0;
  if (isEmpty && games.found === null) return <Empty text={games.empty} />;
  const { seasonSlug, leagueSlug } = page.address;
  const tab = games.found === null ? addresses.leagueTab(locale, seasonSlug, leagueSlug, "AllGames") : "";
  return (
    <div className={styles.season}>
      <div className={styles.choices}>
        <GamesFilterForm filter={games.filter} />
        {games.found !== null && (
          <p className={styles.found} role="status">
            {games.found}
          </p>
        )}
        {!isEmpty && (
          <NumberRow
            label={t("games.chooseRound")}
            text={t("games.rounds")}
            links={games.numbers.map(({ label, title, slug }) => ({
              href: `${tab}#round-${slug}`,
              text: label,
              label: title,
              isCurrent: slug === games.current,
            }))}
          />
        )}
      </div>
      {isEmpty && <Empty text={games.empty} />}
      <Rounds title={t("games.upcoming")} rounds={games.ahead} clubs={page.clubs} />
      <Rounds title={t("games.played")} rounds={games.played} clubs={page.clubs} />
    </div>
  );
}

function Rounds({ title, rounds, clubs }: { title: string; rounds: readonly LeagueRound[]; clubs: ClubMarks }) {
  const t = useT("league");
  if (rounds.length === 0) {
    return null;
  }
  return (
    <section className={styles.part} aria-label={title}>
      {rounds.map(({ title: name, slug, games }) => (
        <section key={slug} id={`round-${slug}`} className={styles.round} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          {games.length === 0 ? <p className={styles.none}>{t("games.emptyRound")}</p> : <GameList games={games} clubs={clubs} withDay />}
        </section>
      ))}
    </section>
  );
}
