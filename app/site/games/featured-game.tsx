import type { SideColors } from "../../charts/side-colors.ts";
import { Sides } from "../../charts/sides.tsx";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreSign, scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import type { FeaturedStory } from "./featured-story-model.ts";
import { Crest } from "../../ui/crest.tsx";
import { fitted } from "../../ui/fitted-name.ts";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { CardSide, GameCard } from "../../sport/game-card.ts";
import { isPlain, tipOffAhead } from "../../sport/game-phase.ts";
import { TimeUntil } from "../../sport/time-until.tsx";
import { CardState } from "../../sport/game-state.tsx";
import { CardOutlets } from "../../sport/card-outlets.tsx";
import { CardSpoiler } from "../../sport/card-spoiler.tsx";
import { CardVenue } from "../../sport/card-venue.tsx";
import { useCardNow } from "../../sport/use-card-now.ts";
import styles from "./featured-game.module.css";

type Props = { game: GameCard; colors: SideColors; story: FeaturedStory | null; clubs: ClubMarks };

/** The game that leads a page: both clubs' colours from the edges, the score between them. */
export function FeaturedGame({ game: written, colors, story, clubs }: Props) {
  const t = useT("home");
  const game = useCardNow(written);
  const tipOff = isPlain(game.status) ? tipOffAhead(game) : undefined;
  return (
    <Sides colors={colors}>
      <a className={styles.card} href={game.href} data-spoils={game.href}>
        <span className={styles.context}>
          <span>{game.round}</span>
          {game.day !== null && game.machineTime !== null && (
            <time dateTime={game.machineTime}>{[game.day, game.time ?? game.open].filter(Boolean).join(", ")}</time>
          )}
        </span>
        <FeaturedSide side={game.home} clubs={clubs} />
        <span className={styles.middle}>
          <FeaturedScore game={game} />
          <span className={styles.state}>{tipOff === undefined ? <CardState game={game} /> : <TimeUntil at={tipOff} />}</span>
        </span>
        <FeaturedSide side={game.away} clubs={clubs} />
        {story && <Story story={story} />}
        {game.phase !== "off" && <span className={styles.way}>{t(`featured.${game.phase}`)}</span>}
      </a>
      <CardSpoiler game={game} clubs={clubs} />
      <div className={styles.foot}>
        <CardVenue game={game} className={styles.venue} />
        <CardOutlets game={game} className={styles.outlets} />
      </div>
    </Sides>
  );
}

/** How the periods went, who scores most for whom. */
function Story({ story: { periods, scorers } }: { story: FeaturedStory }) {
  const locale = useLocale();
  const [home, away] = (["home", "away"] as const).map((side) => scorers.find((each) => each.side === side));
  return (
    <span className={styles.story} data-told="more">
      <span className={styles.scorer}>{home && `${home.name} ${home.points}`}</span>
      <span className={styles.periods}>
        {periods.map(({ short, home: own, away: other }) => (
          <span key={short}>
            <small>{short}</small> {scoreText(locale, own, other)}
          </span>
        ))}
      </span>
      <span className={styles.scorer}>{away && `${away.name} ${away.points}`}</span>
    </span>
  );
}

function FeaturedSide({ side, clubs }: { side: CardSide; clubs: ClubMarks }) {
  const club = markOf(clubs, side.club);
  return (
    <span className={styles.side}>
      <Crest crest={club} size={88} className={styles.crest} />
      <span className={styles.name} style={fitted(club.name)} translate="no">
        {club.name}
      </span>
      {side.record !== null && <span className={styles.record}>{side.record}</span>}
    </span>
  );
}

function FeaturedScore({ game: { home, away, phase, time } }: { game: GameCard }) {
  const locale = useLocale();
  if (home.points === null || away.points === null) {
    return <span className={styles.time}>{time ?? "–"}</span>;
  }
  return (
    <span className={styles.score} translate="no" data-told="" data-live={phase === "live" || undefined}>
      <b className={phase === "over" && !home.won ? styles.trailing : undefined}>{home.points}</b>
      <i>{scoreSign(locale)}</i>
      <b className={phase === "over" && !away.won ? styles.trailing : undefined}>{away.points}</b>
    </span>
  );
}
