import { useEffect, useMemo, useState } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { SeatLink } from "./seat.ts";
import { keptLink } from "./seat-store.ts";

export type SeatLinks = {
  /** The page's own first. The same array until somebody changes it. */
  readonly links: readonly SeatLink[];
  /** A link that this device has opened too, and could hold beside its own; `null`: none, or it is held already. SEAT10 */
  readonly offered: LiveRole | null;
  readonly holdBoth: () => void;
};

/** What one person at one device may hold: the link of the page, and beside it another that was opened there. */
export function useSeatLinks(gameId: string, own: SeatLink, beside: LiveRole): SeatLinks {
  const [other, setOther] = useState<SeatLink | null>(null);
  const [holdsBoth, setHoldsBoth] = useState(() => isRemembered(gameId));
  const { role, token } = own;
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const kept = await keptLink(gameId, beside);
      if (!isGone && kept) setOther({ role: beside, token: kept.token });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [gameId, beside]);
  const links = useMemo(() => (holdsBoth && other ? [{ role, token }, other] : [{ role, token }]), [role, token, holdsBoth, other]);
  const holdBoth = () => {
    remember(gameId);
    setHoldsBoth(true);
  };
  return { links, offered: other !== null && !holdsBoth ? beside : null, holdBoth };
}

function isRemembered(gameId: string): boolean {
  try {
    return sessionStorage.getItem(`both ${gameId}`) !== null;
  } catch {
    return false;
  }
}

function remember(gameId: string): void {
  try {
    sessionStorage.setItem(`both ${gameId}`, "1");
  } catch {
    // Then it is asked again when the page is loaded anew.
  }
}
