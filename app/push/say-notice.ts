import { locales, type Locale } from "#contract/locale.ts";
import type { NoticeReader, PushNotice, SayNotice } from "#contract/push-notice.ts";
import { formatFor } from "../i18n/format.ts";
import { nameIn } from "../i18n/name-in.ts";
import type { Translator } from "../i18n/translator.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { noonOf } from "../i18n/day-key.ts";
import { pairingText } from "../i18n/pairing-text.ts";
import { sayFantasyNotice } from "./say-fantasy-notice.ts";

type Words = ReturnType<SayNotice>;
type GameNotice = Extract<PushNotice, { gameId: unknown }>;

/** A notice in its reader's language; who wants to know no scores is told none. PUSH9, PUSH10 */
export function sayNotice(notice: PushNotice, reader: NoticeReader): Words {
  const t = translatorFor(reader.locale, "notices");
  if (notice.kind === "test") return { title: t("testTitle"), body: t("test") };
  if (notice.kind === "news") return sayNews(t, notice, reader);
  if ("league" in notice) return sayFantasyNotice(notice, reader);
  const title = pairingText(reader.locale, nameIn(reader.locale, notice.home), nameIn(reader.locale, notice.away));
  return { title, body: bodyOf(t, notice, reader) };
}

function bodyOf(t: Translator<"notices">, notice: GameNotice, reader: NoticeReader): string {
  const { isSpoilerFree } = reader;
  switch (notice.kind) {
    case "start":
      return t("start");
    case "quarter":
      return sayPeriodEnd(t, notice, isSpoilerFree);
    case "close-finish":
      return isSpoilerFree ? t("closeFinishQuiet") : t("closeFinish", notice.score);
    case "final":
      if (notice.isCorrected) return isSpoilerFree ? t("correctedQuiet") : t("corrected", notice.score);
      return isSpoilerFree ? t("finalQuiet") : t("final", notice.score);
    case "schedule-change":
      return sayChange(t, notice, reader);
  }
}

/** Quarters have their name; a league may play halves, or other periods. */
function sayPeriodEnd(
  t: Translator<"notices">,
  { period, regularPeriods = 4, score }: Extract<PushNotice, { kind: "quarter" }>,
  isSpoilerFree: boolean,
): string {
  const { number } = period;
  if (period.kind === "overtime") return isSpoilerFree ? t("furtherOvertimeQuiet") : t("furtherOvertime", { ...score, number });
  // The end of the last regular period is told only when it goes on.
  if (number === regularPeriods) return isSpoilerFree ? t("overtimeQuiet") : t("overtime", score);
  if (number * 2 === regularPeriods) return isSpoilerFree ? t("halfTimeQuiet") : t("halfTime", score);
  if (regularPeriods === 4) return isSpoilerFree ? t("quarterQuiet", { number }) : t("quarter", { ...score, number });
  return isSpoilerFree ? t("periodQuiet", { number }) : t("period", { ...score, number });
}

function sayChange(
  t: Translator<"notices">,
  { tipOff, tipOffDay = null, status }: Extract<PushNotice, { kind: "schedule-change" }>,
  { locale, timeZone }: NoticeReader,
): string {
  if (status === "postponed") return t("postponed");
  if (status === "cancelled" || status === "annulled") return t("cancelled");
  if (tipOff === null && tipOffDay === null) return t("undecided");
  if (status !== "scheduled") return t("changed");
  if (tipOff !== null) return t("moved", { date: formatFor(locale, timeZone).date(tipOff, "dateTime") });
  // A day is the league's, wherever its reader is.
  return t("movedToDay", { day: formatFor(locale, "UTC").date(noonOf(tipOffDay ?? ""), "dayYear") });
}

function sayNews(t: Translator<"notices">, notice: Extract<PushNotice, { kind: "news" }>, { locale, isSpoilerFree }: NoticeReader): Words {
  if (isSpoilerFree && notice.tellsResults) return { title: t("newsTitle"), body: t("newsQuiet") };
  const text = notice.texts[nearest(locale, Object.keys(notice.texts))];
  return { title: text?.title ?? t("newsTitle"), body: text?.summary ?? "" };
}

/** The reader's language, else the other script, else what there is, in the order of our languages. */
function nearest(locale: Locale, present: readonly string[]): string {
  const wanted = [locale, ...(locale === "sr-cyrl" ? ["sr"] : []), ...locales];
  return wanted.find((candidate) => present.includes(candidate)) ?? "";
}
