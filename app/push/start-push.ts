import { callApi } from "../api-client.ts";
import { whenSignedIn } from "../account/visitor-store.ts";
import { subscribeToFollowing } from "../following/followed-store.ts";
import { hasToken, obtainToken, tellChoices } from "./push-token.ts";

const gatherMs = 2000;
let isStarted = false;

/**
 * On a device that is told already: keeps its token good, and tells account and server what has changed. Never asks anything.
 * Once a page, however often it is called. `obtained`: the token that a press has just brought; it is not asked for again.
 */
export async function startPush(obtained?: string): Promise<void> {
  try {
    if (isStarted || (obtained === undefined && !(await hasToken()))) return;
    isStarted = true;
    const token = obtained ?? (await obtainToken());
    whenSignedIn(({ fcmTokens }) => {
      if (!fcmTokens.includes(token)) void callApi("POST", "v2/website/user/store-fcm", { token });
    });
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
