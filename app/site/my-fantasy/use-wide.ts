import { useSyncExternalStore } from "react";

/** From here on a picker or a ledger has room beside the court. As in `squad-screen.module.css`. */
const wide = "(min-width: 1024px)";

/** Whether the window has room for two columns. For code that runs in browsers only. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
