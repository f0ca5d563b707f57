import { signedInCookieName } from "#contract/account.ts";

/**
 * Runs before the first paint: what is for those who are not signed in does not flash up for somebody who probably is. Part
 * of every document, like the theme's; who it really is comes after the page.
 */
export const earlyVisitorScript = `if(/(?:^|; )${signedInCookieName}=1/.test(document.cookie))document.documentElement.dataset.visitor="hinted"`;
