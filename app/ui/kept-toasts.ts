import { dismissToast, showToast, shownToasts, type Toast } from "./toast-store.ts";

const key = "toasts";
/** A page that comes later than this is not the next one: its reader has read them. */
const nextWithinMs = 10_000;

type KeptToasts = { readonly at: number; readonly toasts: readonly Pick<Toast, "type" | "content" | "timeout" | "action">[] };

/** Messages outlive their page: what is said when the visitor leaves it stands on the next one. TOAST5 */
export function keepToasts(): void {
  for (const { content, ...toast } of takeToasts()) showToast(content, toast);
  addEventListener("pagehide", ({ persisted }) => {
    // A page that may be come back to as it is would say them a second time.
    const toasts = shownToasts().filter(({ action }) => action === null || "href" in action);
    if (toasts.length > 0) leave({ at: Date.now(), toasts });
    if (persisted) for (const { id } of toasts) dismissToast(id);
  });
}

function leave(kept: KeptToasts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or closed storage harms nobody: the next page says nothing.
  }
}

function takeToasts(): KeptToasts["toasts"] {
  try {
    const { at, toasts } = JSON.parse(sessionStorage.getItem(key) ?? '{"at":0,"toasts":[]}') as KeptToasts;
    sessionStorage.removeItem(key);
    return Date.now() - at < nextWithinMs ? toasts : [];
  } catch {
    return [];
  }
}
