import { reloadOnce } from "./reload-guard.ts";
import { writtenPage } from "./ui/written-page.ts";
import { fetchWithRetry } from "./ui/fetch-with-retry.ts";

const pollMs = 5 * 60_000;
const seenKey = "builds";

/** Asks now and then, and whenever the page is looked at again, whether there is a newer build; then loads it. BUILD1 */
export function watchBuilds(): void {
  const own = writtenPage()?.build;
  if (own === undefined) return;
  const look = () => void lookForBuild(own);
  setInterval(look, pollMs);
  document.addEventListener("visibilitychange", look);
  remember(own);
}

async function lookForBuild(own: string): Promise<void> {
  if (document.hidden || isBusy()) return;
  const latest = await latestBuild();
  // One that this window has run or tried before is older, or another server's: a second look would go in circles.
  if (latest === null || latest === own || !remember(latest)) return;
  // What may not be loaded just now was not tried: the next look finds it again.
  if (!reloadOnce()) forget(latest);
}

/** `null` for whatever is no answer: none, a page, another shape. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetchWithRetry(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    const answer: unknown = response.ok ? await response.json() : null;
    const id = typeof answer === "object" && answer !== null && "id" in answer ? answer.id : null;
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** Whether this build is new to the window. Where nothing can be remembered none is. */
function remember(id: string): boolean {
  try {
    const seen = (sessionStorage.getItem(seenKey) ?? "").split(" ");
    if (seen.includes(id)) return false;
    sessionStorage.setItem(seenKey, [...seen, id].slice(-20).join(" ").trim());
    return true;
  } catch {
    return false;
  }
}

function forget(id: string): void {
  const seen = (sessionStorage.getItem(seenKey) ?? "").split(" ");
  sessionStorage.setItem(seenKey, seen.filter((each) => each !== id).join(" "));
}

/** Nobody loses what he is writing. */
function isBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    (document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false)
  );
}
