/** OBS and vMix tell a page in their own words whether it is seen, and not always by the document's. */
let isSourceVisible = true;
let isSourceActive = true;
const watchers = new Set<() => void>();

/** Whether anybody sees the page now. What changes meanwhile is shown without its entry. */
export function isOnScreen(): boolean {
  return isSourceVisible && isSourceActive && !document.hidden;
}

/**
 * Told whenever the page may have come into sight or gone out of it, before another picture of it is drawn. Answers with what
 * ends it.
 */
export function watchSight(onChange: () => void): () => void {
  if (watchers.size === 0) listen(true);
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size === 0) listen(false);
  };
}

function listen(on: boolean): void {
  const change = on ? addEventListener : removeEventListener;
  change("obsSourceVisibleChanged", sourceVisible);
  change("obsSourceActiveChanged", sourceActive);
  if (on) document.addEventListener("visibilitychange", tell);
  else document.removeEventListener("visibilitychange", tell);
}

function sourceVisible(event: Event): void {
  isSourceVisible = (event as CustomEvent<{ readonly visible?: boolean }>).detail?.visible !== false;
  sourceChanged();
}

function sourceActive(event: Event): void {
  isSourceActive = (event as CustomEvent<{ readonly active?: boolean }>).detail?.active !== false;
  sourceChanged();
}

/** Who draws anew when the document comes into sight, as clocks do, does so for a source too. */
function sourceChanged(): void {
  if (isOnScreen()) document.dispatchEvent(new Event("visibilitychange"));
  else tell();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
