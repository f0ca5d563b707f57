import { type PushKeyAnswer, pushPaths, type PushSubscriptionAnswer, type PushSubscriptionRequest } from "#contract/push.ts";
import { callApi } from "../api-client.ts";
import { allChoices } from "./push-choices.ts";
import { askPermission, checkBrowser, endSubscription, subscriptionFor, workerRegistration } from "./push-device.ts";
import { PushError } from "./push-error.ts";
import { tokenStep } from "./token-life.ts";
import { forgetToken, keepToken, readToken } from "./token-store.ts";

/** The token of this device, with all that leads to it: permission, worker, subscription. Asks only in answer to a press. */
export async function obtainToken(): Promise<string> {
  checkBrowser();
  await askPermission();
  const registration = await workerRegistration();
  const kept = await readToken();
  const subscription = await subscriptionFor(registration, await senderKey());
  if (kept !== null && tokenStep(kept, subscription, Date.now()) === "reuse") return kept.token;
  const request: PushSubscriptionRequest = { subscription, replaces: kept?.token ?? null, choices: allChoices() };
  const answer = await callApi<PushSubscriptionAnswer>("PUT", pushPaths.subscription, request);
  if (!answer.ok) throw refusalOf(answer.problem);
  const { token } = answer.data;
  await keepToken({ token, madeAt: Date.now(), subscription });
  return token;
}

/** Whether this device is told anything now. */
export async function hasToken(): Promise<boolean> {
  checkBrowser();
  return Notification.permission === "granted" && (await readToken()) !== null;
}

/** What was chosen or is followed has changed. */
export async function tellChoices(): Promise<boolean> {
  const kept = await readToken();
  if (kept === null) return true;
  const answer = await callApi("PUT", pushPaths.choices, { token: kept.token, choices: allChoices() });
  // The server has forgotten the device: with the next start it makes itself known again.
  if (!answer.ok && answer.status === 404) await forgetToken();
  return answer.ok;
}

export async function endNotices(): Promise<boolean> {
  const kept = await readToken();
  if (kept !== null) {
    const answer = await callApi("DELETE", pushPaths.subscription, { token: kept.token });
    if (!answer.ok) return false;
  }
  await endSubscription();
  await forgetToken();
  return true;
}

/** `refused`: one was sent a moment ago; `failed`: it did not go out. */
export async function sendTest(): Promise<"sent" | "refused" | "failed"> {
  const kept = await readToken();
  if (kept === null) return "failed";
  const answer = await callApi("POST", pushPaths.test, { token: kept.token });
  if (answer.ok) return "sent";
  return answer.status === 429 ? "refused" : "failed";
}

async function senderKey(): Promise<string> {
  const answer = await callApi<PushKeyAnswer>("GET", pushPaths.key);
  if (!answer.ok) throw refusalOf(answer.problem);
  return answer.data.applicationServerKey;
}

function refusalOf(problem: unknown): Error {
  const type = typeof problem === "object" && problem !== null && "type" in problem ? problem.type : null;
  return type === "/problems/push-provider-missing"
    ? new PushError("missing-app-config-values")
    : new Error("the server gave out no token");
}
