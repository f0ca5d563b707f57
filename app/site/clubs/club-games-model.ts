import { addresses } from "#contract/addresses.ts";
import type { ClubGames } from "#contract/club-queries.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type GameFilter = { readonly label: string; readonly links: readonly LinkChip[] };

/** One season's games, newest first, and the ways to the others. */
export type ClubGamesData = {
  readonly title: string;
  readonly filters: readonly GameFilter[];
  readonly games: readonly GameCard[];
  readonly empty: string;
};

export function clubGamesData(view: ClubGames, leagueSlug: string | null, language: PageLanguage): ClubGamesData {
  const { seasons, seasonSlug, games } = view;
  const t = language.t("clubs");
  const season = seasons.find(({ slug }) => slug === seasonSlug);
  const competitions = season?.competitions ?? [];
  const league = competitions.find((each) => each.leagueSlug === leagueSlug)?.leagueSlug ?? null;
  const tab = addresses.clubTab(language.locale, view.slug, "LatestGames");
  const seasonLinks = seasons.map(({ slug, name }) => ({ text: name, href: `${tab}?season=${slug}`, isCurrent: slug === seasonSlug }));
  const leagueLinks = [
    { text: t("games.allLeagues"), href: `${tab}?season=${seasonSlug}`, isCurrent: league === null },
    ...competitions.map((each) => ({
      text: language.name(each.name),
      href: `${tab}?season=${seasonSlug}&league=${each.leagueSlug}`,
      isCurrent: each.leagueSlug === league,
    })),
  ];
  return {
    title: season ? language.t("shell")("navigation.season", { name: season.name }) : t("tabs.lastGames"),
    filters: [
      ...(seasons.length > 1 ? [{ label: t("games.season"), links: seasonLinks }] : []),
      ...(competitions.length > 1 ? [{ label: t("games.league"), links: leagueLinks }] : []),
    ],
    games: games.map((game) => gameCard(game, language)),
    empty: t(seasons.length === 0 ? "overview.noGames" : "games.empty"),
  };
}
