import { createPath, NavigationType, type DataRouter } from "react-router";
import { isPrivatePath } from "#contract/private-addresses.ts";
import { wishesNotToBeFollowed } from "./visitor-wishes.ts";

type CountingWindow = Window & { dataLayer?: unknown[] } & Readonly<Record<`ga-disable-${string}`, boolean | undefined>>;

const scriptAddress = "https://www.googletagmanager.com/gtag/js";

/**
 * Tells Google Analytics of the public pages that are looked at: without cookies, and not at all for visitors who ask not to
 * be counted, or where `ga-disable-<id>` is set. A document that began at a private page is never counted: its policy lets
 * none of Google's code in. LOAD7, GUARD16
 */
export function beginCounting(id: string): void {
  const page = window as unknown as CountingWindow;
  if (page[`ga-disable-${id}`] || wishesNotToBeFollowed()) return;
  const router = window.__reactRouterDataRouter;
  const onItsWay = router?.state.navigation.location ?? location;
  if (!router || [location.pathname, onItsWay.pathname, pathOfDocument()].some(isPrivatePath)) return;
  const layer = (page.dataLayer ??= []);
  function tell(..._words: readonly unknown[]): void {
    // The script takes `arguments` objects only.
    layer.push(arguments);
  }
  tell("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" });
  tell("js", new Date());
  let from = originOf(document.referrer);
  const nowhere = { page_location: location.origin, page_title: ownTitle() };
  tell("config", id, { send_page_view: false, page_referrer: from, ...(toldPage(router) ?? nowhere) });
  const count = () => {
    const shownNow = toldPage(router);
    if (shownNow === null) return;
    tell("event", "page_view", { ...shownNow, page_referrer: from });
    from = shownNow.page_location;
  };
  count();
  document.head.append(
    Object.assign(document.createElement("script"), { async: true, src: `${scriptAddress}?id=${encodeURIComponent(id)}` }),
  );
  leaveForPrivatePages(router);
  let shown = location.pathname;
  router.subscribe(({ navigation, location: at }) => {
    if (navigation.state !== "idle" || at.pathname === shown) return;
    shown = at.pathname;
    // Its title is written after the router has told of it.
    setTimeout(count);
  });
}

/** Google's code runs in this document: private pages are opened in one of their own. GUARD16 */
function leaveForPrivatePages(router: DataRouter): void {
  router.getBlocker("private pages", ({ nextLocation, historyAction }) => {
    if (historyAction === NavigationType.Pop || !isPrivatePath(nextLocation.pathname)) return false;
    location[historyAction === NavigationType.Replace ? "replace" : "assign"](createPath(nextLocation));
    return true;
  });
}

/** What is told of the page that stands there, without parameters and place; `null`: it is private, or there is none. */
function toldPage(router: DataRouter): { readonly page_location: string; readonly page_title: string } | null {
  if (router.state.errors !== null || isPrivatePath(location.pathname)) return null;
  // Titles of pages that are not for search engines hold words that visitors typed.
  const isHidden = contentOf("robots").startsWith("noindex");
  return { page_location: location.origin + location.pathname, page_title: isHidden ? ownTitle() : document.title };
}

/** The league's own name. */
function ownTitle(): string {
  return contentOf("application-name");
}

function contentOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** Whence somebody came, as other sites tell it; of ours nothing: it may have been a private page. */
function originOf(address: string): string {
  const origin = URL.parse(address)?.origin;
  return origin === undefined || origin === location.origin ? "" : `${origin}/`;
}

function pathOfDocument(): string {
  return URL.parse(performance.getEntriesByType("navigation")[0]?.name ?? "")?.pathname ?? location.pathname;
}
