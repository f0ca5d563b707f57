import { useLooseT, useT } from "../../i18n/use-t.ts";
import type { GameHeader } from "./game-page.ts";
import type { PlayPeriod, PlayRow } from "./play-by-play-model.ts";
import styles from "./play-lines.module.css";

type Props = { played: PlayPeriod; names: readonly string[]; header: GameHeader };

/** The plays of a period. Each line: clock, whose it is, who did what, and the score when it changed. */
export function PlayLines({ played, names, header }: Props) {
  return (
    <ol className={styles.lines} reversed>
      {played.plays.map((play, index) => (
        <PlayLineRow key={played.plays.length - index} play={play} names={names} header={header} />
      ))}
    </ol>
  );
}

function PlayLineRow({ play, names, header }: { play: PlayRow; names: readonly string[]; header: GameHeader }) {
  const say = useLooseT("plays");
  const t = useT("game");
  const nameOf = (player: number | undefined) => (player === undefined ? undefined : names[player]);
  const who = nameOf(play.player) ?? (play.side === undefined ? undefined : header[play.side].name);
  const kind = play.score ? "scoring" : "other";
  return (
    <li className={lineClass(play)} data-side={play.side ?? "none"} data-kind={kind}>
      <span className={styles.clock}>{play.clock}</span>
      <span className={styles.text}>
        {who !== undefined && <b>{who}</b>} {say(play.says.key, play.says.values)}
        {play.corrected && <em>{t("playByPlay.corrected")}</em>}
        {play.details && (
          <small>
            {play.details
              .map(({ says, player }) => say(says.key, { ...says.values, player: nameOf(player) ?? t("playerTable.unknownPlayer") }))
              .join(", ")}
          </small>
        )}
      </span>
      {play.score && <Score play={play} score={play.score} />}
    </li>
  );
}

function Score({ play, score: [home, away] }: { play: PlayRow; score: readonly [number, number] }) {
  return (
    <span className={styles.score}>
      <span className={play.side === "home" ? styles.scored : undefined}>{home}</span>
      <i>:</i>
      <span className={play.side === "away" ? styles.scored : undefined}>{away}</span>
    </span>
  );
}

function lineClass({ side, score }: PlayRow): string {
  return [
    styles.line,
    side === "home" && styles.home,
    side === "away" && styles.away,
    side === undefined && styles.neutral,
    score && styles.scoring,
  ]
    .filter(Boolean)
    .join(" ");
}
