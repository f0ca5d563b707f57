import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import type { ClubMark } from "../clubs/club-mark.ts";
import type { CardSide } from "./game-card.ts";
import type { GameHeader } from "./game-page.ts";
import { isPlain } from "./game-phase.ts";
import { GameState } from "./game-state.tsx";
import { PeriodTable } from "./period-table.tsx";
import { periodName } from "./period-name.ts";
import styles from "./score-header.module.css";

/** Both clubs, the score between them, the state under it, the periods below. */
export function ScoreHeader({ header }: { header: GameHeader }) {
  const t = useT("game");
  const { card, home, away } = header;
  const score = card.home.points === null ? "" : ` ${card.home.points}:${card.away.points}`;
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{`${home.name} – ${away.name}${score}`}</h1>
      <div className={styles.inside}>
        <Context header={header} />
        <div className={styles.teams}>
          <HeaderSide side={card.home} club={home} />
          <Middle header={header} />
          <HeaderSide side={card.away} club={away} />
        </div>
        {!isPlain(card.status) && card.phase !== "live" && <p className={styles.notice}>{t(`statusNote.${card.status}`)}</p>}
        {header.periods.length > 0 && <PeriodTable header={header} />}
      </div>
    </header>
  );
}

function Context({ header: { ref, card, leagueName, date } }: { header: GameHeader }) {
  const t = useT("shell");
  const locale = useLocale();
  return (
    <p className={styles.context}>
      <a href={addresses.league(locale, ref.seasonSlug, ref.leagueSlug)}>{leagueName}</a>
      <span>{card.round}</span>
      {date !== null && card.machineTime !== null ? (
        <time className={styles.date} dateTime={card.machineTime}>
          {date}
        </time>
      ) : (
        <span className={styles.date}>
          {t(card.phase === "ahead" || card.phase === "off" ? "gameCard.dateUndecided" : "gameCard.dateUnknown")}
        </span>
      )}
    </p>
  );
}

function HeaderSide({ side, club }: { side: CardSide; club: ClubMark }) {
  return (
    <div className={styles.side}>
      <Crest crest={club} size={120} className={styles.crest} />
      <div className={styles.words}>
        <p className={styles.name}>{club.name}</p>
        {side.record !== null && <p className={styles.record}>{side.record}</p>}
      </div>
    </div>
  );
}

function Middle({ header }: { header: GameHeader }) {
  const { home, away, phase, time } = header.card;
  if (home.points === null || away.points === null) {
    return (
      <div className={styles.middle}>
        <p className={styles.time}>{phase === "ahead" ? (time ?? "–") : "–"}</p>
        <State header={header} />
      </div>
    );
  }
  const trails = (one: CardSide) => (phase === "over" && !one.won ? styles.trailing : undefined);
  return (
    <div className={styles.middle}>
      <p className={styles.score} aria-hidden="true">
        <b className={trails(home)}>{home.points}</b>
        <i>–</i>
        <b className={trails(away)}>{away.points}</b>
      </p>
      <State header={header} />
    </div>
  );
}

function State({ header: { card, now } }: { header: GameHeader }) {
  const t = useT("shell");
  return (
    <p className={styles.state}>
      <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
      {now && (
        <span className={styles.now}>
          {periodName(t, now.period)} <b>{now.clock}</b>
        </span>
      )}
    </p>
  );
}

/** The score once more, small: it comes out from behind the header when that has scrolled away. */
export function StickyScore({ header: { card, home, away } }: { header: GameHeader }) {
  return (
    <div className={styles.sticky} aria-hidden="true">
      <div className={styles.stickyRow}>
        <Crest crest={home} size={26} />
        <span className={styles.code}>{home.code}</span>
        {card.home.points === null ? <span>{card.time ?? "–"}</span> : <b>{`${card.home.points}–${card.away.points}`}</b>}
        <span className={styles.code}>{away.code}</span>
        <Crest crest={away} size={26} />
        <span className={styles.stickyState}>
          <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
        </span>
      </div>
    </div>
  );
}
