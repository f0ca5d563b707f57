import { callApi } from "../api-client.ts";
import { whenSignedIn } from "../account/visitor-store.ts";
import { subscribeToFollowing } from "../following/followed-store.ts";
import { hasToken, obtainToken, tellChoices } from "./push-token.ts";

const gatherMs = 2000;
let isStarted = false;
let stopTelling: (() => void) | undefined;

/**
 * On a device that is told already: keeps its token good, and tells account and server what has changed. Never asks anything.
 * Once a page, however often it is called; but each `obtained` one, which a press has just brought, is told to the account in
 * place of the one before. PUSH13
 */
export async function startPush(obtained?: string): Promise<void> {
  try {
    if (obtained === undefined && (isStarted || !(await hasToken()))) return;
    const isFirst = !isStarted;
    isStarted = true;
    tellAccount(obtained ?? (await obtainToken()));
    if (!isFirst) return;
  } catch (error) {
    isStarted = false;
    // oxlint-disable-next-line eslint/no-console -- all that the specification asks for
    console.warn("No push token", error);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscribeToFollowing(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void tellChoices(), gatherMs);
  });
}

/** Whoever is signed in, or signs in while this page lives. */
function tellAccount(token: string): void {
  stopTelling?.();
  stopTelling = whenSignedIn(({ fcmTokens }) => {
    if (!fcmTokens.includes(token)) void callApi("POST", "v2/website/user/store-fcm", { token });
  });
}
