import { askBusyPageAgain } from "./busy-again.ts";
import { heedForeignHands } from "./foreign-hands.ts";
import { keepChoice } from "./keep-choice.ts";
import { keepPlace } from "./keep-place.ts";
import { closeWhatLedAway } from "./leaving.ts";
import type { RootData } from "./root.tsx";
import { writtenPage } from "./ui/written-page.ts";
import { keepToasts } from "./ui/kept-toasts.ts";
import { watchBuilds } from "./watch-builds.ts";

/** What a page does once it can be used. Loaded then, so that nobody waits for it. */
export async function afterStart(): Promise<void> {
  askBusyPageAgain();
  heedForeignHands();
  keepToasts();
  keepPlace();
  closeWhatLedAway();
  watchBuilds();
  keepChoice();
  void beginNotices();
  void import("./following/stars.ts").then(
    ({ beginStars }) => beginStars(),
    () => undefined,
  );
  void import("./following/share-page.ts").then(
    ({ beginSharing }) => beginSharing(),
    () => undefined,
  );
  void import("./account/follow-in-account.ts").then(
    ({ followInAccount }) => followInAccount(),
    () => undefined,
  );
  void import("./quiet-calendars.ts").then(
    ({ beginQuietCalendars }) => beginQuietCalendars(),
    () => undefined,
  );
  const root = writtenPage()?.loaderData["root"] as RootData | undefined;
  void import("./my-games/own-rooms.ts").then(
    ({ beginOwnRooms }) => beginOwnRooms(root?.site.timeZone ?? "UTC"),
    () => undefined,
  );
  if (root) (await import("./own-zone.ts")).beginOwnZone(root.site.timeZone);
  if (window.errorDesk) (await import("./error-reporting.ts")).beginReporting(window.errorDesk);
  void knowVisitor();
  const id = root?.site.analyticsId;
  if (id) (await import("./analytics.ts")).beginCounting(id);
}

/** Where they are allowed they go on; where nobody was asked yet, they are offered to who presses a star. */
async function beginNotices(): Promise<void> {
  if (!("Notification" in window)) return;
  if (Notification.permission === "granted") await (await import("./push/start-push.ts")).startPush();
  if (Notification.permission === "default") (await import("./push/push-offer.ts")).beginOffering();
}

/** Pages that are for some only are held to it, and who has just signed in is told. */
async function knowVisitor(): Promise<void> {
  const [{ guardPages }, { saySignedIn }] = await Promise.all([import("./account/page-guard.ts"), import("./account/say-signed-in.ts")]);
  guardPages();
  saySignedIn();
}
