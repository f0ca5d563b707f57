import { escapedMarkup } from "#contract/escaped-markup.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import { translatorFor } from "./i18n/use-t.ts";
import { nobodysColors } from "./official/official-page.ts";
import { officialPageCss } from "./official/official-page-css.ts";
import { tenantTokensCss } from "./ui/tenant-tokens.ts";

const style = tenantTokensCss(nobodysColors) + officialPageCss;

/**
 * What stands for a page that there was no room to make: whole in itself and asked of nobody, so without the league's name and
 * colours. It does not load again by itself, for all would at once. PAGE11
 */
export function busyPageDocument({ locale, address }: { readonly locale: Locale; readonly address: string }) {
  const t = translatorFor(locale, "busy");
  const title = escapedMarkup(t("title"));
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="icon" href="data:,"><title>${title}</title><style>${style}</style>`,
  ].join("");
  const again = `<p><a class="main" href="${escapedMarkup(address)}">${escapedMarkup(t("again"))}</a></p>`;
  const main = `<main data-busy-page=""><h1>${title}</h1><p>${escapedMarkup(t("text"))}</p>${again}</main>`;
  return { html: `<!DOCTYPE html><html lang="${languageTag(locale)}"><head>${head}</head><body>${main}</body></html>`, style };
}
