import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { useT } from "../../i18n/use-t.ts";
import { type LivePage, useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCentred } from "../../ui/use-centred.ts";
import { usePlace } from "../../ui/shown-page.tsx";
import { useFreshPage } from "../../ui/use-fresh-page.ts";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { GameList } from "../../sport/game-list.tsx";
import { StaleNote } from "../../sport/stale-note.tsx";
import { DayStrip } from "./day-strip.tsx";
import { nextGames } from "./next-games.ts";
import type { DayLeague, SchedulePage } from "./schedule-model.ts";
import styles from "./schedule-view.module.css";

type Props = { page: SchedulePage & { readonly live: LivePage }; locale: Locale };

export function ScheduleView({ page: loaded, locale }: Props) {
  const { pathname, search } = usePlace();
  const [page, refresh] = useFreshPage(loaded, pathname + search);
  useLivePage(page.live, refresh);
  const t = useT("calendar");
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <BandHead
        title={page.title}
        aside={
          <div className={styles.tools}>
            {page.leagues.length > 0 && <LeagueChips leagues={page.leagues} />}
            <Steps page={page} />
          </div>
        }
      >
        <DayStrip days={page.strip} />
      </BandHead>
      <div className={`${frame.page} ${styles.days}`}>
        <StaleNote />
        {page.ways.length > 0 && (
          <p className={styles.ways}>
            {page.ways.map(({ href, text }) => (
              <a key={href} href={href} rel="nofollow">
                {text}
              </a>
            ))}
          </p>
        )}
        {page.days.length === 0 && <Empty text={t(page.span === "day" ? "emptyDay" : "emptyWeek")} />}
        {page.days.map((day) => (
          <section key={day.key} id={day.isNext ? nextGames : undefined} className={styles.day} aria-labelledby={`day-${day.key}`}>
            <h2 id={`day-${day.key}`}>{day.title}</h2>
            <div>
              {day.leagues.map((league) => (
                <LeagueGames key={league.href} league={league} clubs={page.clubs} />
              ))}
            </div>
          </section>
        ))}
        {page.undated.length > 0 && (
          <section className={styles.day} aria-labelledby="undated">
            <h2 id="undated">{t("undated")}</h2>
            <div>
              {page.undated.map((league) => (
                <LeagueGames key={league.href} league={league} clubs={page.clubs} />
              ))}
            </div>
          </section>
        )}
        <DayForm page={page} locale={locale} />
      </div>
    </>
  );
}

/** The leagues to choose from; on a phone the row goes sideways, and what is chosen may be its last. */
function LeagueChips({ leagues }: Pick<SchedulePage, "leagues">) {
  const t = useT("calendar");
  const { row, item } = useCentred<HTMLElement, HTMLAnchorElement>(leagues.find(({ isChosen }) => isChosen)?.href ?? null);
  return (
    <nav ref={row} className={styles.chips} aria-label={t("leagues")}>
      {leagues.map(({ name, href, isChosen }) => (
        <a key={href} ref={isChosen ? item : undefined} href={href} aria-current={isChosen ? "true" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The week or the day shown, with a step to the nearest games before and after it. */
function Steps({ page: { span, when, earlier, later } }: { page: SchedulePage }) {
  const t = useT("calendar");
  // Days are as many as there were: engines find their games by week.
  const follow = span === "day" ? "nofollow " : "";
  return (
    <nav className={styles.steps} aria-label={span === "day" ? when : t("weeks")}>
      {earlier !== null && (
        <a href={earlier} aria-label={t("earlier")} rel={`${follow}prev`}>
          <Icon name="left" />
        </a>
      )}
      <p>{when}</p>
      {later !== null && (
        <a href={later} aria-label={t("later")} rel={`${follow}next`}>
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}

function LeagueGames({ league, clubs }: { league: DayLeague; clubs: ClubMarks }) {
  return (
    <div className={styles.league}>
      <h3>
        <a href={league.href}>{league.name}</a>
      </h3>
      <GameList games={league.games} clubs={clubs} />
    </div>
  );
}

function DayForm({ page, locale }: { page: SchedulePage; locale: Locale }) {
  const t = useT("calendar");
  return (
    <form className={styles.form} action={addresses.schedule(locale)}>
      <label htmlFor="schedule-day">{t("goTo")}</label>
      <input id="schedule-day" type="date" name="day" defaultValue={page.from} key={page.from} required />
      {page.league !== null && <input type="hidden" name="league" value={page.league} />}
      <button type="submit">{t("show")}</button>
    </form>
  );
}
