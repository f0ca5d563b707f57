import type { Locale } from "#contract/locale.ts";

/** What is fetched ahead of a click: documents of this language, but for files, forms and whatever is somebody's own. */
const left = "[download],[target=_blank],[rel~=nofollow],[hreflang]";

/**
 * Browsers that know of it fetch the document behind a link that is pointed at or pressed. They fetch and do not draw: a page that
 * is drawn before anybody looks at it would be counted, follow its games and read what the device remembers. LOAD2
 */
export function speculationRules(locale: Locale = "en"): string {
  const own = { href_matches: `/${locale}/*` };
  const home = { href_matches: `/${locale}` };
  const not = [`/${locale}/auth/*`, `/${locale}/profile*`, "/*.*"].map((href_matches) => ({ not: { href_matches } }));
  const where = { and: [{ or: [home, own] }, ...not, { not: { selector_matches: left } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
