import type { GraphicsState } from "#contract/live/graphics.ts";
import { useChannel } from "../../live/use-channel.ts";

/** What the control page has put on air: as the page came with it, then as the channel tells. */
export function useGraphics(gameId: string, first: GraphicsState): GraphicsState {
  const { state } = useChannel(`graphics:${gameId}`, "graphics", { isScreen: true });
  return state ?? first;
}
