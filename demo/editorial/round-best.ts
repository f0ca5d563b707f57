import type { PlayerLine } from "#core/stats/box-score.ts";
import { keyOf, type Signing, type Team } from "../seasons/team.ts";
import type { WorldGame } from "../world.ts";
import { foldedGame } from "./folded-game.ts";

/** A player's line in a game, with the side he played it for. */
export type LineInGame = { readonly line: PlayerLine; readonly team: string; readonly game: WorldGame; readonly side: "home" | "away" };

/** Everybody who played in these games, the best performance first. */
export function bestLines(games: readonly WorldGame[]): readonly LineInGame[] {
  return games
    .flatMap((game) => {
      const { teams } = foldedGame(game).box;
      return (["home", "away"] as const).flatMap((side) =>
        teams[side].players.map((line) => ({ line, team: teams[side].name, game, side })),
      );
    })
    .toSorted((a, b) => (b.line.performanceIndexRating ?? 0) - (a.line.performanceIndexRating ?? 0) || b.line.points - a.line.points);
}

export type Standout = { readonly signing: Signing; readonly team: Team; readonly perGame: number };

/** Best by the index a game, of those who played in at least half of the games of whoever played most. */
export function standouts(games: readonly WorldGame[]): readonly Standout[] {
  const sums = new Map<string, { signing: Signing; team: Team; games: number; index: number }>();
  for (const { line, game, side } of bestLines(games)) {
    const signing = game[side].signings.find(({ player }) => keyOf(player) === line.key);
    if (!line.played || !signing) continue;
    const sum = sums.get(line.key) ?? { signing, team: game[side], games: 0, index: 0 };
    // Who changed clubs has it with the later one: games come in no order, so the day decides.
    const team = signing.validFrom >= sum.signing.validFrom ? game[side] : sum.team;
    sums.set(line.key, { signing, team, games: sum.games + 1, index: sum.index + (line.performanceIndexRating ?? 0) });
  }
  const most = Math.max(0, ...[...sums.values()].map((sum) => sum.games));
  return [...sums]
    .filter(([, sum]) => sum.games * 2 >= most)
    .map(([key, { signing, team, games: played, index }]) => ({ key, signing, team, perGame: index / played }))
    .toSorted((a, b) => b.perGame - a.perGame || (a.key < b.key ? -1 : 1));
}
