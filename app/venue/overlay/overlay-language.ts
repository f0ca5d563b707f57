import type { Locale } from "#contract/locale.ts";
import { formatFor, type Format } from "../../i18n/format.ts";
import { nameIn } from "../../i18n/name-in.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import type { Translator } from "../../i18n/translator.ts";
import { useT } from "../../i18n/use-t.ts";
import type { LocalName } from "#contract/refs.ts";

/** What graphics need to say what they show: they change by themselves, so their texts are made in the browser. */
export type OverlayLanguage = {
  readonly t: Translator<"overlay">;
  readonly format: Format;
  readonly name: (name: LocalName) => string;
};

export function useOverlayLanguage(): OverlayLanguage {
  const { locale, timeZone } = useLanguage();
  return overlayLanguage(locale, timeZone, useT("overlay"));
}

export function overlayLanguage(locale: Locale, timeZone: string, t: Translator<"overlay">): OverlayLanguage {
  return { t, format: formatFor(locale, timeZone), name: (name) => nameIn(locale, name) };
}
