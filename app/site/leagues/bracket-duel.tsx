import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { RunningPoints, RunningState } from "../../sport/running-score.tsx";
import type { BracketCard, BracketSlotLine } from "./bracket-card.ts";
import styles from "./bracket-duel.module.css";
import type { LeagueAddress } from "./league-address.ts";

type Props = { duel: BracketCard; clubs: ClubMarks; league: LeagueAddress };

/** A pairing: both teams with what they have won, and every game as its score or its day. */
export function BracketDuel({ duel, clubs, league }: Props) {
  return (
    <article className={styles.duel} aria-label={duel.title}>
      <p className={styles.head}>
        <span>{duel.title}</span>
        <span>{duel.format}</span>
      </p>
      {duel.slots.map((slot, index) => (
        <Slot key={index} slot={slot} clubs={clubs} league={league} />
      ))}
      <ul className={styles.games}>
        {duel.games.map(({ number, text, label, href, state, running }) => (
          <li key={number} className={styles[state]}>
            {running && href !== null ? (
              <a href={href}>
                <span className="visually-hidden">{label}: </span>
                <RunningPoints game={running} />
                <RunningState game={running} />
              </a>
            ) : href === null ? (
              <>
                <span aria-hidden="true">{text}</span>
                <span className="visually-hidden">{label}</span>
              </>
            ) : (
              <a href={href} aria-label={label}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      {duel.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </article>
  );
}

function Slot({ slot, clubs, league }: { slot: BracketSlotLine; clubs: ClubMarks; league: LeagueAddress }) {
  const { club, team, text, seed, seedText, score, outcome } = slot;
  const locale = useLocale();
  return (
    <p className={outcome === null ? styles.slot : `${styles.slot} ${styles[outcome]}`}>
      <span className={styles.seed}>
        <span aria-hidden="true">{seed}</span>
        {seedText !== null && <span className="visually-hidden">{seedText}</span>}
      </span>
      {club === null || team === null ? (
        <span className={styles.open}>{text}</span>
      ) : (
        <a className={styles.team} href={addresses.team(locale, league.seasonSlug, league.leagueSlug, team)}>
          <Crest crest={markOf(clubs, club)} size={24} />
          <span>{text}</span>
        </a>
      )}
      {score !== null && <b className={styles.score}>{score}</b>}
    </p>
  );
}
