import { apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { Crowd, HallLine, HallAnswer } from "#contract/venue-queries.ts";
import { pageOf, type Answer, type ApiRequest } from "./api-answer.ts";
import { wireName, type Wire } from "./wire.ts";

export async function hallsAnswer({ ports, wire, ...place }: ApiRequest<ApiCalls["halls"]>): Answer<ApiCalls["halls"]> {
  return pageOf(
    await ports.venues.halls(),
    place,
    ({ slug }) => slug,
    (hall) => ({ ...placed(hall, wire), attendance: attendance(hall) }),
  );
}

export async function hallAnswer({ ports, wire, locale, path, query }: ApiRequest<ApiCalls["hall"]>): Answer<ApiCalls["hall"]> {
  const view = await ports.venues.hall(path.hall, { page: 1, locale: query.locale ?? locale });
  if (!view) return null;
  return {
    ...placed(view, wire),
    way: view.way && { text: view.way.text, locale: view.way.textLocale },
    seasons: view.seasons.map((season) => ({ season: season.slug, name: season.name, attendance: attendance(season) })),
  };
}

export async function attendanceAnswer({
  ports,
  wire,
  query,
  ...place
}: ApiRequest<ApiCalls["attendance"]>): Answer<ApiCalls["attendance"]> {
  const all = await ports.venues.crowds();
  const wanted = all.filter(
    ({ competition, team }) =>
      (query.season === undefined || competition.seasonSlug === query.season) &&
      (query.league === undefined || competition.leagueSlug === query.league) &&
      (query.club === undefined || team.clubSlug === query.club),
  );
  return pageOf(
    wanted,
    place,
    ({ competition, team }) => `${competition.seasonSlug} ${competition.leagueSlug} ${team.teamSlug}`,
    ({ competition, team, home, away, seated, seats }) => ({
      team: wire.team(team, competition),
      competition: wire.competition(competition),
      home: crowd(home),
      away: crowd(away),
      seated,
      seats,
    }),
  );
}

function crowd({ games, attendance: total, most }: Crowd) {
  return { games, total, most };
}

function placed({ slug, name, address, city, coordinates, capacity, teams }: HallLine | HallAnswer, wire: Wire) {
  return {
    slug,
    name: wireName(name),
    address: address && wireName(address),
    city: city && wireName(city),
    coordinates,
    seats: capacity,
    homeTeams: teams.map(({ team, competition }) => ({ team: wire.team(team, competition), competition: wire.competition(competition) })),
    href: wire.url(apiPath(apiCalls.hall.path, { hall: slug })),
    page: wire.page((locale) => addresses.hall(locale, slug)),
  };
}

function attendance({ games, attendance: total, most }: Pick<HallLine, "games" | "attendance" | "most">) {
  return { games, total, most: most && most.attendance };
}
