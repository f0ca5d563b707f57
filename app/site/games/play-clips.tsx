import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { clipOf } from "#contract/video-player.ts";
import { Icon } from "../../ui/icon.tsx";
import { laterComponent } from "../../ui/later-component.tsx";
import type { Clip } from "./clip-dialog.tsx";
import type { PlayByPlay, PlayPeriod, PlayRow } from "./play-by-play-model.ts";
import styles from "./play-clips.module.css";
import type { PlayVideo } from "./play-clips-model.ts";
import { keepPressed, takePressed } from "./pressed-video.ts";

/** Most who look at the plays press none of them. */
const ClipDialog = laterComponent(async () => (await import("./clip-dialog.tsx")).ClipDialog);

type Teams = Readonly<Record<"home" | "away", { readonly name: string }>>;
type Props = {
  plays: PlayByPlay;
  video: PlayVideo;
  teams: Teams;
  /** The plays that the filter shows, newest first. */
  shown: readonly PlayPeriod[];
  /** Where their lines stand. */
  list: RefObject<HTMLElement | null>;
  /** Of this page, whose document may frame the player, and what is chosen of it. */
  action: string;
  chosen: PlayByPlay["chosen"];
};

type Playing = {
  readonly clips: readonly Clip[];
  readonly at: number;
  readonly runsOn: boolean;
  /** This document was fetched for it. */
  readonly isAgain?: true;
};

/**
 * Plays the clips of the plays that are shown, over them, in the order in which they happened: from the one that is pressed,
 * or one after another from the first. The links to them stay what they are for whoever has no scripts, or presses otherwise.
 * CLIP1 CLIP4
 */
export function PlayClips({ plays, video, teams, shown, list, action, chosen }: Props) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const clips = clipsOf(shown, plays, video, teams);

  // Pressed in a document that may not frame the player, which led here: it plays at once. EDIT5
  useEffect(() => {
    const pressed = takePressed((kept) => kept.startsWith("clip ") && kept.endsWith(` ${action}`));
    const [, place, runsOn] = /^clip (\d{1,4})( on)? /.exec(pressed ?? "") ?? [];
    if (place !== undefined && clips[Number(place)]) {
      setPlaying({ clips, at: Number(place), runsOn: runsOn !== undefined, isAgain: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the plays that the page came with
  }, []);

  const press = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-clip]") : null;
    // A new tab or a download is what the visitor asked for.
    if (!list.current || !link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const fromNewest = [...list.current.querySelectorAll("a[data-clip]")].indexOf(link);
    const at = clips.length - 1 - fromNewest;
    if (!clips[at]) return;
    event.preventDefault();
    setPlaying({ clips, at, runsOn: false });
  });
  useEffect(() => {
    const lines = list.current;
    lines?.addEventListener("click", press);
    return () => lines?.removeEventListener("click", press);
  }, [list]);

  /** The page's own document is fetched once, and goes on where it was. */
  function refused({ clips: listed, at, runsOn, isAgain }: Playing): void {
    setPlaying(null);
    if (!isAgain && keepPressed(`clip ${at}${runsOn ? " on" : ""} ${action}`)) location.assign(withChosen(action, chosen));
    // It does not play here: the link leads on, as without scripts.
    else if (listed[at]) location.assign(listed[at].href);
  }

  if (clips.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.play} onClick={() => setPlaying({ clips, at: 0, runsOn: true })}>
        <Icon name="play" />
        {video.words.play}
        <span>{clips.length}</span>
      </button>
      {playing && (
        <ClipDialog
          clips={playing.clips}
          shown={playing.at}
          runsOn={playing.runsOn}
          words={video.words}
          tab={video.name}
          onShow={(at) => setPlaying({ ...playing, at })}
          onRunOn={(runsOn) => setPlaying({ ...playing, runsOn })}
          onClose={() => setPlaying(null)}
          onRefused={() => refused(playing)}
        />
      )}
    </>
  );
}

function withChosen(action: string, chosen: PlayByPlay["chosen"]): string {
  const parameters = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""));
  return parameters.size === 0 ? action : `${action}?${parameters}`;
}

/** The oldest first. */
function clipsOf(shown: readonly PlayPeriod[], plays: PlayByPlay, video: PlayVideo, teams: Teams): readonly Clip[] {
  const newestFirst = shown.flatMap((period) => period.plays.flatMap((play) => clipOfPlay(play, period, plays, video, teams) ?? []));
  return newestFirst.toReversed();
}

function clipOfPlay(play: PlayRow, { short }: PlayPeriod, plays: PlayByPlay, video: PlayVideo, teams: Teams): Clip | null {
  const { at, seconds, clip } = play;
  const title = titleOf(play, short, plays, teams);
  const own = clip === undefined ? null : video.clips[clip];
  if (own) return own.player && { title, player: own.player, to: null, href: own.href };
  const { recording } = video;
  if (at === undefined || seconds === undefined || !recording?.player) return null;
  const to = at + seconds;
  return { title, player: clipOf(recording.player, at, to), to, href: recording.href + at };
}

/** "Q2 4:31 23 Ž. Grbović three-pointer" */
function titleOf({ clock, side, player, text }: PlayRow, period: string, { players }: PlayByPlay, teams: Teams): string {
  const who = player === undefined ? side && teams[side].name : players[player]?.name;
  return [period, clock, who, text].filter(Boolean).join(" ");
}
