import { type RefObject, useEffect, useRef, useState } from "react";
import { type Graphic, graphicKey, type GraphicPlace, type GraphicsState } from "#contract/live/graphics.ts";

/** Whether the picture really shows what is on air; `awaited`: it may still be on its way in. */
export type Drawn = "drawn" | "awaited" | "missing";
export type DrawnGraphics = Readonly<Record<GraphicPlace, Drawn>>;

const places: readonly GraphicPlace[] = ["slot", "panel", "replay"];
const nothingYet: DrawnGraphics = { slot: "awaited", panel: "awaited", replay: "awaited" };
const lookEveryMs = 500;
/** A graphic is in within a second and a half; a line that was lost is made again within this. */
const inWithinMs = 3000;

/** How the overlay names what it draws of each. */
const drawnAs: Readonly<Record<Graphic["name"], string>> = {
  "lower-third": "lower-third",
  coach: "lower-third",
  team: "lower-third",
  caption: "caption",
  "starting-five": "starting-five",
  "quarter-summary": "quarters",
  "team-comparison": "comparison",
  leaders: "leaders",
  standings: "standings",
  "replay-break": "replay",
};

/** Read from the overlay itself, which runs in a frame of this page as it does in front of viewers. AIR11 */
export function useDrawnGraphics(frame: RefObject<HTMLIFrameElement | null>, state: GraphicsState | null): DrawnGraphics {
  const [drawn, setDrawn] = useState(nothingYet);
  const seen = useRef(new Map<GraphicPlace, { readonly key: string; readonly atMs: number }>());
  useEffect(() => {
    function look(): void {
      const now = performance.now();
      const entries = places.map((place) => [place, lookAt(place, now)] as const);
      const next = Object.fromEntries(entries) as Record<GraphicPlace, Drawn>;
      setDrawn((before) => (places.every((place) => before[place] === next[place]) ? before : next));
    }
    function lookAt(place: GraphicPlace, now: number): Drawn {
      const graphic = state?.[place] ?? null;
      if (graphic === null) {
        seen.current.delete(place);
        return "awaited";
      }
      const key = graphicKey(graphic);
      const shows = frame.current?.contentDocument?.querySelector(`[data-graphic="${drawnAs[graphic.name]}"]:not([data-phase="out"])`);
      const before = seen.current.get(place);
      if (shows || before?.key !== key) seen.current.set(place, { key, atMs: now });
      if (shows) return "drawn";
      return now - (seen.current.get(place)?.atMs ?? now) > inWithinMs ? "missing" : "awaited";
    }
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [frame, state]);
  return drawn;
}
