import type { Locale } from "#contract/locale.ts";

/** Pages that are somebody's own, or that opening does something to. */
const ownSections = ["applications", "auth", "demo", "live", "office", "profile"];
/** Files, other languages, and what search engines are not led to either. */
const leftOut = "[download],[target=_blank],[rel~=nofollow],[hreflang]";

/**
 * Browsers that know of it fetch the document behind a link that is pointed at or pressed. They fetch and do not draw: a page that
 * is drawn before anybody looks at it would be counted, follow its games and read what the device remembers. LOAD2
 */
export function speculationRules(locale: Locale = "en"): string {
  const rules = written.get(locale) ?? rulesOf(locale);
  written.set(locale, rules);
  return rules;
}

const written = new Map<Locale, string>();

function rulesOf(locale: Locale): string {
  const own = { href_matches: `/${locale}/*` };
  const home = { href_matches: `/${locale}` };
  const not = ["/*.*", ...ownSections.flatMap((section) => [`/${locale}/${section}`, `/${locale}/${section}/*`])];
  const where = { and: [{ or: [home, own] }, { not: { href_matches: not } }, { not: { selector_matches: leftOut } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}
