import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { heardPlayer, type VideoPlayer } from "#contract/video-player.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./clip-dialog.module.css";
import type { PlayVideo } from "./play-clips-model.ts";
import { useClipEnd } from "./use-clip-end.ts";

/** A play as it is seen. Its title tells whose it is and what, never the score. */
export type Clip = {
  readonly title: string;
  readonly player: VideoPlayer;
  /** The second at which it ends; `null`: where its video does. */
  readonly to: number | null;
  /** The same at the tab of recordings. */
  readonly href: string;
};

type Props = {
  clips: readonly Clip[];
  /** Index of the one that is seen. */
  shown: number;
  runsOn: boolean;
  words: PlayVideo["words"];
  /** Where clips of the league's own stand. */
  tab: string;
  onShow: (index: number) => void;
  onRunOn: (runsOn: boolean) => void;
  onClose: () => void;
  /** This page's document may not frame that player. */
  onRefused: () => void;
};

/** One clip over the plays, its neighbours a key or a button away; one after another where that was asked for. CLIP1 CLIP4 */
export function ClipDialog({ clips, shown, runsOn, words, tab, onShow, onRunOn, onClose, onRefused }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Whoever was in the player that went keeps the keys.
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.contains(document.activeElement)) element.focus();
  }, [shown]);

  function show(index: number) {
    if (index >= 0 && index < clips.length) onShow(index);
  }
  function press(event: KeyboardEvent) {
    // With one of these the arrows are the browser's: back, forward, a choice of text.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight") show(shown + 1);
    else if (event.key === "ArrowLeft") show(shown - 1);
    else return;
    event.preventDefault();
  }
  const clip = clips[shown];
  if (!clip) return null;
  return (
    <dialog ref={dialog} tabIndex={-1} className={styles.dialog} aria-label={clip.title} onClose={onClose} onKeyDown={press} closedby="any">
      <header className={styles.bar}>
        <p aria-live="polite">
          <span>{`${shown + 1} / ${clips.length}`}</span>
          <b>{clip.title}</b>
        </p>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={words.close}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </header>
      <ClipFrame key={`${shown} ${clip.player.src}`} clip={clip} onRefused={onRefused} onEnd={() => runsOn && show(shown + 1)} />
      <footer className={styles.ways}>
        {/* At the end of the list they keep the focus, with which the arrow keys go on working. */}
        <button type="button" aria-disabled={shown === 0} onClick={() => show(shown - 1)} aria-label={words.previous}>
          <Icon name="left" size={32} />
        </button>
        <button type="button" aria-disabled={shown === clips.length - 1} onClick={() => show(shown + 1)} aria-label={words.next}>
          <Icon name="right" size={32} />
        </button>
        {clips.length > 1 && (
          <label className={styles.runOn}>
            <input type="checkbox" checked={runsOn} onChange={(event) => onRunOn(event.currentTarget.checked)} />
            {words.runOn}
          </label>
        )}
        <a href={clip.href}>{clip.to === null ? tab : words.whole}</a>
      </footer>
    </dialog>
  );
}

function ClipFrame({ clip: { title, player, to }, onEnd, onRefused }: { clip: Clip; onEnd: () => void; onRefused: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Each clip has a frame of its own, which never changes.
  const [{ origin, src }] = useState(() => heardPlayer(player, location.origin));
  useClipEnd(frame, { origin, src, to }, onEnd);
  const refused = useEffectEvent(({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === "frame-src" && src.startsWith(blockedURI)) onRefused();
  });
  useEffect(() => {
    document.addEventListener("securitypolicyviolation", refused);
    return () => document.removeEventListener("securitypolicyviolation", refused);
  }, []);
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        src={src}
        // With its scripts and its own origin, which is never ours, a player works; it leads this window nowhere.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
