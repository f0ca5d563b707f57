import { Crest } from "../../ui/crest.tsx";
import type { CardSide } from "./game-card.ts";
import type { GameHeader } from "./game-header.ts";
import { GameState } from "./game-state.tsx";
import { PeriodTable } from "./period-table.tsx";
import styles from "./score-header.module.css";

/** Both clubs, the score between them, the state under it, the periods below. */
export function ScoreHeader({ header }: { header: GameHeader }) {
  const { card, home, away, notice, periods } = header;
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
        {notice !== null && <p className={styles.notice}>{notice}</p>}
        {periods && <PeriodTable table={periods} header={header} />}
      </div>
    </header>
  );
}

function Context({ header: { card, league, series, date } }: { header: GameHeader }) {
  return (
    <p className={styles.context}>
      <a href={league.href}>{league.name}</a>
      <span>{card.round}</span>
      {series !== null && <span>{series}</span>}
      {card.machineTime === null ? (
        <span className={styles.date}>{date}</span>
      ) : (
        <time className={styles.date} dateTime={card.machineTime}>
          {date}
        </time>
      )}
    </p>
  );
}

function HeaderSide({ side, club }: { side: CardSide; club: GameHeader["home"] }) {
  return (
    <div className={styles.side}>
      <Crest crest={club} size={120} className={styles.crest} />
      <div className={styles.words}>
        <p className={styles.name}>
          <a href={club.href}>{club.name}</a>
        </p>
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
  return (
    <p className={styles.state}>
      <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
      {now && (
        <span className={styles.now}>
          {now.period} <b>{now.clock}</b>
        </span>
      )}
    </p>
  );
}

/** The score once more, small: it comes out from behind the header when that has scrolled away. */
export function StickyScore({ header: { card, home, away } }: { header: GameHeader }) {
  return (
    <div className={styles.sticky} aria-hidden="true" data-screen-only="">
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
