import type { Play } from "./events.ts";

/** Whether readers are told that a play was changed after it was first shown. What came of a challenge is told later, and corrects nothing. */
export function isCorrected({ fact, corrected }: Pick<Play, "fact" | "corrected">): boolean {
  return corrected !== undefined && fact.type !== "challenge";
}
