import type { Page } from "playwright-core";
import type { PushMessage } from "#contract/push-notice.ts";

type Registration = { readonly registrationId: string; readonly scopeURL: string; readonly isDeleted: boolean };

/**
 * Hands messages to the service worker of a page, as the browser's push service would. The browser drops what comes for a worker
 * that is not active, and starts one that sleeps when it gets to it: each message waits until the worker is there and runs.
 */
export async function pushTo(page: Page): Promise<(message: PushMessage) => Promise<void>> {
  const { origin } = new URL(page.url());
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise<void>((resolve) => {
      active?.addEventListener("statechange", () => {
        if (active.state === "activated") resolve();
      });
    });
  });
  const cdp = await page.context().newCDPSession(page);
  const known = Promise.withResolvers<Registration>();
  let isRunning = false;
  let whenRunning: () => void = () => undefined;
  cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
    if (ours) known.resolve(ours);
  });
  cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    const ours = versions.filter(({ scriptURL, status }) => scriptURL.startsWith(origin) && status === "activated");
    if (ours.length === 0) return;
    isRunning = ours.some(({ runningStatus }) => runningStatus === "running");
    if (isRunning) whenRunning();
  });
  await cdp.send("ServiceWorker.enable");
  const { registrationId, scopeURL } = await known.promise;

  return async (message) => {
    if (!isRunning) {
      const started = new Promise<void>((resolve) => {
        whenRunning = resolve;
      });
      await cdp.send("ServiceWorker.startWorker", { scopeURL });
      await started;
    }
    await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  };
}
