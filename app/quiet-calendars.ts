import { hidingScores } from "#contract/addresses.ts";
import { hidesScores } from "./spoilers.ts";

/**
 * Who hides scores gets calendars without them: the links of all pages lead there as soon as one is about to be pressed, copied
 * or followed. Pages are the same for everyone, so it is done here. SPOIL6
 */
export function beginQuietCalendars(): void {
  for (const about of ["pointerdown", "focusin", "contextmenu", "click"]) document.addEventListener(about, fit, { capture: true });
}

function fit({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/calendar.ics"]') : null;
  if (link) link.search = hidesScores() ? hidingScores : "";
}
