import { useEffect, useRef, useState } from "react";
import { sharedClient } from "../live/shared-client.ts";
import { fetchWithRetry } from "../ui/fetch-with-retry.ts";
import type { HallData } from "./hall-data.ts";

const retryMs = 3_000;
/** What begins by itself, such as the hall's next game after a night, is looked for even when nobody says so. */
const lookEveryMs = 10 * 60_000;

/**
 * The game that the screens of a hall belong to: what the page came with, until the hall's channel names another. What
 * cannot be read is tried again for ever; the last that was true stays.
 */
export function useHallGame(first: HallData, slug: string, address: string): HallData {
  const [hall, setHall] = useState(first);
  const latest = useRef(hall);
  useEffect(() => {
    latest.current = hall;
  }, [hall]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function read(): Promise<void> {
      clearTimeout(timer);
      try {
        const answer = await fetchWithRetry(address, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
        if (!answer.ok) throw new Error(`The hall was answered with ${answer.status}`);
        const next = (await answer.json()) as HallData;
        if (!isGone && !isSame(next, latest.current)) setHall(next);
        if (!isGone) timer = setTimeout(() => void read(), lookEveryMs);
      } catch {
        if (!isGone) timer = setTimeout(() => void read(), retryMs);
      }
    }
    timer = setTimeout(() => void read(), lookEveryMs);
    const leave = sharedClient(true).listen(`venue:${slug}`, {
      position: () => null,
      onMessage: (message) => {
        if (message.event !== "state" || message.data.state.kind !== "venue") return;
        if (message.data.state.gameId !== (latest.current.game?.gameId ?? null)) void read();
      },
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
    };
  }, [slug, address]);
  return hall;
}

/** The game goes on by its own channel; only another one, or another plan, is news. */
function isSame(one: HallData, other: HallData): boolean {
  return (
    one.game?.gameId === other.game?.gameId &&
    one.next?.gameId === other.next?.gameId &&
    one.game?.summary.tipOff === other.game?.summary.tipOff &&
    one.game?.summary.tipOffDay === other.game?.summary.tipOffDay
  );
}
