/** "MM:SS:CC" (hundredths), "MM:SS.C" or "MM:SS", remaining, in milliseconds; `null` when it is no clock. */
export function clockMsOf(clock: string): number | null {
  const parts = /^(\d{1,3}):([0-5]?\d(?:\.\d{1,3})?)(?::(\d{1,2}))?$/.exec(clock);
  if (!parts) return null;
  const [, minutes, seconds, hundredths = "0"] = parts;
  return Math.round(Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(hundredths) * 10);
}
