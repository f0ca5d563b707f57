import { formatFor, type Format } from "./format.ts";
import { useLanguage } from "./language-provider.tsx";

/** Numbers, records, minutes and dates in the page's language and the league's time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useLanguage();
  return formatFor(locale, timeZone);
}
