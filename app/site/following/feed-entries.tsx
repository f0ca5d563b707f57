import { addresses } from "#contract/addresses.ts";
import type { FeedEntry } from "#contract/following-queries.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { GameState } from "../../sport/game-state.tsx";
import { isPlain, phaseOf, shownStatus } from "../../sport/game-phase.ts";
import { fullName } from "../../sport/full-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { foreignTag } from "../text-language.ts";
import styles from "./feed-entries.module.css";
import { isMovedAway, sayPlace } from "../../sport/game-day.ts";
import type { GameSummary } from "#contract/game-summary.ts";

type Shown<Kind extends FeedEntry["kind"] = FeedEntry["kind"]> = {
  entry: Extract<FeedEntry, { kind: Kind }>;
  marks: ClubMarks;
  language: PageLanguage;
};

/** What happened, newest first, under the days on which it did. */
export function FeedEntries({ entries, marks, language }: { entries: readonly FeedEntry[]; marks: ClubMarks; language: PageLanguage }) {
  const days = Map.groupBy(entries, ({ at }) => language.format.dayKey(at));
  return (
    <div className={styles.days}>
      {[...days].map(([day, onDay]) => (
        <div key={day}>
          <h3 className={styles.day}>{language.format.date(onDay[0]?.at ?? 0, "day")}</h3>
          <ul>
            {onDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <Entry entry={entry} marks={marks} language={language} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({ entry, ...rest }: Shown) {
  switch (entry.kind) {
    case "result":
      return <Result entry={entry} {...rest} />;
    case "moved":
      return <Moved entry={entry} {...rest} />;
    case "news":
      return (
        <SiteLink
          className={styles.news}
          href={addresses.newsItem(rest.language.locale, entry.slug)}
          lang={foreignTag(entry.textLocale, rest.language.locale)}
        >
          {entry.title}
        </SiteLink>
      );
    case "record":
      return <RecordSet entry={entry} {...rest} />;
  }
}

function Result({ entry: { game, lines }, marks, language }: Shown<"result">) {
  const t = useT("profile");
  const status = shownStatus(game);
  return (
    <>
      <a className={styles.game} href={addresses.game(language.locale, game.ref)}>
        <Side side={game.home} against={game.away.points} marks={marks} />
        <Side side={game.away} against={game.home.points} marks={marks} />
      </a>
      {!isPlain(status) && (
        <small>
          <GameState status={status} phase={phaseOf(game.status)} overtimes={game.overtimes} />
        </small>
      )}
      {lines.map(({ person, points, rebounds, assists }) => (
        <p key={person.slug} className={styles.line}>
          <a href={addresses.player(language.locale, person.slug)}>{fullName(person, language)}</a>
          <span>
            {[
              t("feed.figures.points", { count: points }),
              rebounds === null ? [] : t("feed.figures.rebounds", { count: rebounds }),
              assists === null ? [] : t("feed.figures.assists", { count: assists }),
            ]
              .flat()
              .join(" · ")}
          </span>
        </p>
      ))}
    </>
  );
}

function Side({ side, against, marks }: { side: GameSummary["home"]; against: number | null; marks: ClubMarks }) {
  const club = markOf(marks, side.clubSlug);
  const trails = side.points !== null && against !== null && side.points < against;
  return (
    <span className={trails ? `${styles.side} ${styles.trailing}` : styles.side}>
      <Crest crest={club} size={24} />
      <span className={styles.name}>{club.name}</span>
      {side.points !== null && <b>{side.points}</b>}
    </span>
  );
}

function Moved({ entry: { game, from, to }, language }: Shown<"moved">) {
  const t = useT("profile");
  const shell = useT("shell");
  const open = to.tipOff === null && to.tipOffDay !== null ? ` · ${shell("gameCard.timeUndecided")}` : "";
  const [was, stands] = [sayPlace(from, language), sayPlace(to, language)];
  const is = stands && `${stands}${open}`;
  const isMoved = was !== stands;
  const isAway = isMovedAway(from, to, language);
  const place = to.venue && to.venue.text !== from.venue?.text ? language.name(to.venue) : null;
  const isOn = phaseOf(game.status) === "ahead";
  return (
    <>
      <a className={styles.news} href={addresses.game(language.locale, game.ref)}>
        {shell("gameCard.pairing", { home: language.name(game.home.name), away: language.name(game.away.name) })}
      </a>
      <p className={styles.line}>
        {!isOn && <span>{shell(`gameStatus.${shownStatus(game)}`)}</span>}
        {isOn && isMoved && isAway && was !== null && is !== null && <span>{t("feed.moved", { from: was, to: is })}</span>}
        {isOn && isMoved && !isAway && is !== null && <span>{t("feed.movedTo", { to: is })}</span>}
        {(!isOn || is === null) && was !== null && <span>{t("feed.movedFrom", { from: was })}</span>}
        {place !== null && <span>{t("feed.hall", { venue: place })}</span>}
      </p>
    </>
  );
}

function RecordSet({ entry: { game, person, scope, figure, value }, language }: Shown<"record">) {
  const t = useT("profile");
  return (
    <>
      <a className={styles.news} href={addresses.player(language.locale, person.slug)}>
        {`${fullName(person, language)}: ${t(`feed.figures.${figure}`, { count: value })}`}
      </a>
      <p className={styles.line}>
        <span>{t(scope === "league" ? "feed.leagueRecord" : "feed.clubRecord")}</span>
        <a href={addresses.game(language.locale, game.ref)}>
          {pairingText(language.locale, language.name(game.home.name), language.name(game.away.name))}
        </a>
      </p>
    </>
  );
}
