import { addresses } from "#contract/addresses.ts";
import type { ClubLine } from "#contract/club-queries.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { refMark } from "../../sport/make-club-marks.ts";
import type { PageLink } from "../../ui/page-link.ts";

type ListedClub = { readonly mark: ClubMark; readonly href: string; readonly note: string; readonly star: FollowedKey };
type Group = { readonly title: string; readonly clubs: readonly ListedClub[] };

export type ClubListPage = {
  readonly title: string;
  readonly further: readonly PageLink[];
  readonly groups: readonly Group[];
  readonly empty: string;
};

/** Those that play now by their leagues, then all others; within each in the order of their names. */
export function clubListPage(clubs: readonly ClubLine[], season: SiteAnswer["currentSeason"], language: PageLanguage): ClubListPage {
  const t = language.t("clubs");
  const inOrder = language.byName(clubs, ({ name }) => language.name(name));
  const playing = inOrder.filter(({ competitions }) => competitions.length > 0);
  const others = inOrder.filter(({ competitions }) => competitions.length === 0);
  const groups = [
    { title: t("list.playing", { season: season?.name ?? "" }), clubs: playing.map((club) => listed(club, language)) },
    { title: t("list.former"), clubs: others.map((club) => listed(club, language)) },
  ];
  const further = [
    { href: addresses.halls(language.locale), text: language.t("halls")("title") },
    { href: addresses.coaches(language.locale), text: language.t("staff")("coaches.title") },
    { href: addresses.referees(language.locale), text: language.t("staff")("referees.title") },
  ];
  return { title: t("title"), further, groups: groups.filter((group) => group.clubs.length > 0), empty: t("list.empty") };
}

function listed(club: ClubLine, language: PageLanguage): ListedClub {
  const mark = refMark(club, language);
  return { mark, href: addresses.club(language.locale, club.slug), note: noteOn(club, language), star: followedKey("club", club.clubId) };
}

function noteOn({ competitions, lastSeasonName }: ClubLine, language: PageLanguage): string {
  const t = language.t("clubs");
  if (competitions.length > 0) return competitions.map(({ name }) => language.name(name)).join(" · ");
  return lastSeasonName === null ? t("list.neverEntered") : t("list.lastSeason", { season: lastSeasonName });
}
