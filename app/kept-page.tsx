import { isBot } from "./bot.ts";
import { writtenPage } from "./ui/written-page.ts";

/** Whether a page that broke in the browser stays as the server sent it: for bots, unless the server said so itself. */
export function isKeptForBots(): boolean {
  if (typeof document === "undefined" || !isBot(navigator.userAgent)) return false;
  return writtenPage()?.failure === null;
}

let kept: string | null = null;

/** The page as it stood before it broke, taken while it still stands. LOAD6 */
export function KeptPage() {
  kept ??= [...document.body.children]
    .filter((child) => !child.matches("script, [data-loading-screen]"))
    .map((child) => child.outerHTML)
    .join("");
  return <div dangerouslySetInnerHTML={{ __html: kept }} />;
}
