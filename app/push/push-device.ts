import type { PushSubscriptionForm } from "#contract/push.ts";
import { PushError } from "./push-error.ts";

const workerPath = "/push-worker.js";

/** Whether notices could be shown here at all; says what is missing by throwing it. */
export function checkBrowser(): void {
  if (typeof window === "undefined") throw new PushError("only-available-in-window");
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) throw new PushError("unsupported-browser");
  if (!("indexedDB" in window)) throw new PushError("indexed-db-unsupported");
}

/** Asks where nobody was asked before; only ever in answer to a press. Once refused, the browser's own settings decide. */
export async function askPermission(): Promise<void> {
  const state = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (state !== "granted") throw new PushError("permission-blocked");
}

/** What receives notices while no page is open: installed, and ours. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerPath, { scope: "/" }).catch((error: unknown) => {
    throw new PushError("failed-service-worker-registration", { cause: error });
  });
  if (!(registration instanceof ServiceWorkerRegistration) || new URL(registration.scope).pathname !== "/") {
    throw new PushError("invalid-sw-registration");
  }
  await navigator.serviceWorker.ready;
  return registration;
}

/** The browser's subscription for a sender's key: the one there is, or a new one where there is none or it is another sender's. */
export async function subscriptionFor(registration: ServiceWorkerRegistration, senderKey: string): Promise<PushSubscriptionForm> {
  const present = await registration.pushManager.getSubscription();
  if (present && keyOf(present) === senderKey) return formOf(present);
  await present?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(senderKey) };
  return formOf(await registration.pushManager.subscribe(options));
}

export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function formOf(subscription: PushSubscription): PushSubscriptionForm {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    applicationServerKey: keyOf(subscription),
  };
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string | null {
  if (key === null) return null;
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
