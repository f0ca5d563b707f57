import type { Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import type { PlayoffPlan, Seeds } from "#core/league/playoff/playoff-plan.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countedGames } from "./counted-games.ts";
import { dropPages } from "../db/drop-pages.ts";
import { bringGamesUp } from "./playoff-games.ts";
import { playoffGameRows, type PlayoffGameRow, playoffResults, withdrawnTeams } from "./playoff-results.ts";
import { type KeptSeeds, seedsOfLeague } from "./playoff-seeds.ts";

const beforeTheGame: ReadonlySet<string> = new Set(["scheduled", "date-to-be-decided", "postponed", "if-needed", "cancelled"]);

export type PlayoffsNow = {
  readonly bracket: Bracket<TeamId>;
  readonly seeds: Seeds<TeamId> | null;
  readonly rows: readonly PlayoffGameRow[];
};

/**
 * The bracket of a league, its seeds, and the games of its pairings, brought up to the results; a league without play-offs
 * is left alone. Comes after the table, in the same transaction.
 */
export async function projectPlayoffs(transaction: Transaction<Database>, tenantId: TenantId, leagueId: LeagueId): Promise<void> {
  const row = await transaction
    .selectFrom("league_playoffs")
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "league_playoffs.tenant_id").onRef("leagues.league_id", "=", "league_playoffs.league_id"),
    )
    .select(["plan", "seeds", "seeds_by_hand as byHand", "leagues.rule_profile as ruleProfile"])
    .where("league_playoffs.tenant_id", "=", tenantId)
    .where("league_playoffs.league_id", "=", leagueId)
    .executeTakeFirst();
  if (!row) return;
  const { bracket, seeds, rows } = await playoffsNow(transaction, tenantId, leagueId, row.plan, row);
  await transaction
    .updateTable("league_playoffs")
    .set({ bracket: JSON.stringify(bracket), seeds: seeds === null ? null : JSON.stringify(seeds) })
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  const league = { tenantId, leagueId, ruleProfile: row.ruleProfile };
  const changed = await bringGamesUp(transaction, league, row.plan, bracket, rows);
  await dropPages(transaction, tenantId, changed.length === 0 ? [] : [pageTags.schedule, ...changed.map(pageTags.game)]);
}

/** What the play-offs of this plan would be by the results as they stand; writes nothing. */
export async function playoffsNow(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
  kept: KeptSeeds,
): Promise<PlayoffsNow> {
  const rows = await playoffGameRows(transaction, tenantId, leagueId);
  const withdrawn = await withdrawnTeams(transaction, tenantId, leagueId);
  const begun = rows.some(({ status }) => !beforeTheGame.has(status));
  const seeds = await seedsOfLeague(transaction, tenantId, leagueId, plan, kept, { begun, withdrawn });
  const carries = plan.rounds.some(({ duels }) => duels.some(({ carried }) => carried.kind === "meetings"));
  const meetings = carries ? (await countedGames(transaction, tenantId, leagueId)).results : [];
  return { bracket: bracketOf(plan, seeds, playoffResults(rows), { withdrawn, meetings }), seeds, rows };
}
