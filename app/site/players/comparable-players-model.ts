import type { PlayerBeside } from "#contract/player-queries.ts";
import type { ComparablePlayers } from "#contract/statistics-queries.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type ComparisonParameters, comparisonPath } from "./comparison-address.ts";
import type { PlayerLink } from "./player-links.tsx";

/** Whom one may put beside somebody who stands alone; each once. COMPARE4 */
export type PlayerOffer = { readonly title: string; readonly players: readonly PlayerLink[] };

export function playerOffers(
  slug: string,
  { mates, alike, leaders }: ComparablePlayers,
  wanted: ComparisonParameters,
  language: PageLanguage,
): readonly PlayerOffer[] {
  const t = language.t("players");
  const offered = new Set([slug]);
  const offer = (title: string, players: readonly PlayerBeside[]): PlayerOffer => {
    const others = players.filter(({ person }) => !offered.has(person.slug));
    for (const { person } of others) offered.add(person.slug);
    return {
      title,
      players: others.map(({ person, team, shirt }) => ({
        href: comparisonPath(language.locale, [slug, person.slug], wanted),
        name: shortName(person, language),
        shirt,
        club: team.clubSlug,
      })),
    };
  };
  return [offer(t("compare.mates"), mates), offer(t("compare.alike"), alike), offer(t("compare.leaders"), leaders)].filter(
    ({ players }) => players.length > 0,
  );
}
