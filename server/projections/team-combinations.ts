import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { type CombinedGame, combinationSizes, longTogether, seasonCombinations } from "#core/stats/history/season-combinations.ts";
import type { CareerPhase } from "../db/history-tables.ts";
import type { PersonId, TeamId } from "../db/row-ids.ts";

/** A game of a team that counts; `told` is `null` where its substitutions do not reconcile. LINE4 */
export type PlayedGame = { readonly team: TeamId; readonly phase: Phase; readonly told: CombinedGame<PersonId> | null };

const phases = ["all", "regular", "playoff"] as const satisfies readonly CareerPhase[];

/** Who was together long enough, by how many they are and the part of the season; also of a team with no such game. LINE6 LINE7 */
export function teamCombinationRows(tenantId: TenantId, played: readonly PlayedGame[]) {
  return [...Map.groupBy(played, ({ team }) => team)].flatMap(([team, ofTeam]) =>
    phases.flatMap((phase) => {
      const games = ofTeam.filter((game) => phase === "all" || game.phase === phase);
      if (games.length === 0) return [];
      const told = games.flatMap((game) => game.told ?? []);
      const row = { tenant_id: tenantId, team_id: team, phase, games_played: games.length, games_told: told.length };
      return combinationSizes.map((size) => ({
        ...row,
        size,
        combinations: longTogether(seasonCombinations(told, size), told.length),
      }));
    }),
  );
}
