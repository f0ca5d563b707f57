import { apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { NamedPerson, RefereeCounts, TeamInLeague } from "#contract/staff-queries.ts";
import { type Answer, type ApiRequest, type ListPage, pageOf } from "./api-answer.ts";
import { wireName, type Wire } from "./wire.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export async function coachesAnswer({ ports, wire, ...place }: ApiRequest<ApiCalls["coaches"]>): Answer<ApiCalls["coaches"]> {
  return pageOf(
    await ports.staff.coaches(),
    place,
    ({ slug }) => slug,
    ({ games, wins, losses, seasons, clubs, present, ...person }) => ({
      ...coach(person, wire),
      games,
      wins,
      losses,
      seasons: { ...seasons },
      clubs: clubs.map((club) => wire.club(club)),
      present: present.map((now) => inLeague(now, wire)),
    }),
  );
}

export async function coachAnswer({ ports, wire, path }: ApiRequest<ApiCalls["coach"]>): Answer<ApiCalls["coach"]> {
  const view = await ports.staff.coach(path.coach);
  if (!view) return null;
  return {
    ...coach(view, wire),
    present: view.present.map((place) => inLeague(place, wire)),
    stints: view.stints.map(({ phase, side, games, wins, losses, champion, ...place }) => ({
      ...inLeague(place, wire),
      phase,
      side,
      games,
      wins,
      losses,
      champion,
    })),
    honours: view.honours.map(({ kind, round, month, ...place }) => ({ kind, round, month, ...inLeague(place, wire) })),
    links: { games: wire.url(apiPath(apiCalls.coachGames.path, { coach: view.slug })) },
  };
}

export async function coachGamesAnswer(asked: ApiRequest<ApiCalls["coachGames"]>): Answer<ApiCalls["coachGames"]> {
  const wanted = asked.query.season ?? null;
  return seasonGames(await asked.ports.staff.coachGames(asked.path.coach, wanted), wanted, asked);
}

export async function refereesAnswer({ ports, wire, query, ...place }: ApiRequest<ApiCalls["referees"]>): Answer<ApiCalls["referees"]> {
  const wanted = query.season ?? null;
  const { seasonSlug, referees } = await ports.staff.referees(wanted);
  return pageOf(
    seasonSlug === null || isOther(seasonSlug, wanted) ? [] : referees,
    place,
    ({ slug }) => slug,
    (line) => ({ ...referee(line, wire), season: seasonSlug ?? "", ...counts(line) }),
  );
}

export async function refereeAnswer({ ports, wire, path }: ApiRequest<ApiCalls["referee"]>): Answer<ApiCalls["referee"]> {
  const view = await ports.staff.referee(path.referee, null);
  if (!view) return null;
  return {
    ...referee(view, wire),
    stints: view.stints.map((stint) => ({ competition: wire.competition(stint.competition), ...counts(stint) })),
    links: { games: wire.url(apiPath(apiCalls.refereeGames.path, { referee: view.slug })) },
  };
}

export async function refereeGamesAnswer(asked: ApiRequest<ApiCalls["refereeGames"]>): Answer<ApiCalls["refereeGames"]> {
  const wanted = asked.query.season ?? null;
  return seasonGames(await asked.ports.staff.referee(asked.path.referee, wanted), wanted, asked);
}

type SeasonGames = { readonly seasonSlug: string | null; readonly games: readonly GameSummary[] };
type Place = { readonly wire: Wire; readonly limit: number; readonly after: string | null };

/** `null`: there is nobody of this name. A season in which he had no game is an empty list, not another season's. */
function seasonGames(
  view: SeasonGames | null,
  wanted: string | null,
  { wire, ...place }: Place,
): ListPage<ReturnType<Wire["game"]>> | "bad-cursor" | null {
  if (!view) return null;
  return pageOf(
    isOther(view.seasonSlug, wanted) ? [] : view.games,
    place,
    ({ gameId }) => gameId,
    (game) => wire.game(game),
  );
}

function isOther(shown: string | null, wanted: string | null): boolean {
  return wanted !== null && shown !== wanted;
}

function coach({ slug, name }: NamedPerson, wire: Wire) {
  return {
    slug,
    name: wireName(name),
    href: wire.url(apiPath(apiCalls.coach.path, { coach: slug })),
    page: wire.page((locale) => addresses.coach(locale, slug)),
  };
}

function referee({ slug, name }: NamedPerson, wire: Wire) {
  return {
    slug,
    name: wireName(name),
    href: wire.url(apiPath(apiCalls.referee.path, { referee: slug })),
    page: wire.page((locale) => addresses.referee(locale, slug)),
  };
}

function inLeague({ team, competition }: Pick<TeamInLeague, "team" | "competition">, wire: Wire) {
  return { team: wire.team(team, competition), competition: wire.competition(competition) };
}

function counts({ games, crewChief, playoff, final }: RefereeCounts) {
  return { games, crewChief, playoff, final };
}
