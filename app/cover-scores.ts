import { addressInAllLanguages, hidesScores, shownKey, spoilerKey, tellSpoilersChanged } from "./spoilers.ts";

/** Of this page, should the window's storage be closed. */
let shown: readonly string[] = [];

/** The visitor's own choice, kept on the device. It ends what a link said for this window. SPOIL1 */
export function chooseSpoilers(hide: boolean): void {
  try {
    sessionStorage.removeItem(spoilerKey);
    if (hide) localStorage.setItem(spoilerKey, "hide");
    else localStorage.removeItem(spoilerKey);
  } catch {
    // Private windows of some browsers forbid it; the page does as it was told all the same.
  }
  window.coverScores?.(hide ? shownScores() : null);
  tellSpoilersChanged();
}

/** One game is shown, here and on the other pages of this window. SPOIL3 */
export function showScore(address: string): void {
  shown = [...shownScores(), addressInAllLanguages(address)];
  try {
    sessionStorage.setItem(shownKey, shown.join("\n"));
  } catch {
    // It is shown until the page is left.
  }
  if (hidesScores()) window.coverScores?.(shown);
  tellSpoilersChanged();
}

export function isShown(address: string): boolean {
  return shownScores().includes(addressInAllLanguages(address));
}

function shownScores(): readonly string[] {
  try {
    const kept = sessionStorage.getItem(shownKey);
    return kept ? kept.split("\n") : shown;
  } catch {
    return shown;
  }
}
