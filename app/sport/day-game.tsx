import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import { CardOutlets } from "./card-outlets.tsx";
import { CardSpoiler } from "./card-spoiler.tsx";
import { CardVenue } from "./card-venue.tsx";
import { useCardNow } from "./use-card-now.ts";
import styles from "./day-game.module.css";
import type { CardSide, GameCard } from "./game-card.ts";
import { isPlain } from "./game-phase.ts";
import { CardState } from "./game-state.tsx";

type Props = { game: GameCard; clubs: ClubMarks; withDay?: boolean };

/** A game in a narrow column: when, both clubs with points or record, where. */
export function DayGame({ game: written, clubs, withDay = false }: Props) {
  const game = useCardNow(written);
  const says = game.overtimes > 0 || (!isPlain(game.status) && game.status !== "date-to-be-decided");
  return (
    <li className={styles.item}>
      <a className={styles.game} href={game.href} data-spoils={game.href}>
        <span className={styles.when}>
          {withDay && game.day !== null && <small>{game.day}</small>}
          {game.open ? <small>{game.open}</small> : (!withDay || game.phase === "ahead") && <b>{game.time ?? "–"}</b>}
          {says && (
            <small>
              <CardState game={game} />
            </small>
          )}
        </span>
        {[game.home, game.away].map((side) => (
          <DaySide key={side.club} side={side} game={game} clubs={clubs} />
        ))}
      </a>
      <CardVenue game={game} className={styles.venue} />
      <CardSpoiler game={game} clubs={clubs} />
      <CardOutlets game={game} className={styles.outlets} />
    </li>
  );
}

function DaySide({ side, game, clubs }: { side: CardSide; game: GameCard; clubs: ClubMarks }) {
  const club = markOf(clubs, side.club);
  const trails = game.phase === "over" && !side.won;
  return (
    <span className={trails ? `${styles.side} ${styles.trailing}` : styles.side} data-tone="">
      <Crest crest={club} size={26} className={styles.crest} />
      <span className={styles.name}>{club.name}</span>
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
