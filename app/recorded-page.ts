import { isPrivatePath } from "#contract/private-addresses.ts";

/** Pictures for halls and television: they stand for days. */
const screens = /^\/[^/]+\/venues\/|\/(?:broadcast|tv-stats)(?:\/|$)/;

/** Whether a visit may be recorded at this address: on pages that everybody may see, and people look at. REPORT3 */
export function isRecorded(path: string): boolean {
  return !isPrivatePath(path) && !screens.test(path);
}
