import { useEffect, useState } from "react";
import type { Lease } from "#contract/live/lease.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";

const lookEveryMs = 5000;

/** Whose the clock is, as the server has it; `null`: nobody's, or it cannot be asked now. */
export function useClockHolder(gameId: string, token: string): string | null {
  const [holder, setHolder] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    async function look(): Promise<void> {
      try {
        const answer = await fetchWithRetry(liveAddresses.leases(gameId), {
          headers: { Authorization: `Bearer ${token}` },
          signal: gone.signal,
        });
        if (!answer.ok) return;
        const { leases, now } = (await answer.json()) as { readonly leases: readonly Lease[]; readonly now: number };
        setHolder(leases.find(({ role, until }) => role === "clock" && until > now)?.holder ?? null);
      } catch {
        // Without a line nobody knows; the checklist goes on.
      }
    }
    void look();
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [gameId, token]);
  return holder;
}
