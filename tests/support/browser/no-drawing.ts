import type { DrawingFor } from "#contract/drawing.ts";

/** For tests in which nothing is drawn. */
export const noDrawing: DrawingFor = () => ({
  scoresheet: async () => new Uint8Array(),
  shareImage: async () => new Uint8Array(),
});
