import { isPrivatePath } from "#contract/private-addresses.ts";
import { writtenPage } from "./ui/written-page.ts";
import { wishesNotToBeFollowed } from "./visitor-wishes.ts";

type CountingWindow = Window & { dataLayer?: unknown[] } & Readonly<Record<`ga-disable-${string}`, boolean | undefined>>;

const scriptAddress = "https://www.googletagmanager.com/gtag/js";

/**
 * Tells Google Analytics of the public page that is looked at: without cookies, and not at all for visitors who ask not to
 * be counted, or where `ga-disable-<id>` is set. A private page is never counted: its policy lets none of Google's code in. Nor is
 * one that was opened from there, for browsers tell every script of a page whence it was opened. LOAD7, GUARD16
 */
export function beginCounting(id: string): void {
  const page = window as unknown as CountingWindow;
  if (page[`ga-disable-${id}`] || wishesNotToBeFollowed() || isPrivatePath(location.pathname) || isOpenedFromPrivate()) return;
  const layer = (page.dataLayer ??= []);
  function tell(..._words: readonly unknown[]): void {
    // The script takes `arguments` objects only.
    layer.push(arguments);
  }
  tell("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" });
  tell("js", new Date());
  const from = originOf(document.referrer);
  const shown = toldPage();
  const nowhere = { page_location: location.origin, page_title: ownTitle() };
  tell("config", id, { send_page_view: false, page_referrer: from, ...(shown ?? nowhere) });
  if (shown !== null) tell("event", "page_view", { ...shown, page_referrer: from });
  document.head.append(
    Object.assign(document.createElement("script"), { async: true, src: `${scriptAddress}?id=${encodeURIComponent(id)}` }),
  );
}

function isOpenedFromPrivate(): boolean {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && isPrivatePath(from.pathname);
}

/** What is told of the page that stands there, without parameters and place; `null`: there is none. */
function toldPage(): { readonly page_location: string; readonly page_title: string } | null {
  if (writtenPage()?.failure !== null) return null;
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
