import { isLocale, localeCookieName, type Locale } from "#contract/locale.ts";
import { readWeightedList } from "./weighted-list.ts";

/** The best language for a visitor whose address names none: cookie, then `Accept-Language`, then the tenant's own. */
export function bestLocale(cookies: string | undefined, acceptLanguage: string | undefined, tenantDefault: Locale): Locale {
  return rememberedLocale(cookies) ?? acceptedLocale(acceptLanguage) ?? tenantDefault;
}

function rememberedLocale(cookies: string | undefined): Locale | null {
  const value = new RegExp(`(?:^|;)\\s*${localeCookieName}=([^;]*)`).exec(cookies ?? "")?.[1]?.trim();
  return isLocale(value) ? value : null;
}

function acceptedLocale(header: string | undefined): Locale | null {
  for (const { value, weight } of readWeightedList(header)) {
    if (weight <= 0) continue;
    const locale = localeOfTag(value);
    if (locale !== null) return locale;
  }
  return null;
}

/** The locale for a lower-case language tag (BCP 47), or `null` when we do not speak it. */
function localeOfTag(tag: string): Locale | null {
  const [language = "", ...rest] = tag.split("-");
  if (language === "sr" && rest.includes("cyrl")) return "sr-cyrl";
  return isLocale(language) ? language : null;
}
