import { useCallback, useEffect, useState } from "react";
import { addresses } from "#contract/addresses.ts";
import type { FantasyRound } from "#contract/fantasy.ts";
import type { Locale } from "#contract/locale.ts";
import { type MyFantasy, type MyFantasyLine, myFantasyPath } from "#contract/my-fantasy.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { pageLanguage, type PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import button from "../../ui/button.module.css";
import { OwnContests } from "./own-contests.tsx";
import { callMyFantasy } from "./my-fantasy-call.ts";
import styles from "./my-fantasy-board.module.css";

type Say = ReturnType<typeof useT<"my-fantasy">>;

/** All one's own fantasy teams, by competition. MYFAN9 */
export function MyFantasyBoard({ locale }: { locale: Locale }) {
  const t = useT("my-fantasy");
  useT("playoffs");
  useT("fantasy");
  useT("fantasy-leagues");
  const { timeZone } = useLanguage();
  const [known, setKnown] = useState<MyFantasy | "loading" | "failed">("loading");
  const look = useCallback(async () => {
    const outcome = await callMyFantasy<MyFantasy>("GET", myFantasyPath);
    setKnown(outcome.kind === "done" ? outcome.data : outcome.kind === "none" ? { competitions: [] } : "failed");
  }, []);
  useEffect(() => void look(), [look]);

  if (known === "loading") return <p role="status">{t("loading")}</p>;
  if (known === "failed") {
    return (
      <div role="alert" className={styles.board}>
        <p>{t("failed")}</p>
        <button type="button" className={button.other} onClick={() => void look()}>
          {t("again")}
        </button>
      </div>
    );
  }
  const language = pageLanguage(locale, timeZone);
  const hasTeam = known.competitions.some(({ team }) => team !== null);
  return (
    <section className={styles.board} aria-label={t("mine.title")}>
      <h2>{t("mine.title")}</h2>
      {known.competitions.length === 0 ? <p>{t("mine.none")}</p> : !hasTeam && <p>{t("mine.start")}</p>}
      <ul>
        {known.competitions.map((line) => (
          <Line key={`${line.competition.seasonSlug}/${line.competition.leagueSlug}`} line={line} language={language} />
        ))}
      </ul>
    </section>
  );
}

/** Of a round that is not open yet its beginning, since nothing can be changed in it. MYFAN19 */
function whenWords(next: FantasyRound, t: Say, language: PageLanguage): string {
  const when = { day: language.format.date(next.locksAt, "day"), time: language.format.date(next.locksAt, "time") };
  if (next.state === "opened") return t("deadline.transfers", when);
  return t("mine.begins", { round: fantasyRoundTitle(next, language), ...when });
}

function Line({ line: { competition, next, underWay, team }, language }: { line: MyFantasyLine; language: PageLanguage }) {
  const t = useT("my-fantasy");
  const { format } = language;
  const href = addresses.ownFantasy(language.locale, competition.seasonSlug, competition.leagueSlug);
  const league = language.name(competition.name);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.league}>{league}</p>
        {team && <h3>{team.name}</h3>}
        {next && (
          <p>
            <time dateTime={format.machineTime(next.locksAt)} data-tip-off={format.machineTime(next.locksAt)}>
              {whenWords(next, t, language)}
            </time>
          </p>
        )}
        {underWay && <p>{t("mine.live", { round: fantasyRoundTitle(underWay, language) })}</p>}
        {team !== null && team.missing > 0 && <p className={styles.missing}>{t("mine.missing", { count: team.missing })}</p>}
        {team && <OwnContests team={team} league={competition} language={language} />}
      </div>
      {team && (
        <p className={styles.points}>
          <b>{format.decimal(team.points / 10)}</b> {t("mine.points")}
          {team.place !== null && <span>{t("mine.place", { place: format.number(team.place), teams: format.number(team.teams) })}</span>}
        </p>
      )}
      <a
        className={team ? button.other : button.main}
        href={href}
        aria-label={`${t(team ? "mine.open" : "mine.make")}: ${team?.name ?? league}`}
      >
        {t(team ? "mine.open" : "mine.make")}
      </a>
    </li>
  );
}
