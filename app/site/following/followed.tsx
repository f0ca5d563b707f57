import { useSyncExternalStore } from "react";
import { addresses } from "#contract/addresses.ts";
import type { FollowingFeed } from "#contract/following-queries.ts";
import { mostAskedByDevice } from "#contract/following.ts";
import type { Locale } from "#contract/locale.ts";
import { useVisitor } from "../../account/visitor-store.ts";
import { keptFollowing, onServer, subscribeToFollowing } from "../../following/followed-store.ts";
import { HomeScreenCard } from "../../home-screen/home-screen-card.tsx";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { useLivePage } from "../../live/use-live-page.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { gameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import { pageLanguage, type PageLanguage } from "../../i18n/page-language.ts";
import { FeedEntries } from "./feed-entries.tsx";
import { FollowedCalendar } from "./followed-calendar.tsx";
import { FollowedItems } from "./followed-items.tsx";
import { feedMarks } from "./feed-marks.ts";
import { Loading } from "./following-board.tsx";
import styles from "./followed.module.css";
import { useFollowingFeed } from "./use-following-feed.ts";

/** Of the games ahead so many stand above what happened, which on a phone comes below them. */
const nextShown = 4;

/** All that is followed, the games ahead and what happened: made in the browser, for this one visitor. */
export function Followed({ locale }: { locale: Locale }) {
  const t = useT("profile");
  const kept = useSyncExternalStore(subscribeToFollowing, keptFollowing, onServer);
  const { feed, from, leavesOut, hasFailed, isLoading, refresh, showOlder, listMore } = useFollowingFeed(kept, locale);
  const { timeZone } = useLanguage();
  useLivePage({ game: null, from }, refresh);
  if (feed === null) return hasFailed ? <Failed again={refresh} /> : <Loading />;
  const language = pageLanguage(locale, timeZone);
  const marks = feedMarks(feed, language);
  return (
    <div className={frame.columns} aria-busy={isLoading}>
      <CrestSheet crests={Object.values(marks)} />
      <div className={frame.column}>
        {leavesOut && <NewestOnly locale={locale} />}
        <Ahead feed={feed} marks={marks} language={language} />
        <Section title={t("list.feed")}>
          {feed.entries.length === 0 ? (
            <Empty text={t("list.quiet")} />
          ) : (
            <FeedEntries entries={feed.entries} marks={marks} language={language} />
          )}
          {hasFailed && <Failed again={refresh} />}
          {feed.more !== null && (
            <button type="button" className={styles.older} disabled={isLoading} onClick={() => void showOlder()}>
              {t("list.older")}
            </button>
          )}
        </Section>
      </div>
      <div className={frame.column}>
        <FollowedItems items={feed.items} marks={marks} language={language}>
          {feed.unlisted > 0 && (
            <button type="button" className={styles.older} disabled={isLoading} onClick={() => void listMore()}>
              {t("list.rest", { count: language.format.number(feed.unlisted) })}
            </button>
          )}
        </FollowedItems>
        <FollowedCalendar />
        <HomeScreenCard />
      </div>
    </div>
  );
}

function Ahead({ feed, marks, language }: { feed: FollowingFeed; marks: ClubMarks; language: PageLanguage }) {
  const t = useT("profile");
  const cards = (games: FollowingFeed["next"]) => games.map((game) => gameCard(game, language));
  return (
    <>
      {feed.live.length > 0 && (
        <Section title={t("list.live")}>
          <GameList games={cards(feed.live)} clubs={marks} />
        </Section>
      )}
      <Section title={t("list.next")}>
        {feed.next.length === 0 ? (
          <Empty text={t("list.noGames")} />
        ) : (
          <GameList games={cards(feed.next.slice(0, nextShown))} clubs={marks} withDay />
        )}
        {feed.next.length > nextShown && (
          <details className={styles.more}>
            <summary>{t("list.moreNext")}</summary>
            <GameList games={cards(feed.next.slice(nextShown))} clubs={marks} withDay />
          </details>
        )}
      </Section>
    </>
  );
}

/** More is followed than an address has room for; an account's own list needs none. FEED5, FEED6 */
function NewestOnly({ locale }: { locale: Locale }) {
  const t = useT("profile");
  const visitor = useVisitor();
  return (
    <p className={styles.newest}>
      {t("list.newest", { count: mostAskedByDevice })}{" "}
      {visitor.kind === "anonymous" && (
        <a href={addresses.accountForm(locale, "Login", addresses.following(locale))}>{t("list.signInForAll")}</a>
      )}
    </p>
  );
}

function Failed({ again }: { again: () => Promise<null> }) {
  const t = useT("profile");
  const shell = useT("shell");
  return (
    <div role="alert" className={styles.failed}>
      <p>{t("list.failed")}</p>
      <button type="button" className={styles.older} onClick={() => void again()}>
        {shell("error.retry")}
      </button>
    </div>
  );
}
