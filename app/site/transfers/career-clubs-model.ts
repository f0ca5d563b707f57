import { addresses } from "#contract/addresses.ts";
import type { PlayerStay } from "#contract/transfers.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type CareerClub = {
  readonly key: string;
  /** Key of the page's club marks. */
  readonly club: string;
  readonly name: string;
  readonly href: string;
  readonly seasons: string;
  readonly details: readonly string[];
};
/** The clubs of a career as a line of time, the latest first; empty where no list names him. */
export type CareerClubs = { readonly title: string; readonly clubs: readonly CareerClub[] };

/** TRANSFER1 */
export function careerClubs(stays: readonly PlayerStay[], language: PageLanguage): CareerClubs {
  const t = language.t("transfers");
  return {
    title: t("career.title"),
    clubs: stays.map(({ club, first, from, last, until, isPresent }) => ({
      key: `${first.slug} ${from ?? ""} ${club.slug}`,
      club: club.slug,
      name: language.name(club.name),
      href: addresses.club(language.locale, club.slug),
      seasons: first.slug === last.slug ? first.name : t("career.seasons", { first: first.name, last: last.name }),
      details: [
        ...(from === null ? [] : [t("career.since", { day: numericDay(from, language) })]),
        ...(until === null ? [] : [t("career.until", { day: numericDay(until, language) })]),
        ...(isPresent ? [t("career.present")] : []),
      ],
    })),
  };
}

/** In figures: a month's name would want another case after "since" in Serbian and Slovenian. Noon: the same day everywhere. */
function numericDay(day: string, { format }: PageLanguage): string {
  return format.date(Date.parse(`${day}T12:00:00Z`), "numeric");
}
