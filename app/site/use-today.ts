import { useEffect, useState } from "react";
import { dayKeyIn } from "../i18n/day-key.ts";
import { useLanguage } from "../i18n/language-provider.tsx";

/** The day it is in the league's time zone, `2026-11-21`. Pages are the same for everyone and kept, so only the browser knows it. */
export function useToday(): string | null {
  const { timeZone } = useLanguage();
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(dayKeyIn(timeZone)(Date.now())), [timeZone]);
  return today;
}
