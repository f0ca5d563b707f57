import { noonOf } from "../i18n/day-key.ts";
import type { ScreenLanguage } from "./screen-language.ts";
import type { GameSummary } from "#contract/game-summary.ts";

type Words = { readonly day: string; readonly time: string; readonly isOpen: boolean };

/** When a game begins: its day and its time, or that the time is to follow; `null` while undecided. SCHED23 */
export function tipOffWords({ tipOff, tipOffDay }: Pick<GameSummary, "tipOff" | "tipOffDay">, { format, t }: ScreenLanguage): Words | null {
  if (tipOff !== null) return { day: format.date(tipOff, "day"), time: format.date(tipOff, "time"), isOpen: false };
  return tipOffDay === null ? null : { day: format.date(noonOf(tipOffDay), "day"), time: t("before.timeUndecided"), isOpen: true };
}
