import type { OfficialLogin } from "#contract/account-forms.ts";
import { officialAddresses, readHandover, type Handover } from "#contract/official-login.ts";
import { returnParameter, returnPath } from "#contract/return-path.ts";

/** The specification's window. */
const windowSize = { width: 500, height: 600 } as const;
/** How often it is asked whether the visitor has closed it. */
const closedCheckMs = 1000;

export type OfficialLoginOutcome =
  | { readonly kind: "handed-over"; readonly handover: Handover; readonly verifier: string }
  /** 'Login window closed' */
  | { readonly kind: "closed" }
  /** 'Invalid message received' */
  | { readonly kind: "invalid" }
  /** Windows are not let open here: the whole page goes. */
  | { readonly kind: "blocked" };

/** What the browser gives; a test gives its own. */
export type Surroundings = {
  readonly origin: string;
  /** Where a window of this size stands. */
  readonly features: (width: number, height: number) => string;
  readonly open: (address: string, features: string) => Window | null;
  readonly addMessageListener: (listener: (event: MessageEvent) => void) => () => void;
  /** Calls again and again, until what it gives back is called. */
  readonly every: (ms: number, act: () => void) => () => void;
};

/**
 * Opens the official site's login, and waits for what it hands over. Messages count only from its origin and from the
 * very window that was opened; one decides, and nothing after it is heard. AUTH10
 */
export async function signInOfficially(
  official: OfficialLogin,
  locale: string,
  around: Surroundings = browser,
): Promise<OfficialLoginOutcome> {
  const verifier = newVerifier();
  const address = officialAddresses.login(official, {
    domain: around.origin,
    nonce: await challengeOf(verifier),
    locale,
    way: "window",
    next: null,
  });
  const popup = around.open(address, around.features(windowSize.width, windowSize.height));
  if (popup === null) return { kind: "blocked" };
  return new Promise((resolve) => {
    const stopListening = around.addMessageListener(({ origin, source, data }) => {
      if (origin !== official.origin || source !== popup) return;
      // To judge takes a moment, in which the window closes itself.
      stopAsking();
      void judge(readHandover(data));
    });
    let wasClosed = false;
    // What it handed over before it closed may still be on its way: it counts until the next look.
    const stopAsking = around.every(closedCheckMs, () => {
      if (wasClosed) end({ kind: "closed" });
      wasClosed = popup.closed;
    });
    async function judge(handover: Handover | null): Promise<void> {
      const isOurs = handover !== null && (await isAnswerTo(handover, verifier));
      end(isOurs ? { kind: "handed-over", handover, verifier } : { kind: "invalid" });
    }
    function end(outcome: OfficialLoginOutcome): void {
      stopListening();
      stopAsking();
      if (!popup?.closed) popup?.close();
      resolve(outcome);
    }
  });
}

const kept = "official-login";

/** The way without a window: this page goes there, and comes back with the code behind its `#`. */
export async function goSignInOfficially(official: OfficialLogin, locale: string): Promise<void> {
  const verifier = newVerifier();
  sessionStorage.setItem(kept, verifier);
  const nonce = await challengeOf(verifier);
  const next = returnPath(new URLSearchParams(location.search).get(returnParameter));
  location.assign(officialAddresses.login(official, { domain: location.origin, nonce, locale, way: "page", next }));
}

/**
 * What stands behind the `#` of a page that was come back to, taken out of the address at once; `null`: nobody has come
 * back. A code that was not asked for from this window is none of ours.
 */
export async function takeReturnedHandover(): Promise<OfficialLoginOutcome | null> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (!fragment.has("token")) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const verifier = sessionStorage.getItem(kept);
  sessionStorage.removeItem(kept);
  const handover = readHandover(Object.fromEntries(fragment));
  if (verifier === null || !handover || !(await isAnswerTo(handover, verifier))) return { kind: "invalid" };
  return { kind: "handed-over", handover, verifier };
}

async function isAnswerTo({ nonce }: Handover, verifier: string): Promise<boolean> {
  return nonce === (await challengeOf(verifier));
}

/** Known to this window alone: whoever else sees the code cannot exchange it. */
function newVerifier(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** As RFC 7636 makes its S256 challenge. */
async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

const browser: Surroundings = {
  get origin() {
    return location.origin;
  },
  // In the middle of this window, wherever that stands.
  features(width, height) {
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    return `popup,width=${width},height=${height},left=${left},top=${top}`;
  },
  open: (address, how) => window.open(address, "", how),
  addMessageListener(listener) {
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  },
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};
