/** Passing faults: a question may be put again, once; what changes something never is. RETRY1 */
const passingFaults: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Whoever waits for a page waits no longer than this for its second question, whatever `Retry-After` asks for. */
const mostWaitMs = 2000;

/** `fetch` as all pages use it. That nobody answers passes like any other fault; what was given up stays so. */
export async function fetchWithRetry(address: string | URL, request?: RequestInit): Promise<Response> {
  const first = fetch(address, request);
  if ((request?.method ?? "GET") !== "GET") return first;
  const answer = await first.catch(() => null);
  if (answer && !passingFaults.includes(answer.status)) return answer;
  const after = answer?.headers.get("Retry-After");
  if (after) await new Promise((resolve) => setTimeout(resolve, Math.min(mostWaitMs, waitMs(after))));
  return fetch(address, request);
}

/** Seconds or a date, as RFC 9110 has it; what is neither is no wait. */
function waitMs(after: string): number {
  const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return ms || 0;
}
