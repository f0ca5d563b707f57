import type { PlayKind } from "#core/wording/play-kinds.ts";

/** How much of a recording shows a play, in seconds before and after it was keyed. */
type ClipWindow = { readonly before: number; readonly after: number };

/**
 * Whoever keys a play does so a moment after it: a shot is seen from its pass on, a block from the drive, a steal until the
 * fast break it begins, a foul until the referee has shown it. CLIP1
 */
export const clipWindows: Readonly<Record<PlayKind, ClipWindow>> = {
  two: { before: 7, after: 3 },
  dunk: { before: 8, after: 4 },
  three: { before: 7, after: 3 },
  freeThrow: { before: 5, after: 2 },
  miss: { before: 7, after: 3 },
  freeThrowMiss: { before: 5, after: 3 },
  rebound: { before: 6, after: 2 },
  assist: { before: 8, after: 3 },
  steal: { before: 6, after: 5 },
  block: { before: 7, after: 4 },
  turnover: { before: 7, after: 3 },
  foul: { before: 7, after: 5 },
};

/** The window that shows all of a play that is of several kinds: the miss and its block, the turnover and its steal. CLIP1 */
export function clipWindow(kinds: readonly PlayKind[]): ClipWindow | null {
  if (kinds.length === 0) return null;
  const windows = kinds.map((kind) => clipWindows[kind]);
  return { before: Math.max(...windows.map(({ before }) => before)), after: Math.max(...windows.map(({ after }) => after)) };
}
