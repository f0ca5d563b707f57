import type { FantasyNotice } from "#contract/fantasy-notice.ts";
import type { NoticeReader, NoticeWords } from "#contract/push-notice.ts";
import { nameIn } from "../i18n/name-in.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { roundTitle } from "../sport/round-title.ts";

/** What is told of one's own fantasy team; who wants to know no results is told no figures. PUSH10, FANN1 */
export function sayFantasyNotice(notice: FantasyNotice, { locale, timeZone, isSpoilerFree }: NoticeReader): NoticeWords {
  const language = pageLanguage(locale, timeZone);
  const t = language.t("notices");
  const round = roundTitle(notice.round, language);
  const tenths = (value: number) => language.format.decimal(value / 10);
  return { title: t("fantasy.title", { league: nameIn(locale, notice.name) }), body: bodyOf() };

  function bodyOf(): string {
    switch (notice.kind) {
      case "fantasy-day-before":
      case "fantasy-two-hours":
        return sayDeadline(notice);
      case "fantasy-result":
        if (isSpoilerFree) return t("fantasy.resultQuiet", { round });
        return t("fantasy.result", {
          round,
          points: tenths(notice.points),
          place: language.format.number(notice.place),
          teams: language.format.number(notice.teams),
          total: language.format.number(notice.totalPlace),
        });
      case "fantasy-price":
        return isSpoilerFree ? t("fantasy.pricesQuiet") : sayPrices(notice);
      case "fantasy-correction":
        if (isSpoilerFree) return t("fantasy.correctionQuiet", { round });
        return t("fantasy.correction", { round, before: tenths(notice.before), after: tenths(notice.after) });
      case "fantasy-duel":
        return t("fantasy.duel", { round, duels: notice.duels });
    }
  }

  /** By the league's clocks; whose own are others is told so. */
  function sayDeadline(deadline: Extract<FantasyNotice, { locksAt: number }>): string {
    const date = pageLanguage(locale, deadline.timeZone).format.date(deadline.locksAt, "dateTime");
    const parts = [t(deadline.timeZone === timeZone ? "fantasy.deadline" : "fantasy.deadlineElsewhere", { date })];
    if (deadline.missing > 0) parts.push(t("fantasy.missing", { missing: deadline.missing }));
    if (deadline.isUnseen) parts.push(t("fantasy.unseen"));
    return parts.join(" ");
  }

  function sayPrices({ players, more }: Extract<FantasyNotice, { kind: "fantasy-price" }>): string {
    const list = players
      .map(({ familyName, before, after }) => `${nameIn(locale, familyName)} ${tenths(before)} → ${tenths(after)}`)
      .join(", ");
    return t("fantasy.prices", { list, more });
  }
}
