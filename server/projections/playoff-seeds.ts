import type { Transaction } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { leagueTable, type PlayoffPlan, type Seeds } from "#core/league/playoff/playoff-plan.ts";
import { isWholeSchedule } from "#core/league/schedule/is-whole-schedule.ts";
import { gamesInRounds } from "../db/games-in-rounds.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countsInTable } from "./game-result.ts";

export type KeptSeeds = { readonly seeds: Seeds<TeamId> | null; readonly byHand: boolean };

/**
 * Who is seeded where: as the office set it; as it was when the play-offs began; else by the final table. `null` while
 * that is open: a game to come or one that the schedule lacks, or teams on one rank, of which a slot needs one. BRACKET9
 */
export async function seedsOfLeague(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
  kept: KeptSeeds,
  { begun, withdrawn }: { readonly begun: boolean; readonly withdrawn: ReadonlySet<TeamId> },
): Promise<Seeds<TeamId> | null> {
  if (kept.byHand || (begun && kept.seeds !== null)) return kept.seeds;
  const season = await regularSeason(transaction, tenantId, leagueId);
  if (!isOver(season, withdrawn)) return null;
  const table = await transaction
    .selectFrom("standings_rows")
    .select(["team_id as team", "rank"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .orderBy("rank")
    .orderBy("team_id")
    .execute();
  const rows = table.filter(({ team }) => !withdrawn.has(team));
  const teams = rows.map(({ team }) => team);
  if (plan.meetings !== undefined && !isWholeSchedule(teams, season, plan.meetings)) return null;
  const last = lastSeed(plan);
  const undrawn = rows.some(({ rank }, index) => index < last && rows[index + 1]?.rank === rank);
  return undrawn || rows.length === 0 ? null : { [leagueTable]: teams };
}

function lastSeed({ rounds }: PlayoffPlan<TeamId>): number {
  const slots = rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first, second]));
  return Math.max(0, ...slots.map((slot) => (slot.kind === "seed" && slot.table === null ? slot.seed : 0)));
}

type RegularGame = { readonly status: GameStatus; readonly home: TeamId; readonly away: TeamId };

async function regularSeason(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<readonly RegularGame[]> {
  return gamesInRounds(transaction, tenantId)
    .select(["games.status", "games.home_team_id as home", "games.away_team_id as away"])
    .where("games.league_id", "=", leagueId)
    .where("rounds.kind", "=", "regular")
    .execute();
}

/** Games of teams that left are not waited for, nor those that the office has taken off. */
function isOver(games: readonly RegularGame[], withdrawn: ReadonlySet<TeamId>): boolean {
  const over = games.every(
    ({ status, home, away }) =>
      countsInTable(status) || status === "cancelled" || status === "annulled" || withdrawn.has(home) || withdrawn.has(away),
  );
  return over && games.some(({ status }) => countsInTable(status));
}
