import { apiBase, apiCalls, apiPath, type ApiCalls } from "#contract/api/api-calls.ts";
import { addresses } from "#contract/addresses.ts";
import type { PlayerLine } from "#contract/player-queries.ts";
import { countStatistics } from "#core/stats/history/statistics.ts";
import { totalOf, type PlayerSums } from "#core/stats/history/sums.ts";
import { pageOf, type Answer, type ApiRequest } from "./api-answer.ts";
import { pick } from "./game-answers.ts";
import { wireName, type Wire } from "./wire.ts";

export async function playersAnswer({ ports, wire, query, limit, after }: ApiRequest<ApiCalls["players"]>): Answer<ApiCalls["players"]> {
  const { players, hasMore } = await ports.publicApi.players({ clubSlug: query.club ?? null, after, limit });
  return {
    data: players.map((line) => ({
      ...player(line, wire),
      team: line.team && { name: wireName(line.team.name), club: line.team.clubSlug, code: line.team.code },
    })),
    last: hasMore ? (players.at(-1)?.person.slug ?? null) : null,
  };
}

export async function playerAnswer({ ports, wire, path }: ApiRequest<ApiCalls["player"]>): Answer<ApiCalls["player"]> {
  const [profile, career] = await Promise.all([
    ports.players.player(path.player, { overview: false }),
    ports.statistics.playerCareer(path.player),
  ]);
  if (!profile) return null;
  const { slug } = profile.person;
  return {
    ...player(profile, wire),
    team: profile.team && profile.competition && wire.team(profile.team, profile.competition),
    absence: profile.absence,
    competition: profile.competition && wire.competition(profile.competition),
    seasons: (career?.seasons ?? []).map(({ competition, phase, team, sums }) => ({
      competition: wire.competition(competition),
      phase,
      team: wire.team(team, competition),
      sums: totals(sums),
    })),
    clubs: profile.stays.map(({ club, first, from, last, until, isPresent }) => ({
      club: wire.club(club),
      firstSeason: first,
      from,
      lastSeason: last,
      until,
      present: isPresent,
    })),
    career: (career?.totals ?? []).map(({ phase, sums }) => ({ phase, sums: totals(sums) })),
    links: {
      games: wire.url(apiPath(apiCalls.playerGames.path, { player: slug })),
      calendar: wire.page((locale) => `${addresses.player(locale, slug)}/calendar.ics`),
    },
  };
}

export async function playerGamesAnswer({
  ports,
  wire,
  path,
  ...place
}: ApiRequest<ApiCalls["playerGames"]>): Answer<ApiCalls["playerGames"]> {
  const career = await ports.statistics.playerCareer(path.player);
  if (!career) return (await ports.players.player(path.player, { overview: false })) && { data: [], last: null };
  return pageOf(
    career.log,
    place,
    ({ game: { ref } }) => `${ref.seasonSlug} ${ref.leagueSlug} ${ref.roundSlug} ${ref.gameSlug}`,
    ({ game, side, won, starter, values }) => ({ game: wire.playedGame(game), side, won, starter, figures: pick(values, countStatistics) }),
  );
}

export async function clubsAnswer({ ports, wire, ...place }: ApiRequest<ApiCalls["clubs"]>): Answer<ApiCalls["clubs"]> {
  return pageOf(
    await ports.clubs.clubs(),
    place,
    ({ slug }) => slug,
    (club) => ({ ...wire.club(club), competitions: club.competitions.map((competition) => wire.competition(competition)) }),
  );
}

export async function clubAnswer({ ports, wire, path }: ApiRequest<ApiCalls["club"]>): Answer<ApiCalls["club"]> {
  const view = await ports.publicApi.clubSeasons(path.club);
  if (!view) return null;
  const { club, profiles, seasons } = view;
  return {
    ...wire.club(club),
    profiles: profiles.map(({ kind, url }) => ({ kind, url })),
    seasons: seasons.map(({ competition, ...season }) => ({ ...season, competition: wire.competition(competition) })),
    honours: seasons.filter(({ champion }) => champion).map(({ competition }) => wire.competition(competition)),
    links: {
      games: wire.url(`${apiBase}/games?${new URLSearchParams({ club: path.club })}`),
      players: wire.url(`${apiBase}/players?${new URLSearchParams({ club: path.club })}`),
      calendar: wire.page((locale) => addresses.clubCalendar(locale, path.club)),
    },
  };
}

function player({ person, shirt, position, birthDate, heightCm, weightKg, nationality, games, portrait }: PlayerLine, wire: Wire) {
  return {
    ...wire.person(person),
    shirt,
    position,
    birthDate,
    heightCm,
    weightKg,
    nationality,
    games,
    portrait: portrait && wire.portrait(portrait),
  };
}

function totals(sums: PlayerSums) {
  const { games, starts, wins, losses } = sums;
  const of = Object.fromEntries(countStatistics.map((statistic) => [statistic, totalOf(sums, statistic)]));
  return { games, starts, wins, losses, totals: pick(of as Record<(typeof countStatistics)[number], number | null>, countStatistics) };
}
