import { useT } from "../i18n/use-t.ts";
import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { CardSide, GameCard } from "./game-card.ts";
import { CardState } from "./game-state.tsx";
import { CardSpoiler } from "./card-spoiler.tsx";
import { useCardNow } from "./use-card-now.ts";
import styles from "./score-card.module.css";

/** So many letters of its own type, and of the narrower one, are as wide as a card's name may be. */
const plainLetters = 17;
const narrowLetters = 22;

type Props = {
  game: GameCard;
  clubs: ClubMarks;
  /** Its day stands above it: its round stands on the card instead. */
  isUnderDay?: boolean;
};

/** A game in the strip on the band: two lines, the score beside them; before tip-off the teams' records. */
export function ScoreCard({ game: written, clubs, isUnderDay = false }: Props) {
  const game = useCardNow(written);
  return (
    <>
      <a className={styles.card} href={game.href} data-spoils={game.href}>
        <span className={styles.state}>
          {game.phase === "ahead" ? <CardTime game={game} isUnderDay={isUnderDay} /> : <CardState game={game} />}
          <CardAside game={game} isUnderDay={isUnderDay} />
        </span>
        <CardLine side={game.home} game={game} clubs={clubs} />
        <CardLine side={game.away} game={game} clubs={clubs} />
      </a>
      <CardSpoiler game={game} clubs={clubs} />
    </>
  );
}

function CardAside({ game, isUnderDay }: { game: GameCard; isUnderDay: boolean }) {
  const text = isUnderDay ? game.round : game.phase === "over" || game.phase === "off" ? game.day : null;
  return text !== null && <span className={styles.aside}>{text}</span>;
}

function CardTime({ game, isUnderDay }: { game: GameCard; isUnderDay: boolean }) {
  const t = useT("shell");
  if (game.day === null || game.machineTime === null) {
    return <span>{t(`gameStatus.${game.status}`)}</span>;
  }
  return (
    <time dateTime={game.machineTime}>
      {!isUnderDay && game.day}
      {game.open ?? <b className={styles.time}>{game.time}</b>}
    </time>
  );
}

/** How a name has room in its line: as it is, in narrower letters, or in two lines. LOOK6 */
export function fitOf(name: string): "narrow" | "two-lines" | undefined {
  if (name.length <= plainLetters) return undefined;
  return name.length <= narrowLetters ? "narrow" : "two-lines";
}

function CardLine({ side, game, clubs }: { side: CardSide; game: GameCard; clubs: ClubMarks }) {
  const club = markOf(clubs, side.club);
  const trails = game.phase === "over" && !side.won;
  return (
    <span className={trails ? `${styles.line} ${styles.trailing}` : styles.line} data-tone="">
      <Crest crest={club} size={24} className={styles.crest} />
      <span className={styles.name} data-fit={fitOf(club.name)} translate="no">
        {club.name}
      </span>
      {side.points === null ? (
        <span className={styles.record}>{side.record}</span>
      ) : (
        <b className={styles.points} data-told="">
          {side.points}
        </b>
      )}
    </span>
  );
}
