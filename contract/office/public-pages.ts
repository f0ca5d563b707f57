import { addresses } from "../addresses.ts";
import { isLocale, type Locale } from "../locale.ts";

/** Where visitors see a thing. OFF69 */
export const publicAddresses: Readonly<Record<string, (locale: Locale, slug: string) => string>> = {
  club: addresses.club,
  hall: addresses.hall,
  person: addresses.player,
  news: addresses.newsItem,
};

/** The thing whose page, or a part of it, stands at a path of the site, and what its page is called; `null`: it is of none. OFF69 */
export function thingAt(path: string): { readonly thing: string; readonly page: string } | null {
  const [, locale, , page = ""] = path.split("/");
  if (!isLocale(locale) || page === "") return null;
  const [thing] = Object.entries(publicAddresses).find(([, address]) => `${path}/`.startsWith(`${address(locale, page)}/`)) ?? [];
  return thing === undefined ? null : { thing, page };
}
