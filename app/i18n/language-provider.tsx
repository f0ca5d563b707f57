import { createContext, use, useMemo, type ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";

type Language = { readonly locale: Locale; readonly timeZone: string };

const LanguageContext = createContext<Language | null>(null);

/** Around everything that speaks: the page's locale and the league's time zone (an IANA name). */
export function LanguageProvider({ locale, timeZone, children }: Language & { readonly children: ReactNode }) {
  const language = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The locale of the page. */
export function useLocale(): Locale {
  return useLanguage().locale;
}

/** The locale of the page with the time zone in which its league plays. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("Words are spoken inside a LanguageProvider only");
  return language;
}
