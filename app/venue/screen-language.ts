import type { Period } from "#core/game/period.ts";
import type { Locale } from "#contract/locale.ts";
import { nameIn } from "../i18n/name-in.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { formatFor, type Format } from "../i18n/format.ts";
import type { Translator } from "../i18n/translator.ts";
import { useT } from "../i18n/use-t.ts";
import type { LocalName } from "#contract/refs.ts";

/** What a screen needs to say what it shows: it changes by itself, so it makes its texts in the browser. */
export type ScreenLanguage = {
  readonly locale: Locale;
  readonly t: Translator<"venues">;
  readonly format: Format;
  readonly name: (name: LocalName) => string;
};

export function useScreenLanguage(): ScreenLanguage {
  const { locale, timeZone } = useLanguage();
  return { locale, t: useT("venues"), format: formatFor(locale, timeZone), name: (name) => nameIn(locale, name) };
}

/** "3", "OT1": the head of a column. */
export function periodHead({ kind, number }: Period, { t }: ScreenLanguage): string {
  return kind === "overtime" ? t("period.overtimeShort", { number }) : String(number);
}
