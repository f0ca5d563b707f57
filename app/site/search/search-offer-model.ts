import { addresses } from "#contract/addresses.ts";
import type { NewsCard } from "#contract/editorial-queries.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { HomeAnswer } from "#contract/queries.ts";
import type { TeamRef } from "#contract/refs.ts";
import type { FoundTeam, SearchAnswer } from "#contract/search-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { fullName } from "../../sport/full-name.ts";
import { momentOf, phaseOf } from "../../sport/game-phase.ts";
import { searchGroups, type SearchGroup } from "./search-rows-model.ts";

export type OfferedGroup = SearchGroup & { readonly title: string };

const offeredKinds = ["games", "players", "news"] as const;
const shown = { games: 5, players: 6 } as const;

/** Before anybody has typed: what is played now and next, who leads in something, what was written last. LOOK20 */
export function searchOffer({ leagues }: HomeAnswer, news: readonly NewsCard[], language: PageLanguage): OfferedGroup[] {
  const t = language.t("search");
  const offered: SearchAnswer = {
    words: "",
    matched: [],
    isNearest: false,
    suggestions: [],
    clubs: [],
    players: leadingPlayers(leagues, language),
    staff: [],
    halls: [],
    games: nearestGames(leagues).map((game) => offeredGame(game, language)),
    news: news.map(({ slug, title, textLocale, publishedAt }) => ({
      href: addresses.newsItem(language.locale, slug),
      title,
      locale: textLocale,
      publishedAt,
    })),
    documents: [],
    more: [],
  };
  const groups = searchGroups(offered, language);
  return offeredKinds.flatMap((kind) => {
    const group = groups.find((each) => each.kind === kind);
    return group ? [{ ...group, title: t(`offer.${kind}`) }] : [];
  });
}

/** Those being played, then the next; of any league. */
function nearestGames(leagues: HomeAnswer["leagues"]): readonly GameSummary[] {
  const live = leagues.flatMap(({ latest }) => latest.filter(({ status }) => phaseOf(status) === "live"));
  const next = leagues
    .flatMap((league) => league.next)
    .toSorted((one, other) => (momentOf(one) ?? Infinity) - (momentOf(other) ?? Infinity));
  const games = new Map([...live, ...next].map((game) => [game.gameId, game]));
  return [...games.values()].slice(0, shown.games);
}

function leadingPlayers(leagues: HomeAnswer["leagues"], language: PageLanguage): SearchAnswer["players"] {
  const first = leagues.flatMap(({ leaders }) => leaders.flatMap(({ entries }) => entries.slice(0, 1)));
  const players = new Map(first.map((entry) => [entry.player.slug, entry]));
  return [...players.values()].slice(0, shown.players).map(({ player, team }) => ({
    href: addresses.player(language.locale, player.slug),
    name: fullName(player, language),
    shirt: player.shirt,
    team: foundTeam(team, language),
  }));
}

function offeredGame(game: GameSummary, language: PageLanguage): SearchAnswer["games"][number] {
  const { gameId, ref, home, away, status, lastLine, tipOff, tipOffDay } = game;
  const points = home.points === null || away.points === null ? null : { home: home.points, away: away.points };
  return {
    gameId,
    href: addresses.game(language.locale, ref),
    home: foundTeam(home, language),
    away: foundTeam(away, language),
    points,
    status,
    lastLine,
    tipOff,
    tipOffDay,
  };
}

function foundTeam({ name, code, primaryColor, secondaryColor, crestUrl }: TeamRef, language: PageLanguage): FoundTeam {
  return { name: language.name(name), code, primaryColor, secondaryColor, crestUrl };
}
