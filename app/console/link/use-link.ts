import { useCallback, useEffect, useState } from "react";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";
import { isSendable, type LinkRefusal, refusalOf, takeToken } from "./link-token.ts";

/** How a link stands, as the server has it. */
export type LinkNow =
  | { readonly kind: "asking" }
  | { readonly kind: "none" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused"; readonly reason: LinkRefusal }
  | { readonly kind: "good"; readonly token: string; readonly answer: LinkAnswer };

const retryMs = 3000;
/** A link that is taken back while its page is open says so within this. */
const lookEveryMs = 60_000;
const answerWithinMs = 10_000;

/** The link that this page was opened with, checked by the server now and again. `refuse`: the server has said so elsewhere. */
export function useLink(gameId: string): { readonly link: LinkNow; readonly refuse: (reason: LinkRefusal) => void } {
  const [link, setLink] = useState<LinkNow>({ kind: "asking" });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      clearTimeout(timer);
      const next = await linkNow(gameId);
      if (isGone) return;
      // A server that is away for a moment takes nothing from anybody.
      setLink((before) => (next.kind === "unreachable" && before.kind === "good" ? before : next));
      const again = next.kind === "good" ? Math.min(lookEveryMs, Math.max(0, next.answer.expiresAt - next.answer.now) + 50) : retryMs;
      if (next.kind === "good" || next.kind === "unreachable") timer = setTimeout(() => void look(), again);
    }
    const lookNow = () => void look();
    void look();
    addEventListener("hashchange", lookNow);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener("hashchange", lookNow);
    };
  }, [gameId]);
  const refuse = useCallback((reason: LinkRefusal) => setLink({ kind: "refused", reason }), []);
  return { link, refuse };
}

async function linkNow(gameId: string): Promise<LinkNow> {
  const token = takeToken(gameId);
  if (token === null) return { kind: "none" };
  if (!isSendable(token)) return { kind: "refused", reason: "unknown" };
  try {
    const answer = await fetchWithRetry(liveAddresses.link(gameId), {
      headers: { Authorization: `Bearer ${token}` },
      cache: "no-store",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { readAnswer } = await import("../../live/read-answer.ts");
    const body = await readAnswer(answer);
    if (answer.ok) return { kind: "good", token, answer: body as LinkAnswer };
    const reason = refusalOf(body);
    return reason === null ? { kind: "unreachable" } : { kind: "refused", reason };
  } catch {
    return { kind: "unreachable" };
  }
}
