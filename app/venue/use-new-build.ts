import { useEffect, useRef } from "react";
import { writtenPage } from "../ui/written-page.ts";
import { sharedClient } from "../live/shared-client.ts";
import { fetchWithRetry } from "../ui/fetch-with-retry.ts";
import type { Stage } from "./stage.ts";

const retryMs = 5_000;
/** While nodes of two builds stand side by side the old one may come once more; a window does not go in circles for it. */
const tryAgainAfterMs = 10 * 60_000;
const inPlay: ReadonlySet<Stage> = new Set(["running", "last-minute", "stopped", "time-out"]);

/** Loads the page anew when the server runs another build than the page's, but not while anybody plays, nor while the server is away. HALL2 */
export function useNewBuild(stage: Stage | "no-game"): void {
  const isInPlay = stage !== "no-game" && inPlay.has(stage);
  const wanted = useRef<string | null>(null);
  const mayLoad = useRef(!isInPlay);
  useEffect(() => {
    mayLoad.current = !isInPlay;
    if (wanted.current !== null && !isInPlay) void loadAnew(wanted.current, () => mayLoad.current);
  }, [isInPlay]);
  useEffect(() => {
    const own = writtenPage()?.build;
    if (own === undefined) return undefined;
    return sharedClient(true).listen("probe", {
      position: () => null,
      onMessage: (message) => {
        if (message.event !== "hello" || message.data.build === null) return;
        wanted.current = message.data.build === own ? null : message.data.build;
        if (wanted.current !== null && mayLoad.current) void loadAnew(wanted.current, () => mayLoad.current);
      },
    });
  }, []);
}

/** Only once the page is certain to be there, and still nobody plays. */
async function loadAnew(build: string, mayLoad: () => boolean): Promise<void> {
  if (!mayLoad() || wasTried(build)) return;
  try {
    const answer = await fetchWithRetry(location.href, { cache: "no-store" });
    if (!answer.ok || !mayLoad()) return;
    remember(build);
    location.reload();
  } catch {
    setTimeout(() => void loadAnew(build, mayLoad), retryMs);
  }
}

const triedKey = "screen-build";

function wasTried(build: string): boolean {
  try {
    const [tried, at] = (sessionStorage.getItem(triedKey) ?? "").split(" ");
    return tried === build && Date.now() - Number(at) < tryAgainAfterMs;
  } catch {
    return true;
  }
}

function remember(build: string): void {
  sessionStorage.setItem(triedKey, `${build} ${Date.now()}`);
}
