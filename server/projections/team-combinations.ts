import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import {
  type CombinationSize,
  combinationSizes,
  type CombinedGame,
  longTogether,
  type SeasonCombination,
  seasonCombinations,
} from "#core/stats/history/season-combinations.ts";
import type { CareerPhase } from "../db/history-tables.ts";
import type { PersonId, TeamId } from "../db/row-ids.ts";

/** A game of a team that counts; `told` is `null` where its substitutions do not reconcile. LINE4 */
export type PlayedGame = { readonly team: TeamId; readonly phase: Phase; readonly told: CombinedGame<PersonId> | null };

const phases = ["all", "regular", "playoff"] as const satisfies readonly CareerPhase[];

/** Who was together long enough, by how many they are and the part of the season; also of a team with no such game. LINE6 LINE7 */
export function teamCombinationRows(tenantId: TenantId, played: readonly PlayedGame[]) {
  return [...Map.groupBy(played, ({ team }) => team)].flatMap(([team, ofTeam]) => {
    const ofAll = combinationsOfSizes(toldOf(ofTeam));
    return phases.flatMap((phase) => {
      const games = ofTeam.filter((game) => phase === "all" || game.phase === phase);
      if (games.length === 0) return [];
      const told = toldOf(games);
      const row = { tenant_id: tenantId, team_id: team, phase, games_played: games.length, games_told: told.length };
      // Of a team without play-offs the regular season is all there is.
      return (games.length === ofTeam.length ? ofAll : combinationsOfSizes(told)).map((each) => ({ ...row, ...each }));
    });
  });
}

function toldOf(games: readonly PlayedGame[]): readonly CombinedGame<PersonId>[] {
  return games.flatMap(({ told }) => told ?? []);
}

type CombinationsOfSize = { readonly size: CombinationSize; readonly combinations: readonly SeasonCombination<PersonId>[] };

function combinationsOfSizes(told: readonly CombinedGame<PersonId>[]): readonly CombinationsOfSize[] {
  return combinationSizes.map((size) => ({ size, combinations: longTogether(seasonCombinations(told, size), told.length) }));
}
