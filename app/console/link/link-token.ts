/** Why a link opens nothing. */
export type LinkRefusal = "unknown" | "expired" | "revoked" | "elsewhere";

const refusals: Readonly<Record<string, LinkRefusal>> = {
  "/problems/link-missing": "unknown",
  "/problems/link-unknown": "unknown",
  "/problems/link-expired": "expired",
  "/problems/link-revoked": "revoked",
  "/problems/link-elsewhere": "elsewhere",
};

/** What the server's problem says of the link; `null`: it is about something else. */
export function refusalOf(problem: unknown): LinkRefusal | null {
  const type = typeof problem === "object" && problem !== null && "type" in problem ? problem.type : null;
  return typeof type === "string" ? (refusals[type] ?? null) : null;
}

/** The token behind the # of an address; `null`: nothing stands there. What it is worth, the server says. */
export function tokenIn(hash: string): string | null {
  const [, token] = /^#([^#]+)$/.exec(hash) ?? [];
  return token ?? null;
}

/** A token that no header could carry is nobody's. */
export function isSendable(token: string): boolean {
  return /^[\w-]{1,200}$/.test(token);
}

/** For a window in which nothing may be stored. */
const kept = new Map<string, string>();

/**
 * The token of a game's link in this window: of the address it was opened with, else the one it had before. It is taken
 * out of the address at once, so that nobody copies it, photographs it or sends it to another site. AIR1
 */
export function takeToken(gameId: string): string | null {
  const key = `link ${gameId}`;
  const given = tokenIn(location.hash);
  if (given !== null) {
    history.replaceState(history.state, "", location.pathname + location.search);
    kept.set(key, given);
    try {
      sessionStorage.setItem(key, given);
    } catch {
      // Private windows of some browsers forbid it; the link then holds until the page is left.
    }
    return given;
  }
  try {
    return sessionStorage.getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}
