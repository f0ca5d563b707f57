import { languages, type Language, type Locale } from "#contract/locale.ts";

/** A language under its own name, which is never translated. */
export type LanguageChoice = { readonly language: Language; readonly name: string; readonly short: string };

const names: Readonly<Record<Language, string>> = {
  en: "English",
  sr: "Srpski",
  sl: "Slovenščina",
  es: "Español",
  fr: "Français",
  ru: "Русский",
};

/** In the order in which the site offers them. */
export const languageChoices: readonly LanguageChoice[] = languages.map((language) => ({
  language,
  name: names[language],
  short: language.toUpperCase(),
}));

/** The two scripts of Serbian, each under its name in its own script. */
export const serbianScripts: readonly { readonly locale: Locale; readonly name: string; readonly short: string }[] = [
  { locale: "sr", name: "Latinica", short: "SR" },
  { locale: "sr-cyrl", name: "Ћирилица", short: "СР" },
];

/** What a header shows of the locale in use. */
export function shortNameOf(locale: Locale): string {
  return locale === "sr-cyrl" ? "СР" : locale.toUpperCase();
}
