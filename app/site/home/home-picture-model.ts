import { addresses } from "#contract/addresses.ts";
import type { PlayoffPicture } from "#contract/playoff-view.ts";
import type { HomeAnswer } from "#contract/queries.ts";
import type { TeamRef } from "#contract/refs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type HomePictureTeam = { readonly rank: number; readonly club: string; readonly name: string };

/** Who would meet whom first if the table ended as it stands. LOOK28 */
export type HomePicture = {
  readonly title: string;
  readonly note: string;
  readonly more: { readonly href: string; readonly text: string };
  readonly pairs: readonly (readonly [HomePictureTeam, HomePictureTeam])[];
};

/** Once a game of the play-offs is made, its pairs are known and stand among the games. */
export function beforePlayoffs({ latest, next }: HomeAnswer["leagues"][number]): boolean {
  return latest.length > 0 && [...latest, ...next].every(({ ref }) => ref.playoff === null);
}

/** `null`: the plan names no two teams yet that would meet. */
export function homePicture(
  { places, rows, rounds }: PlayoffPicture,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
  language: PageLanguage,
): HomePicture | null {
  const ranks = new Map(rows.map(({ team, rank }) => [team.teamSlug, rank]));
  const line = ({ teamSlug, clubSlug, name }: TeamRef): HomePictureTeam => ({
    rank: ranks.get(teamSlug) ?? 0,
    club: clubSlug,
    name: language.name(name),
  });
  const pairs = (rounds[0]?.duels ?? []).flatMap(({ first, second }) =>
    first.team && second.team ? [[line(first.team), line(second.team)] as const] : [],
  );
  if (pairs.length === 0) return null;
  const words = language.t("playoff-picture");
  return {
    title: words("title", { count: places }),
    note: words("note"),
    more: { href: addresses.leagueTab(language.locale, seasonSlug, leagueSlug, "Playoff"), text: language.t("league")("tabs.playoff") },
    pairs,
  };
}

/** The teams whose crests it shows. */
export function pictureTeams(picture: PlayoffPicture | null): readonly TeamRef[] {
  return picture?.rows.map(({ team }) => team) ?? [];
}
