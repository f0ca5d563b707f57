import { useT } from "../../i18n/use-t.ts";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import type { ClubMark } from "../clubs/club-mark.ts";
import type { CardSide, GameCard } from "../games/game-card.ts";
import { GameState } from "../games/game-state.tsx";
import type { HallScreenPage } from "./hall-screen-page.ts";
import styles from "./hall-screen.module.css";

/** A screen in the hall before its live part has started: large enough to be read from the far stand. */
export function HallScreen({ page: { place, game }, title }: { page: HallScreenPage; title: string }) {
  const t = useT("venues");
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {place !== null && <p>{place}</p>}
      </header>
      {game === null ? (
        <p className={styles.none}>{t("noGame")}</p>
      ) : (
        <>
          <CrestSheet crests={[game.home, game.away]} />
          <a className={styles.game} href={game.card.href}>
            <Side club={game.home} side={game.card.home} />
            <Middle card={game.card} />
            <Side club={game.away} side={game.card.away} />
          </a>
          <p className={styles.moment}>{[game.card.round, game.date].filter(Boolean).join(" · ")}</p>
        </>
      )}
    </div>
  );
}

function Side({ club, side }: { club: ClubMark; side: CardSide }) {
  return (
    <span className={styles.side}>
      <Crest crest={club} size={120} className={styles.crest} />
      <span className={styles.name}>{club.name}</span>
      {side.record !== null && <span className={styles.record}>{side.record}</span>}
    </span>
  );
}

function Middle({ card }: { card: GameCard }) {
  return (
    <span className={styles.middle}>
      <span className={styles.score}>
        {card.home.points === null || card.away.points === null ? (card.time ?? "–") : `${card.home.points}:${card.away.points}`}
      </span>
      <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
    </span>
  );
}
