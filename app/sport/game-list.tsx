import { useLocale } from "../i18n/language-provider.tsx";
import { scoreSign } from "../i18n/score-text.ts";
import { useT } from "../i18n/use-t.ts";
import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { CardSide, GameCard } from "./game-card.ts";
import { isPlain, tipOffAhead } from "./game-phase.ts";
import { CardState } from "./game-state.tsx";
import { CardOutlets } from "./card-outlets.tsx";
import { CardSpoiler } from "./card-spoiler.tsx";
import { CardVenue } from "./card-venue.tsx";
import { useCardNow } from "./use-card-now.ts";
import styles from "./game-list.module.css";

/** Games one under the other. Each row has the shape that the column's width allows. */
export function GameList({ games, clubs, withDay = false }: { games: readonly GameCard[]; clubs: ClubMarks; withDay?: boolean }) {
  return (
    <ul className={withDay ? `${styles.list} ${styles.days}` : styles.list}>
      {games.map((game) => (
        <GameRow key={game.href} game={game} clubs={clubs} withDay={withDay} />
      ))}
    </ul>
  );
}

/** A game in a day's or a round's list. The whole row leads to the game. */
function GameRow({ game: written, clubs, withDay }: { game: GameCard; clubs: ClubMarks; withDay: boolean }) {
  const game = useCardNow(written);
  return (
    <li className={game.phase === "live" ? `${styles.game} ${styles.live}` : styles.game}>
      <a className={styles.row} href={game.href} data-spoils={game.href}>
        <Moment game={game} withDay={withDay} />
        <RowSide side={game.home} game={game} clubs={clubs} className={styles.home} />
        <Result game={game} />
        <RowSide side={game.away} game={game} clubs={clubs} className={styles.away} />
      </a>
      <CardVenue game={game} className={styles.venue} />
      <CardSpoiler game={game} clubs={clubs} />
      <CardOutlets game={game} className={styles.outlets} />
    </li>
  );
}

function Moment({ game, withDay }: { game: GameCard; withDay: boolean }) {
  const t = useT("shell");
  const when = withDay ? game.day : game.time;
  const says = game.overtimes > 0 || (!isPlain(game.status) && game.status !== "date-to-be-decided");
  const isAhead = game.phase === "ahead" || game.phase === "off";
  const moment = when ?? game.open ?? (isAhead || game.day === null ? t(isAhead ? "gameCard.timeUndecided" : "gameCard.dateUnknown") : "–");
  return (
    <span className={styles.moment} data-tip-off={tipOffAhead(game)}>
      {isAhead ? (
        <span className={when === null ? styles.undecided : styles.time}>{moment}</span>
      ) : (
        <span className={styles.past}>{moment}</span>
      )}
      {game.phase === "ahead" && withDay && when && <small>{game.time ?? game.open}</small>}
      {says && (
        <small>
          <CardState game={game} />
        </small>
      )}
    </span>
  );
}

function RowSide({ side, game, clubs, className }: { side: CardSide; game: GameCard; clubs: ClubMarks; className: string | undefined }) {
  const club = markOf(clubs, side.club);
  const trails = game.phase === "over" && !side.won;
  return (
    <span className={`${styles.side} ${className} ${trails ? styles.trailing : ""}`} data-tone="">
      <Crest crest={club} size={28} className={styles.crest} />
      <span className={styles.name}>{club.name}</span>
      {side.record !== null && game.phase === "ahead" && <small className={styles.record}>{side.record}</small>}
    </span>
  );
}

function Result({ game }: { game: GameCard }) {
  const locale = useLocale();
  if (game.home.points === null || game.away.points === null) {
    return <span className={styles.versus}>–</span>;
  }
  const { home, away } = game;
  return (
    <span className={game.phase === "live" ? `${styles.result} ${styles.running}` : styles.result} data-told="">
      <b className={game.phase === "over" && !home.won ? styles.trailing : undefined}>{home.points}</b>
      <i>{scoreSign(locale)}</i>
      <b className={game.phase === "over" && !away.won ? styles.trailing : undefined}>{away.points}</b>
    </span>
  );
}
