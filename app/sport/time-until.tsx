import { useEffect, useState } from "react";
import { languageTag } from "#contract/locale.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { timeLeft } from "./time-left.ts";

const lookedAtMs = 20_000;

/** How long until a game begins, in words; nothing on a kept page until scripts run, so its place is its parent's matter. LOOK21 */
export function TimeUntil({ at }: { at: string }) {
  const locale = useLocale();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), lookedAtMs);
    return () => clearInterval(timer);
  }, []);
  const left = now === null ? null : timeLeft(Date.parse(at) - now);
  return left && new Intl.RelativeTimeFormat(languageTag(locale)).format(left.count, left.unit);
}
