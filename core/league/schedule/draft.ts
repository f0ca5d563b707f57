import type { Pairing } from "./round-robin.ts";
import type { ScheduleProblem, Slot } from "./schedule-problem.ts";

/** A game while the schedule is made: teams by their place in the problem's list, the round from 0. */
export type DraftGame = {
  readonly round: number;
  readonly home: number;
  readonly away: number;
  readonly slot: Slot | null;
};

/** A schedule while it is made. The search changes it in place and takes back what does not help. */
export type Draft = {
  /** By round: Berger's numbers. */
  table: Pairing[][];
  /** Who drew which of Berger's numbers. */
  readonly draw: number[];
  /** By round and game: which of the round's slots; -1 where it has none. */
  readonly slots: number[][];
};

/** A draft read out: its games, and each team's game by round (`null`: a bye). */
export type DraftGames = { readonly games: readonly DraftGame[]; readonly byTeam: readonly (readonly (DraftGame | null)[])[] };

export function gamesOf(problem: ScheduleProblem, { table, draw, slots }: Draft): DraftGames {
  const games: DraftGame[] = [];
  const byTeam = problem.teams.map(() => table.map((): DraftGame | null => null));
  for (const [round, pairings] of table.entries()) {
    for (const [index, { home, away }] of pairings.entries()) {
      const game: DraftGame = {
        round,
        home: draw[home] as number,
        away: draw[away] as number,
        slot: problem.rounds[round]?.slots[slots[round]?.[index] ?? -1] ?? null,
      };
      games.push(game);
      (byTeam[game.home] as (DraftGame | null)[])[round] = game;
      (byTeam[game.away] as (DraftGame | null)[])[round] = game;
    }
  }
  return { games, byTeam };
}
