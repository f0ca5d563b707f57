const longestPauseMs = 24 * 60 * 60_000;
const usualPauseMs = 60_000;

/**
 * Until when nothing is to be sent, from an answer's headers; 0: nothing was said. `X-Sentry-Rate-Limits` names seconds and
 * the kinds it is about, `60:error;transaction:key, 2700::organization`; no kind is every kind. A 429 without either is a minute.
 */
export function pausedUntil(status: number, headers: Headers, now: number): number {
  const limits = headers.get("x-sentry-rate-limits");
  const pauses = limits === null ? [] : limits.split(",").flatMap(secondsOf);
  if (pauses.length > 0) return now + Math.max(...pauses);
  if (status !== 429) return 0;
  return now + retryAfterMs(headers.get("retry-after"), now);
}

function secondsOf(limit: string): number[] {
  const [seconds = "", kinds = ""] = limit.trim().split(":");
  const isOurs = kinds === "" || kinds.split(";").includes("error");
  return isOurs && /^\d{1,9}(?:\.\d+)?$/.test(seconds) ? [Math.min(Number(seconds) * 1000, longestPauseMs)] : [];
}

/** Seconds, or the moment in words. */
function retryAfterMs(text: string | null, now: number): number {
  const wanted = text === null ? Number.NaN : /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? usualPauseMs : Math.min(Math.max(wanted, 0), longestPauseMs);
}
