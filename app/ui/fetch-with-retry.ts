/** Passing faults: a question may be put again, once; what changes something never is. RETRY1 */
const passingFaults: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** `fetch` as all pages use it, its router included. That nobody answers passes like any other fault; what was given up stays so. */
export async function fetchWithRetry(address: string | URL, request?: RequestInit): Promise<Response> {
  const first = fetch(address, request);
  if ((request?.method ?? "GET") !== "GET") return first;
  const answer = await first.catch(() => null);
  return answer && !passingFaults.includes(answer.status) ? answer : fetch(address, request);
}
