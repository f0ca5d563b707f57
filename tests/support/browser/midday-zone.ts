/** A time zone in which it is noon now: nobody's quiet hours. */
export function middayZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  if (ahead === 0) return "UTC";
  // These names count the other way round: `Etc/GMT-3` is three hours ahead.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
