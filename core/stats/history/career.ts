import { never } from "../../kernel/never.ts";
import { byTime, type Phase, type PlayerGame } from "./game-line.ts";
import { byText } from "./ranking.ts";
import { type RecordEntry, recordList } from "./record-list.ts";
import { type CountStatistic, countIn, countStatistics, featStatistics } from "./statistics.ts";
import { mergePlayerSums, noPlayerSums, type PlayerSums, sumPlayerGames } from "./sums.ts";

export type CareerRow = {
  readonly season: string;
  readonly league: string;
  readonly phase: Phase;
  readonly club: string;
  readonly team: string;
  readonly sums: PlayerSums;
};

export type Career = {
  /** One row for each league, phase and team, in the order of their first games. */
  readonly rows: readonly CareerRow[];
  readonly total: PlayerSums;
  readonly debut: PlayerGame | null;
  readonly latest: PlayerGame | null;
  /** In the order of the first game. */
  readonly seasons: readonly string[];
  readonly clubs: readonly string[];
};

/** A player's career out of all of his games. The total is the sum of its rows. CAREER1 */
export function careerOf(games: readonly PlayerGame[]): Career {
  const played = games.filter(({ forfeited }) => !forfeited).toSorted(byTime);
  const stays = Map.groupBy(played, ({ league, phase, team }) => JSON.stringify([league, phase, team]));
  const rows = [...stays.values()].flatMap((stay) => {
    const [first] = stay;
    if (!first) return [];
    const { season, league, phase, club, team } = first;
    return [{ season, league, phase, club, team, sums: sumPlayerGames(stay) }];
  });
  return {
    rows,
    total: rows.reduce((sum, row) => mergePlayerSums(sum, row.sums), noPlayerSums),
    debut: played[0] ?? null,
    latest: played.at(-1) ?? null,
    seasons: [...new Set(played.map(({ season }) => season))],
    clubs: [...new Set(played.map(({ club }) => club))],
  };
}

/** A league that a team has won. */
export type Title = { readonly league: string; readonly season: string; readonly team: string };

/** The titles of a player: those of leagues that his team won and in which he played for it. CAREER4 */
export function titlesOf(games: readonly PlayerGame[], champions: readonly Title[]): Title[] {
  return champions.filter(({ league, team }) => games.some((game) => !game.forfeited && game.league === league && game.team === team));
}

export const splitKinds = ["side", "result", "phase", "month", "opponent", "starter"] as const;
export type SplitKind = (typeof splitKinds)[number];
/** `value`: `home`/`away`, `won`/`lost`, the phase, `yyyy-mm`, the opponents' club, `starter`/`bench`. */
export type Split = { readonly value: string; readonly sums: PlayerSums };

/** A player's games parted by one thing, each part added up; a game without it (undated, level) is in no part. CAREER2 */
export function splitsOf(games: readonly PlayerGame[], kind: SplitKind, monthOf: (playedAt: number) => string): Split[] {
  const parts = Map.groupBy(
    games.filter(({ forfeited }) => !forfeited),
    (game) => splitValue(game, kind, monthOf),
  );
  return [...parts]
    .flatMap(([value, part]) => (value === null ? [] : [{ value, sums: sumPlayerGames(part) }]))
    .toSorted((one, other) => byText(one.value, other.value));
}

function splitValue(game: PlayerGame, kind: SplitKind, monthOf: (playedAt: number) => string): string | null {
  switch (kind) {
    case "side":
      return game.side;
    case "result":
      return game.won === null ? null : game.won ? "won" : "lost";
    case "phase":
      return game.phase;
    case "month":
      return game.playedAt === null ? null : monthOf(game.playedAt);
    case "opponent":
      return game.opponentClub;
    case "starter":
      return game.starter ? "starter" : "bench";
    default:
      return never(kind);
  }
}

/** A player's games, the newest first. TOTAL6 */
export function gameLog<Game extends PlayerGame>(games: readonly Game[]): Game[] {
  return games.toSorted((one, other) => byTime(other, one));
}

/** The best of his games in each count, all ties, the earlier first; a best of nothing is none. CAREER3 */
export function personalBests(games: readonly PlayerGame[]): ReadonlyMap<CountStatistic, readonly RecordEntry[]> {
  const bests = new Map<CountStatistic, readonly RecordEntry[]>();
  for (const statistic of countStatistics) {
    if (featStatistics.has(statistic)) continue;
    const entries = games.flatMap((game): RecordEntry[] => {
      const value = game.forfeited ? null : countIn(game, statistic);
      if (value === null || value <= 0) return [];
      const { person, season, playedAt, team, opponentTeam } = game;
      return [{ value, holder: person, game: game.game, season, playedAt, team, opponentTeam }];
    });
    if (entries.length > 0) bests.set(statistic, recordList(entries, { order: "most", lastRank: 1 }));
  }
  return bests;
}
