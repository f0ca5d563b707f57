import { byTime, type GameContext } from "./game-line.ts";
import { byText, type Ranked, topWithTies } from "./ranking.ts";

/** A coach or a referee at a game. `won` is that of the coach's team; of a referee nobody's, `null`. */
export type StaffGame = Pick<GameContext, "game" | "season" | "playedAt" | "round" | "won"> & {
  readonly person: string;
};

export type StaffTally = {
  readonly person: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly seasons: number;
  /** Ids of the first and the latest game. */
  readonly first: string;
  readonly latest: string;
};

/**
 * Games and wins of coaches, or games of referees, by games, then wins, down to a rank with all ties. A forfeit is a
 * coach's win or loss as it is his team's; one who is named twice in a game was there once. STAFF1
 */
export function staffTallies(appearances: readonly StaffGame[], lastRank: number): Ranked<StaffTally>[] {
  const tallies = [...Map.groupBy(appearances, ({ person }) => person)].flatMap(([person, named]) => {
    const games = [...new Map(named.map((game) => [game.game, game])).values()].toSorted(byTime);
    const [first, latest] = [games[0], games.at(-1)];
    if (!first || !latest) return [];
    const wins = games.filter(({ won }) => won === true).length;
    const losses = games.filter(({ won }) => won === false).length;
    const seasons = new Set(games.map(({ season }) => season)).size;
    return [{ person, games: games.length, wins, losses, seasons, first: first.game, latest: latest.game }];
  });
  return topWithTies(
    tallies,
    lastRank,
    (one, other) => other.games - one.games || other.wins - one.wins,
    (one, other) => byText(one.person, other.person),
  );
}
