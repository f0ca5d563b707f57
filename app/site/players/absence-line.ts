import type { Absence } from "#contract/availability.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** "Out – injury, expected back 5 December 2026". */
export function absenceLine(absence: Absence, language: PageLanguage): string {
  const status = language.t("availability")(`status.${absence.status}`);
  const rest = absenceReason(absence, language);
  return rest === "" ? status : `${status} – ${rest}`;
}

/** What is told besides the status; perhaps nothing. */
export function absenceReason({ reason, expectedBack }: Absence, language: PageLanguage): string {
  const t = language.t("availability");
  const day = expectedBack && language.format.date(Date.parse(`${expectedBack}T12:00:00Z`), "long");
  return [...(reason ? [t(`reasons.${reason}`)] : []), ...(day ? [t("back", { day })] : [])].join(", ");
}
