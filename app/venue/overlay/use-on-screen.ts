import { useSyncExternalStore } from "react";

/** OBS and vMix tell a page in their own words whether it is seen, and not always by the document's. */
let isSourceVisible = true;
let isSourceActive = true;
const watchers = new Set<() => void>();

/** Whether anybody sees the page now. What changes meanwhile is shown without its entry. */
export function isOnScreen(): boolean {
  return isSourceVisible && isSourceActive && !document.hidden;
}

/** The same as React has it; on the server it is seen. */
export function useOnScreen(): boolean {
  return useSyncExternalStore(watch, isOnScreen, () => true);
}

function watch(onChange: () => void): () => void {
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
  tell();
}

function sourceActive(event: Event): void {
  isSourceActive = (event as CustomEvent<{ readonly active?: boolean }>).detail?.active !== false;
  tell();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
