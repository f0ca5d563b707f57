import { useEffect, useEffectEvent, type RefObject } from "react";
import type { PlayerOrigin } from "#contract/video-player.ts";
import { hearMessages, pauseMessage, playerNews } from "./player-messages.ts";

/** Until a player answers for the first time; one that never does is left alone. */
const askAgainMs = 300;
const asksAtMost = 100;
/** Who is further on than this was led there by the visitor, who wants to see more. */
const passedSeconds = 3;

type Clip = { readonly origin: PlayerOrigin; readonly src: string; readonly to: number | null };

/** Stops a player where its clip ends, and says so, once; `to: null`: where its video does. CLIP2 */
export function useClipEnd(frame: RefObject<HTMLIFrameElement | null>, { origin, src, to }: Clip, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = frame.current;
    let hasEnded = false;
    let asked = 0;
    let asking: ReturnType<typeof setInterval> | undefined;

    function tell(message: unknown): void {
      element?.contentWindow?.postMessage(message, origin);
    }
    /** Before that another document stands in the frame, of our own origin. */
    function arrive(): void {
      clearInterval(asking);
      asking = setInterval(ask, askAgainMs);
      ask();
    }
    function ask(): void {
      if ((asked += 1) > asksAtMost) clearInterval(asking);
      for (const message of hearMessages(origin)) tell(message);
    }
    function hear({ source, origin: from, data }: MessageEvent): void {
      if (source === null || source !== element?.contentWindow || from !== origin) return;
      const news = playerNews(data);
      if (news === null) return;
      clearInterval(asking);
      const isThere = news.kind === "ended" || (news.kind === "at" && to !== null && news.second >= to && news.second < to + passedSeconds);
      if (!isThere || hasEnded) return;
      hasEnded = true;
      tell(pauseMessage(origin));
      end();
    }
    addEventListener("message", hear);
    element?.addEventListener("load", arrive);
    return () => {
      clearInterval(asking);
      element?.removeEventListener("load", arrive);
      removeEventListener("message", hear);
    };
  }, [frame, origin, src, to]);
}
