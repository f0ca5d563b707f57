import { useState } from "react";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreSign } from "../../i18n/score-text.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import type { PlayByPlay, PlayPeriod, PlayRow } from "./play-by-play-model.ts";
import styles from "./play-lines.module.css";

type Props = { period: PlayPeriod; plays: PlayByPlay; teams: { readonly home: ClubMark; readonly away: ClubMark } };

/** The plays of a period. Each line: clock, whose it is, who did what, and the score when it changed. */
export function PlayLines({ period, plays, teams }: Props) {
  return (
    <ol className={styles.lines} reversed>
      {period.plays.map((play, index) => (
        <PlayLineRow key={play.id ?? period.plays.length - index} play={play} plays={plays} teams={teams} />
      ))}
    </ol>
  );
}

function PlayLineRow({ play, plays, teams }: { play: PlayRow } & Pick<Props, "plays" | "teams">) {
  const isChanged = useChanged(play);
  const who = play.player === undefined ? play.side && teams[play.side].name : plays.players[play.player]?.name;
  return (
    <li
      className={lineClass(play)}
      data-side={play.side ?? "none"}
      data-kind={play.score ? "scoring" : "other"}
      data-changed={isChanged ? "" : undefined}
    >
      <PlayClock play={play} video={plays.video} />
      <span className={styles.text}>
        {who !== undefined && <b>{who}</b>} {play.text}
        {play.corrected && <em>{play.corrected}</em>}
        {play.details !== undefined && <small>{play.details}</small>}
      </span>
      {play.score && <Score play={play} score={play.score} />}
    </li>
  );
}

/** Leads to the play's moment in the recording, where there is one; with scripts its clip plays here (play-clips.tsx). EDIT6 CLIP1 */
function PlayClock({ play: { clock, at, seconds, clip }, video }: { play: PlayRow; video: PlayByPlay["video"] }) {
  const seen = clip === undefined ? video?.recording : video?.clips[clip];
  if (!video || !seen || (at === undefined && clip === undefined)) return <span className={styles.clock}>{clock}</span>;
  const plays = seen.player !== null && (clip !== undefined || seconds !== undefined);
  return (
    <a
      className={`${styles.clock} ${styles.video}`}
      href={seen.href + (at ?? "")}
      rel="nofollow"
      data-clip={plays ? "" : undefined}
      title={video.name}
      aria-label={`${clock} ${video.name}`}
    >
      {clock}
    </a>
  );
}

/** Whether it says something else than when it was first shown. */
function useChanged(play: PlayRow): boolean {
  const [first] = useState(play);
  return play !== first && saidBy(play) !== saidBy(first);
}

function saidBy({ clock, side, player, text, details, score, corrected }: PlayRow): string {
  return [clock, side, player, text, details, score, corrected].join("|");
}

function Score({ play, score: [home, away] }: { play: PlayRow; score: readonly [number, number] }) {
  return (
    <span className={styles.score}>
      <span className={play.side === "home" ? styles.scored : undefined}>{home}</span>
      <i>{scoreSign(useLocale())}</i>
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
