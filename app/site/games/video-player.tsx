import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { CardPlayer } from "./game-parts.ts";
import { keepPressed, takePressed } from "./pressed-video.ts";

/**
 * The button that puts the other site's player in its own place: before it is pressed that site is asked for nothing.
 * Who came to the tab within another page has that page's document, whose policy frames nobody: then the tab's own
 * document is fetched, and goes on where he pressed. EDIT5
 */
export function VideoPlayer({ player: { src, frameTitle, play, page } }: { player: CardPlayer }) {
  const [stage, setStage] = useState<"waiting" | "playing" | "again">("waiting");

  useEffect(() => {
    if (takePressed((pressed) => pressed === src) !== null) setStage("again");
  }, [src]);

  useEffect(() => {
    if (stage === "waiting") return;
    function refused({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
      if (effectiveDirective !== "frame-src" || !src.startsWith(blockedURI)) return;
      setStage("waiting");
      if (stage === "playing" && keepPressed(src)) location.assign(page);
    }
    document.addEventListener("securitypolicyviolation", refused);
    return () => document.removeEventListener("securitypolicyviolation", refused);
  }, [stage, src, page]);

  if (stage === "waiting") {
    return (
      <button type="button" onClick={() => setStage("playing")}>
        <Icon name="play" size={32} />
        {play}
      </button>
    );
  }
  return (
    // With its scripts and its own origin, which is never ours, a player works; it leads this window nowhere.
    <iframe
      ref={takeFocus}
      src={src}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      title={frameTitle}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The button that had it is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
