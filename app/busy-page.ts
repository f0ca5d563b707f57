import { escapedMarkup } from "#contract/escaped-markup.ts";
import { languageTag } from "#contract/locale.ts";
import type { BusyPageAsked } from "#contract/page-renderer.ts";
import { translatorFor } from "./i18n/use-t.ts";
import { nobodysColors } from "./official/official-page.ts";
import { officialPageCss } from "./official/official-page-css.ts";
import { tenantTokensCss } from "./ui/tenant-tokens.ts";

const style = tenantTokensCss(nobodysColors) + officialPageCss;

/**
 * What stands for a page that there was no room to make, and for one that a person cannot get: whole in itself and asked of
 * nobody, so without the league's name and colours. It does not load again by itself, for all would at once. PAGE27 PAGE15
 */
export function busyPageDocument({ locale, address, fault }: BusyPageAsked) {
  const t = translatorFor(locale, "busy");
  const says = (word: "title" | "text" | "again") => escapedMarkup(t(fault === undefined ? word : `${fault}.${word}`));
  const title = says("title");
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="icon" href="data:,"><title>${title}</title><style>${style}</style>`,
  ].join("");
  const again = `<p><a class="main" href="${escapedMarkup(address)}">${says("again")}</a></p>`;
  const main = `<main data-busy-page=""><h1>${title}</h1><p>${says("text")}</p>${again}</main>`;
  return { html: `<!DOCTYPE html><html lang="${languageTag(locale)}"><head>${head}</head><body>${main}</body></html>`, style };
}
