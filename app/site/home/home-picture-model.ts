import { addresses } from "#contract/addresses.ts";
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

type League = Pick<HomeAnswer["leagues"][number], "competition" | "standings" | "playoffStart">;

export function homePicture({ competition, standings, playoffStart }: League, language: PageLanguage): HomePicture | null {
  if (playoffStart === null) return null;
  const ranks = new Map(standings.map(({ team, rank }) => [team.teamSlug, rank]));
  const line = ({ teamSlug, clubSlug, name }: TeamRef): HomePictureTeam => ({
    rank: ranks.get(teamSlug) ?? 0,
    club: clubSlug,
    name: language.name(name),
  });
  const words = language.t("playoff-picture");
  const { seasonSlug, leagueSlug } = competition;
  return {
    title: words("title", { count: playoffStart.places }),
    note: words("note"),
    more: { href: addresses.leagueTab(language.locale, seasonSlug, leagueSlug, "Playoff"), text: language.t("league")("tabs.playoff") },
    pairs: playoffStart.pairs.map(([one, other]) => [line(one), line(other)] as const),
  };
}
