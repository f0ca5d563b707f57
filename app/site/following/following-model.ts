import { addresses } from "#contract/addresses.ts";
import type { ClubLine } from "#contract/club-queries.ts";
import { followedKey, type FollowedKey } from "#contract/following.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type SuggestedClub = { readonly mark: ClubMark; readonly href: string; readonly star: FollowedKey };

/** What stands where nothing is followed yet: the clubs that play now. */
export type FollowingPage = { readonly suggestions: readonly SuggestedClub[] };

export function followingPage(clubs: readonly ClubLine[], language: PageLanguage): FollowingPage {
  const playing = clubs.filter(({ competitions }) => competitions.length > 0);
  return {
    suggestions: playing.map((club) => ({
      mark: refMark(club, language),
      href: addresses.club(language.locale, club.slug),
      star: followedKey("club", club.clubId),
    })),
  };
}
