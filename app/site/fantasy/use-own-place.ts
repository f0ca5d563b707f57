import { useEffect, useState } from "react";
import { useLanguage, useLocale } from "../../i18n/language-provider.tsx";
import { loadAgain } from "../../ui/load-again.ts";
import type { OwnLines, OwnPlaceQuestion } from "./own-place.ts";

/** One's own place in a table, `null` until it is known; its code comes after the page. */
export function useOwnPlace(question: OwnPlaceQuestion | null): OwnLines | null {
  const locale = useLocale();
  const { timeZone } = useLanguage();
  const [own, setOwn] = useState<OwnLines | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    async function watch(asked: OwnPlaceQuestion): Promise<void> {
      const { watchOwnPlace } = await loadAgain(() => import("./own-place.ts"));
      if (!isLeft) stop = watchOwnPlace(asked, locale, timeZone, setOwn);
    }
    // Whoever has no connection sees the table as it is for everybody.
    void watch(question).catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [question, locale, timeZone]);
  return own;
}
