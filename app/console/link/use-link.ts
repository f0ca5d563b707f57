import { useCallback, useEffect, useState } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
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
export function useLink(gameId: string, role: LiveRole): { readonly link: LinkNow; readonly refuse: (reason: LinkRefusal) => void } {
  const [link, setLink] = useState<LinkNow>({ kind: "asking" });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      clearTimeout(timer);
      const next = await withKept(await linkNow(gameId, await keptToken(gameId, role)), gameId, role);
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
  }, [gameId, role]);
  const refuse = useCallback((reason: LinkRefusal) => setLink({ kind: "refused", reason }), []);
  return { link, refuse };
}

/** Those who sit at the table open their page without a line too; a graphics desk has nothing to say without one. SEAT12 */
const seats: ReadonlySet<LiveRole> = new Set(["clock", "shot-clock", "statistics", "spotter"]);

async function keptToken(gameId: string, role: LiveRole): Promise<string | null> {
  if (!seats.has(role)) return null;
  const { keptLink } = await import("../seat/seat-store.ts");
  return (await keptLink(gameId, role))?.token ?? null;
}

/** What the server said last stands while it says nothing. */
async function withKept(now: LinkNow, gameId: string, role: LiveRole): Promise<LinkNow> {
  if (!seats.has(role)) return now;
  const { keepLink, keptLink } = await import("../seat/seat-store.ts");
  if (now.kind === "good" && now.answer.role === role) await keepLink(gameId, role, { token: now.token, answer: now.answer });
  else if (now.kind === "refused") await keepLink(gameId, role, null);
  else if (now.kind === "unreachable") {
    const kept = await keptLink(gameId, role);
    if (kept) return { kind: "good", ...kept };
  }
  return now;
}

/** `kept`: for a window that has none of its own. */
async function linkNow(gameId: string, kept: string | null): Promise<LinkNow> {
  const token = takeToken(gameId) ?? kept;
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
