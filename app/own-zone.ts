import type { Locale } from "#contract/locale.ts";
import { formatFor } from "./i18n/format.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";
import { translatorFor } from "./i18n/use-t.ts";

/** Bears the moment at which a game is to begin. */
const games = "[data-tip-off]";

/**
 * Who is in another time zone than the league reads what its times are with him, beside those of games ahead. Pages are the same for
 * everyone, so it is an attribute that styles show: React leaves it alone, and draws nothing anew. ZONE2
 */
export function beginOwnZone(leagueZone: string): void {
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (ownZone === leagueZone) return;
  const { locale } = messagesOfDocument(document.documentElement);

  async function look(): Promise<void> {
    const marked = [...document.querySelectorAll<HTMLElement>(games)];
    const times = marked.map((game) => ownTime(Date.parse(game.dataset["tipOff"] ?? ""), { locale, leagueZone, ownZone }));
    if (times.some((time) => time !== null)) await loadMessages(locale, ["visitor"]);
    for (const [place, game] of marked.entries()) {
      const time = times[place] ?? null;
      const says = time === null ? undefined : translatorFor(locale, "visitor")("ownTime", { time });
      if (game.dataset["ownTime"] === says) continue;
      if (says === undefined) delete game.dataset["ownTime"];
      else game.dataset["ownTime"] = says;
    }
  }

  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-tip-off"] };
  new MutationObserver(() => void look()).observe(document.body, watched);
  void look();
}

type Zones = { readonly locale: Locale; readonly leagueZone: string; readonly ownZone: string };

/** The time of the clock on the wall there, with its weekday where that is another; `null` where the two clocks agree. ZONE2 */
export function ownTime(at: number, { locale, leagueZone, ownZone }: Zones): string | null {
  if (!Number.isFinite(at)) return null;
  const [theirs, own] = [formatFor(locale, leagueZone), formatFor(locale, ownZone)];
  const isSameDay = theirs.dayKey(at) === own.dayKey(at);
  const time = own.date(at, "time");
  if (isSameDay) return theirs.date(at, "time") === time ? null : time;
  return `${own.date(at, "shortWeekday")} ${time}`;
}
