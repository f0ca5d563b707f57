import { wishesNotToBeFollowed } from "./visitor-wishes.ts";

type CountingWindow = Window & { dataLayer?: unknown[] } & Readonly<Record<`ga-disable-${string}`, boolean | undefined>>;

const scriptAddress = "https://www.googletagmanager.com/gtag/js";

/**
 * Tells Google Analytics of the pages that are looked at: without cookies, and not at all for visitors who ask not to
 * be counted, or where `ga-disable-<id>` is set. LOAD7
 */
export function beginCounting(id: string): void {
  const page = window as unknown as CountingWindow;
  if (page[`ga-disable-${id}`] || wishesNotToBeFollowed()) return;
  const layer = (page.dataLayer ??= []);
  function tell(..._words: readonly unknown[]): void {
    // The script takes `arguments` objects only.
    layer.push(arguments);
  }
  tell("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" });
  tell("js", new Date());
  tell("config", id, { send_page_view: false });
  const count = () => tell("event", "page_view", { page_location: location.href, page_title: document.title });
  count();
  document.head.append(
    Object.assign(document.createElement("script"), { async: true, src: `${scriptAddress}?id=${encodeURIComponent(id)}` }),
  );
  let shown = location.pathname;
  window.__reactRouterDataRouter?.subscribe(({ navigation, location: at }) => {
    if (navigation.state !== "idle" || at.pathname === shown) return;
    shown = at.pathname;
    // Its title is written after the router has told of it.
    setTimeout(count);
  });
}
