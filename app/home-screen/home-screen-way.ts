/** Under it a device keeps that nothing more is to be said of its home screen. */
const storageKey = "home-screen";

/**
 * How this device puts the site on its home screen: by an offer of its browser's, or by hand from the menu that shares pages.
 * `null`: not at all, it is there already, or its owner did not want to hear of it.
 */
export function homeScreenWay(isOffered: boolean): "offered" | "by-hand" | null {
  if (isInOwnWindow() || wasDismissed()) return null;
  return isOffered ? "offered" : isAppleTouch(navigator) ? "by-hand" : null;
}

/** For good on this device, where it keeps anything. */
export function keepDismissed(): void {
  try {
    localStorage.setItem(storageKey, "dismissed");
  } catch {
    // Private windows of some browsers forbid it.
  }
}

/** Every browser of an iPhone or iPad has the same way, and none makes an offer. A newer iPad says that it is a Mac, which has no touch. */
export function isAppleTouch({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

function isInOwnWindow(): boolean {
  return !matchMedia("(display-mode: browser)").matches;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
