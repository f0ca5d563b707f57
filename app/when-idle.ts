/** Not every browser tells when it has nothing to do. */
const laterMs = 200;

export function whenIdle(begin: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, laterMs);
}
