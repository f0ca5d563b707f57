const key = "signing-in";

/** Written when a form to sign in is sent: the page that follows may say that it went well. */
export function noteSignIn(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A full or closed storage harms nobody: nothing is said then.
  }
}

/** Whether one was sent a moment ago; told once. */
export function takeSignInNote(now: number, withinMs = 120_000): boolean {
  try {
    const at = Number(sessionStorage.getItem(key) ?? Number.NaN);
    sessionStorage.removeItem(key);
    return now - at < withinMs;
  } catch {
    return false;
  }
}
