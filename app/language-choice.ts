import { locales, localeCookieAttributes, localeCookieName } from "#contract/locale.ts";

/**
 * A link to another language is a choice: the next address without one follows it. Part of every document, like the
 * theme's, since people choose their language before the page's other scripts are there.
 */
export const earlyLanguageScript = `document.addEventListener("click",function(e){var a=e.target instanceof Element&&e.target.closest("a[href]");if(!a||a.origin!==location.origin)return;var l=a.pathname.split("/")[1];if(l!==location.pathname.split("/")[1]&&${JSON.stringify(locales)}.includes(l))document.cookie="${localeCookieName}="+l+"${localeCookieAttributes}"},true)`;
