import { beginPreloading } from "./preloading.ts";
import { watchBuilds } from "./watch-builds.ts";

/** What a page does once it can be used. Loaded then, so that nobody waits for it. */
export async function afterStart(): Promise<void> {
  void beginPreloading();
  watchBuilds();
  if ("Notification" in window && Notification.permission === "granted")
    void import("./push/start-push.ts").then(({ startPush }) => startPush());
  void import("./following/stars.ts").then(
    ({ beginStars }) => beginStars(),
    () => undefined,
  );
  void import("./account/follow-in-account.ts").then(
    ({ followInAccount }) => followInAccount(),
    () => undefined,
  );
  if (window.errorDesk) (await import("./error-reporting.ts")).beginReporting(window.errorDesk);
  void knowVisitor();
  const root = window.__reactRouterDataRouter?.state.loaderData["root"] as { site?: { analyticsId: string | null } } | undefined;
  const id = root?.site?.analyticsId;
  if (id) (await import("./analytics.ts")).beginCounting(id);
}

/** Pages that are for some only are held to it, and who has just signed in is told. */
async function knowVisitor(): Promise<void> {
  const [{ guardPages }, { saySignedIn }] = await Promise.all([import("./account/page-guard.ts"), import("./account/say-signed-in.ts")]);
  const router = window.__reactRouterDataRouter;
  if (router) guardPages(router);
  saySignedIn();
}
