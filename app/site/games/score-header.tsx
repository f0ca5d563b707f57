import { lazy, type ReactNode, Suspense } from "react";
import type { Side } from "#core/game/facts.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { Star } from "../../following/star.tsx";
import { useLocale } from "../../i18n/language-provider.tsx";
import { pairingText } from "../../i18n/pairing-text.ts";
import { scoreSign, scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { useGameNow } from "../../live/game-now-store.ts";
import { AwayLinks } from "../../ui/away-links.tsx";
import { Crest } from "../../ui/crest.tsx";
import { fitted } from "../../ui/fitted-name.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import type { CardSide } from "../../sport/game-card.ts";
import type { GameHeader } from "./game-header-model.ts";
import { tipOffAhead } from "../../sport/game-phase.ts";
import { GameState } from "../../sport/game-state.tsx";
import { periodName } from "../../sport/period-name.ts";
import { FeltScore, RolledPoints } from "./felt-score.tsx";
import { PeriodTable } from "./period-table.tsx";
import { ScoreAloud } from "./score-aloud.tsx";
import { Spoiler } from "../../sport/spoiler.tsx";
import { StaleNote } from "../../sport/stale-note.tsx";
import { TimeUntil } from "../../sport/time-until.tsx";
import { useCardNow } from "../../sport/use-card-now.ts";
import live from "./live-head.module.css";
import styles from "./score-header.module.css";

const ClockFace = lazy(async () => ({ default: (await import("../../sport/live-clock.tsx")).LiveClock }));
const SideSituation = lazy(async () => ({ default: (await import("./live-situation.tsx")).SideSituation }));
const LiveRemarks = lazy(async () => ({ default: (await import("./live-situation.tsx")).LiveRemarks }));

/** Both clubs, the score between them, the state under it, the periods below. */
export function ScoreHeader({ header: written }: { header: GameHeader }) {
  const now = useGameNow(written.card.gameId);
  const header = { ...written, card: useCardNow(written.card) };
  const { card, home, away, notice, outlets, periods } = header;
  const locale = useLocale();
  const score = card.home.points === null ? "" : ` ${scoreText(locale, card.home.points, card.away.points ?? 0)}`;
  return (
    <header className={styles.header} data-spoils={card.href}>
      <h1 className="visually-hidden" translate="no">
        {pairingText(locale, home.name, away.name)}
        <span data-told="more">{score}</span>
      </h1>
      <span data-told="">
        <FeltScore card={card} />
      </span>
      <div className={styles.inside}>
        <Context header={header} />
        <div className={styles.teams}>
          <HeaderSide side={card.home} club={home}>
            <Situation header={header} now={now} side="home" />
          </HeaderSide>
          <Middle header={header} now={now} />
          <HeaderSide side={card.away} club={away}>
            <Situation header={header} now={now} side="away" />
          </HeaderSide>
          <Remarks header={header} now={now} />
          {periods && (
            <div className={styles.periods} data-told="more">
              <PeriodTable table={periods} header={header} />
            </div>
          )}
        </div>
        <StaleNote className={styles.stale} />
        <ScoreAloud header={header} now={now} />
        {notice !== null && <p className={styles.notice}>{notice}</p>}
        {(outlets.length > 0 || card.venue !== null) && (
          <div className={styles.where}>
            {card.venue && <SiteLink href={card.venue.href}>{card.venue.text}</SiteLink>}
            {outlets.length > 0 && <AwayLinks links={outlets} />}
          </div>
        )}
      </div>
    </header>
  );
}

function Context({ header: { star, card, home, away, league, series, date } }: { header: GameHeader }) {
  const locale = useLocale();
  return (
    <p className={styles.context}>
      <a href={league.href}>{league.name}</a>
      <span>{card.round}</span>
      {series !== null && <span>{series}</span>}
      {card.machineTime === null ? (
        <span className={styles.date}>{date}</span>
      ) : (
        <time className={styles.date} dateTime={card.machineTime} data-tip-off={tipOffAhead(card)}>
          {date}
        </time>
      )}
      <Star of={star} name={pairingText(locale, home.name, away.name)} share={card.href} />
    </p>
  );
}

type HeaderSideProps = { side: CardSide; club: GameHeader["home"]; children: ReactNode };

function HeaderSide({ side, club, children }: HeaderSideProps) {
  return (
    <div className={styles.side}>
      <Crest crest={club} size={112} className={styles.crest} />
      <div className={styles.words}>
        <p className={styles.name} style={fitted(club.name)} translate="no">
          <a href={club.href}>{club.name}</a>
        </p>
        {side.record !== null && <p className={styles.record}>{side.record}</p>}
        {children}
      </div>
    </div>
  );
}

/** Its line is there from the start, so that nothing moves when it is filled. */
function Situation({ header, now, side }: { header: GameHeader; now: GameNow | null; side: Side }) {
  if (header.card.phase !== "live") return null;
  return (
    <p className={live.situation} data-situation={side}>
      {now && (
        <Suspense>
          <SideSituation now={now} side={side} bonusClass={live.bonus} timeoutsClass={live.timeouts} />
        </Suspense>
      )}
    </p>
  );
}

function Middle({ header, now }: { header: GameHeader; now: GameNow | null }) {
  const { home, away, phase, time } = header.card;
  const tipOff = tipOffAhead(header.card);
  const locale = useLocale();
  if (home.points === null || away.points === null) {
    return (
      <div className={styles.middle}>
        <p className={styles.time}>{phase === "ahead" ? (time ?? "–") : "–"}</p>
        {tipOff !== undefined && (
          <p className={styles.until}>
            <TimeUntil at={tipOff} />
          </p>
        )}
        <State header={header} now={now} />
      </div>
    );
  }
  const isLive = phase === "live";
  const trails = (one: CardSide) => (phase === "over" && !one.won ? styles.trailing : undefined);
  return (
    <div className={isLive ? `${styles.middle} ${live.middle}` : styles.middle}>
      <p
        className={isLive ? `${styles.score} ${live.score}` : styles.score}
        aria-hidden="true"
        translate="no"
        data-told=""
        data-live={isLive || undefined}
      >
        <RolledPoints points={home.points} className={trails(home)} />
        <i>{scoreSign(locale)}</i>
        <RolledPoints points={away.points} className={trails(away)} />
      </p>
      <Spoiler address={header.card.href} teams={pairingText(locale, header.home.name, header.away.name)} />
      <State header={header} now={now} />
    </div>
  );
}

function State({ header, now }: { header: GameHeader; now: GameNow | null }) {
  const t = useT("shell");
  const { card } = header;
  const period = now?.period ? periodName(t, now.period) : header.now?.period;
  return (
    <p className={card.phase === "live" ? `${styles.state} ${live.state}` : styles.state}>
      <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
      {card.phase === "live" && period !== undefined && (
        <span className={`${styles.now} ${live.now}`}>
          <span>{period}</span> <Clock header={header} now={now} />
        </span>
      )}
    </p>
  );
}

/** What the game waits for, what is in doubt: in a line of the header's whole width, which is there from the start. */
function Remarks({ header, now }: { header: GameHeader; now: GameNow | null }) {
  if (header.card.phase !== "live") return null;
  return (
    <p className={live.remarks} data-remarks="">
      {now && (
        <Suspense>
          <LiveRemarks now={now} names={namesOf(header)} pauseClass={live.pause} doubtClass={live.doubt} />
        </Suspense>
      )}
    </p>
  );
}

function namesOf({ home, away }: GameHeader) {
  return { home: home.name, away: away.name };
}

/** It runs once the stream has told how it stands; silent, for a clock read out would drown everything else. */
function Clock({ header, now }: { header: GameHeader; now: GameNow | null }) {
  const t = useT("movement");
  const written = <b translate="no">{header.now?.clock}</b>;
  if (now === null) return written;
  return (
    <b>
      <Suspense fallback={written}>
        <ClockFace kind="game" anchor={now.clock} profile={header.clockReading} label={t("clock")} />
      </Suspense>
    </b>
  );
}
