import type { FollowingFeed } from "#contract/following-queries.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks, refMark } from "../../sport/make-club-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The crests and names of all clubs that a feed shows. */
export function feedMarks({ items, live, next, entries }: FollowingFeed, language: PageLanguage): ClubMarks {
  const games = [
    ...live,
    ...next,
    ...entries.flatMap((entry) => ("game" in entry ? entry.game : [])),
    ...items.flatMap((item) => (item.kind === "game" ? item.game : [])),
  ];
  const teams = items.flatMap((item) => ((item.kind === "team" || item.kind === "player") && item.team) || []);
  const clubs = items.flatMap((item) => (item.kind === "club" ? item.club : []));
  return {
    ...Object.fromEntries(clubs.map((club) => [club.slug, refMark(club, language)])),
    ...clubMarks([...games.flatMap(({ home, away }) => [home, away]), ...teams], language),
  };
}
