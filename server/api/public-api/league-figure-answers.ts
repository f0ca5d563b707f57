import type { ApiCalls } from "#contract/api/api-calls.ts";
import { type ClutchSums, clutchFigures } from "#core/stats/clutch-season.ts";
import { combinationSizes } from "#core/stats/history/season-combinations.ts";
import type { Answer, ApiRequest } from "./api-answer.ts";
import { pick } from "./game-answers.ts";
import { addressOf } from "./league-answers.ts";

const usualLastRank = 10;

export async function leadersAnswer({ ports, wire, path, query }: ApiRequest<ApiCalls["leaders"]>): Answer<ApiCalls["leaders"]> {
  const wanted = { phase: query.phase ?? null, categories: [], lastRank: query.limit ?? usualLastRank };
  const view = await ports.statistics.leagueLeaders(addressOf(path), wanted);
  if (!view) return null;
  const { competition, index, lists } = view;
  return {
    competition: wire.competition(competition),
    index,
    lists: lists.map(({ category, leaders }) => ({
      statistic: category.statistic,
      mode: category.mode,
      leaders: leaders.map(({ rank, person, team, value, games }) => ({
        rank,
        player: wire.person(person),
        team: wire.team(team, competition),
        value,
        games,
      })),
    })),
  };
}

export async function clutchAnswer({ ports, wire, path, query }: ApiRequest<ApiCalls["clutch"]>): Answer<ApiCalls["clutch"]> {
  const filter = { phase: query.phase ?? "all", side: query.side ?? null, result: query.result ?? null } as const;
  const view = await ports.statistics.leagueClutch(addressOf(path), filter);
  if (!view) return null;
  const { competition, teams, players } = view;
  const sums = (line: ClutchSums) => ({
    games: line.games,
    wins: line.wins,
    losses: line.losses,
    figures: pick(line, clutchFigures),
  });
  return {
    competition: wire.competition(competition),
    teams: teams.map((line) => ({ team: wire.team(line.team, competition), ...sums(line) })),
    players: players.map((line) => ({ player: wire.person(line.person), team: wire.team(line.team, competition), ...sums(line) })),
  };
}

export async function combinationsAnswer({
  ports,
  wire,
  path,
  query,
}: ApiRequest<ApiCalls["combinations"]>): Answer<ApiCalls["combinations"]> {
  const view = await ports.statistics.leagueCombinations(addressOf(path), {
    phase: query.phase ?? "all",
    size: combinationSizes.find((size) => size === query.size) ?? 5,
    club: query.club ?? null,
    sort: "seconds",
    ascending: false,
    page: null,
  });
  if (!view) return null;
  const { competition, games, lines } = view;
  return {
    competition: wire.competition(competition),
    games: { counted: games.told, played: games.played },
    combinations: lines.map(({ team, persons, ...line }) => ({
      team: wire.team(team, competition),
      players: persons.map((person) => wire.person(person)),
      games: line.games,
      seconds: line.seconds,
      pointsFor: line.pointsFor,
      pointsAgainst: line.pointsAgainst,
      possessionsFor: line.possessionsFor,
      possessionsAgainst: line.possessionsAgainst,
    })),
  };
}

export async function recordsAnswer({ ports, wire, path, query }: ApiRequest<ApiCalls["records"]>): Answer<ApiCalls["records"]> {
  const wanted = { holder: query.holder ?? "player", category: null, phase: query.phase ?? "all" } as const;
  const view = await ports.statistics.leagueRecords(addressOf(path), wanted);
  if (!view) return null;
  return {
    competition: wire.competition(view.competition),
    boards: view.boards.map(({ holder, category, lines, recordedSince }) => ({
      holder,
      category,
      recordedSince,
      lines: lines.map(({ rank, value, person, team, game }) => ({
        rank,
        value,
        player: person && wire.person(person),
        team: wire.team(team, view.competition),
        game: wire.playedGame(game),
      })),
    })),
  };
}
