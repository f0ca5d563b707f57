import type { Drawing } from "#contract/drawing.ts";

/** For tests in which nothing is drawn. */
export const noDrawing: Drawing = {
  scoresheet: async () => new Uint8Array(),
};
