/**
 * Whether a request comes from a page of this host. Browsers say where from: in one header the new ones, in the other all
 * of them; who says nothing is no browser. ACC6
 */
export function isFromOurOwnPage(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin === null) return site !== null;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host")?.toLowerCase();
}

const harmless: readonly string[] = ["GET", "HEAD", "OPTIONS", "TRACE"];

/**
 * Whether a request may have been made in a visitor's name by another site: it changes something and bears a cookie, or a
 * browser sends it that bears nothing else either, and it does not come from a page of ours. Programs are no browsers, and
 * no page can be made to send somebody's `Authorization`. ACC6
 */
export function isForged(method: string, headers: Headers): boolean {
  if (harmless.includes(method)) return false;
  const saysWhereFrom = headers.has("origin") || headers.has("sec-fetch-site");
  const couldBe = headers.has("cookie") || (saysWhereFrom && !headers.has("authorization"));
  return couldBe && !isFromOurOwnPage(headers);
}
