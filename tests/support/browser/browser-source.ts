/* What OBS does to a browser source out of sight, which a browser without a screen never has. */

export type BrowserSource = {
  /** Out of sight: no frames from here on, and timers that all but sleep. */
  hide(): void;
  /** In sight again; `read` is called in the first frame, after all that the page does in it and before it is painted. */
  show<Read>(read: () => Read): Promise<Read>;
};

/** How the source tells the page: by its own events alone, or by the document's word as well. */
export type SourceWords = "obs" | "document";

/** Run in the page before anything else: puts a `BrowserSource` at `window.source`. */
export function actAsBrowserSource(words: SourceWords): void {
  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const [timer, clock] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const waiting = new Map<number, FrameRequestCallback>();
  let isHidden = false;
  let asked = 1_000_000;
  window.requestAnimationFrame = (draw) => {
    if (!isHidden) return frame(draw);
    waiting.set(++asked, draw);
    return asked;
  };
  window.cancelAnimationFrame = (id) => void (waiting.delete(id) || cancel(id));
  // What is due while the source is hidden comes a minute later.
  const asleep = (act: () => void) => () => (isHidden ? timer(act, 60_000) : act());
  window.setTimeout = ((act: () => void, ms?: number) => timer(asleep(act), ms)) as typeof setTimeout;
  window.setInterval = ((act: () => void, ms?: number) => clock(() => (isHidden ? undefined : act()), ms)) as typeof setInterval;
  if (words === "document") {
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") });
  }
  function say(isSeen: boolean): void {
    if (words === "document") document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new CustomEvent("obsSourceVisibleChanged", { detail: { visible: isSeen } }));
    dispatchEvent(new CustomEvent("obsSourceActiveChanged", { detail: { active: isSeen } }));
  }
  const source: BrowserSource = {
    hide() {
      isHidden = true;
      say(false);
    },
    show: (read) =>
      new Promise((resolve) => {
        frame((at) => {
          // Told and drawn in one go, as when a scene is switched: nothing of the page runs in between.
          isHidden = false;
          say(true);
          const drawn = [...waiting.values()];
          waiting.clear();
          for (const draw of drawn) draw(at);
          resolve(read());
        });
      }),
  };
  Object.assign(window, { source });
}
