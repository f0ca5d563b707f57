import { expect } from "vitest";
import type { GraphicsChange } from "#contract/live/graphics.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readGraphics } from "#server/queries/live/game-graphics.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { askServer } from "./ask-server.ts";
import type { DemoLiveGame } from "../demo/demo-live-game.ts";
import type { DemoSite } from "../demo/demo-site.ts";

/** An operator at no page does something, and it is taken. Of the demo's first league. */
export async function changeGraphics(
  site: DemoSite,
  { tenantId, gameId }: DemoLiveGame,
  token: string,
  change: GraphicsChange,
): Promise<void> {
  const { revision: expectedRevision } = (await readGraphics(site.db, tenantId, gameId)) ?? { revision: 0 };
  const headers = { Host: "league-a.localhost", "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ expectedRevision, change });
  expect((await askServer(site.port, liveAddresses.graphics(gameId), headers, { method: "POST", body })).status).toBe(200);
}

/** Such an operator, with a link of his own to the graphics of a game. */
export async function graphicsOperator(site: DemoSite, game: DemoLiveGame): Promise<(change: GraphicsChange) => Promise<void>> {
  const links = scorerLinksFor(site.db, game.tenantId);
  const asked = { gameId: game.gameId, role: "overlay", label: "Režija", expiresAt: Date.now() + 3_600_000 } as const;
  const { token } = await links.issue(asked);
  return (change) => changeGraphics(site, game, token, change);
}
