import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { useLanguage, useLocale } from "../../i18n/language-provider.tsx";
import { loadAgain } from "../../ui/load-again.ts";

/** Asks for what is one's own once it is known who is here, and shows it; answers with what ends that. */
export type Watch<Question, Own> = (question: Question, locale: Locale, timeZone: string, show: (own: Own) => void) => () => void;

/** What of a public page is one's own, `null` until it is known; its code comes after the page. `load`: one and the same each time. */
export function useOwnPart<Question, Own>(question: Question | null, load: () => Promise<Watch<Question, Own>>): Own | null {
  const locale = useLocale();
  const { timeZone } = useLanguage();
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    async function begin(asked: Question): Promise<void> {
      const watch = await loadAgain(load);
      if (!isLeft) stop = watch(asked, locale, timeZone, setOwn);
    }
    // Whoever has no connection sees the page as it is for everybody.
    void begin(question).catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [question, load, locale, timeZone]);
  return own;
}
