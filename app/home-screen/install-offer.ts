/** What Chromium hands a page that may be put on a home screen; it is shown in answer to a press, once. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer, which comes once and early, until somebody wants it. The browser's own entry in its menu stays. APP1 */
export function keepInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => setOffer(event as InstallOffer));
  addEventListener("appinstalled", () => setOffer(null));
}

export function hasInstallOffer(): boolean {
  return offer !== null;
}

/** Has the browser ask, which it may refuse. What it was answered, it keeps to itself: another offer comes when it may ask again. */
export function takeInstallOffer(): void {
  offer?.prompt().catch(() => undefined);
  setOffer(null);
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}
