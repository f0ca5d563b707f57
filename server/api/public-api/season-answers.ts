import type { ApiCalls } from "#contract/api/api-calls.ts";
import { apiCalls, apiPath } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { SeasonHead, SeasonLeague } from "#contract/season-queries.ts";
import type { Transfer } from "#contract/transfers.ts";
import { pageOf, type Answer, type ApiRequest } from "./api-answer.ts";
import type { Wire } from "./wire.ts";

export async function siteAnswer({ ports, wire }: ApiRequest<ApiCalls["site"]>): Answer<ApiCalls["site"]> {
  const site = await ports.site.site();
  const { color1, color2, color3, color4, color5 } = site.colors;
  return {
    slug: site.slug,
    title: site.title,
    shortTitle: site.shortTitle,
    defaultLocale: site.defaultLocale,
    timeZone: site.timeZone,
    colors: [color1, color2, color3, color4, color5],
    currentSeason: site.currentSeason && {
      slug: site.currentSeason.slug,
      name: site.currentSeason.name,
      ...seasonLinks(site.currentSeason.slug, wire),
    },
    leagues: site.leagues.map((league) => wire.competition(league)),
    page: wire.page(addresses.home),
  };
}

export async function seasonsAnswer({ ports, wire, ...place }: ApiRequest<ApiCalls["seasons"]>): Answer<ApiCalls["seasons"]> {
  return pageOf(
    await ports.seasons.seasons(),
    place,
    ({ slug }) => slug,
    (season) => seasonHead(season, wire),
  );
}

export async function seasonAnswer({ ports, wire, path }: ApiRequest<ApiCalls["season"]>): Answer<ApiCalls["season"]> {
  const season = await ports.seasons.season(path.season);
  if (!season) return null;
  return {
    ...seasonHead(season, wire),
    leagues: season.leagues.map((league) => seasonLeague(league, wire)),
    teams: season.clubs.flatMap(({ team, leagues }) => leagues.slice(0, 1).map((league) => wire.team(team, league))),
  };
}

export async function leaguesAnswer({ ports, wire, path, ...place }: ApiRequest<ApiCalls["leagues"]>): Answer<ApiCalls["leagues"]> {
  const season = await ports.seasons.season(path.season);
  return (
    season &&
    pageOf(
      season.leagues,
      place,
      ({ competition }) => competition.leagueSlug,
      (league) => seasonLeague(league, wire),
    )
  );
}

export async function transfersAnswer({
  ports,
  wire,
  path,
  query,
  ...place
}: ApiRequest<ApiCalls["transfers"]>): Answer<ApiCalls["transfers"]> {
  const found = await ports.seasons.transfers({ seasonSlug: path.season, clubSlug: query.club ?? null });
  return (
    found &&
    pageOf(
      found.transfers,
      place,
      ({ person, from, to, day }) => [person.slug, from?.slug, to?.slug, day].join(" "),
      (transfer) => wireTransfer(transfer, wire),
    )
  );
}

export function wireTransfer({ person, from, to, day }: Transfer, wire: Wire) {
  return { player: wire.person(person), from: from && wire.club(from), to: to && wire.club(to), day };
}

function seasonHead({ slug, name, isCurrent, startsOn, endsOn }: SeasonHead, wire: Wire) {
  return { slug, name, isCurrent, startsOn, endsOn, ...seasonLinks(slug, wire) };
}

function seasonLinks(slug: string, wire: Wire) {
  return {
    href: wire.url(apiPath(apiCalls.season.path, { season: slug })),
    page: wire.page((locale) => addresses.season(locale, slug)),
  };
}

function seasonLeague({ competition, kind, teams, champion }: SeasonLeague, wire: Wire) {
  return { competition: wire.competition(competition), kind, teams, champion: champion && wire.team(champion, competition) };
}
