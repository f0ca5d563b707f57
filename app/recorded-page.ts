/** Sections about the visitor himself, or open to whoever knows their address. */
const privateSections = new Set(["profile", "auth", "account", "applications", "live"]);
/** Pictures for halls and television: they stand for days. */
const screens = /^\/[^/]+\/venues\/|\/(?:broadcast|tv-stats)(?:\/|$)/;

/** Whether a visit may be recorded at this address: on pages that everybody may see, and people look at. REPORT3 */
export function isRecorded(path: string): boolean {
  const section = path.split("/")[2] ?? "";
  return !privateSections.has(section) && !screens.test(path);
}
