import type { Kysely, Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import { checkPlan, checkSeeds, type PlanProblem } from "#core/league/playoff/check-plan.ts";
import { leagueTable, type PlayoffPlan, type Seeds } from "#core/league/playoff/playoff-plan.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { competitionsFor } from "../db/repositories/competitions.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";
import { outsideSeason, seasonSpanOf } from "../db/season-span-of.ts";
import { projectLeague } from "../projections/league.ts";
import { playoffsNow } from "../projections/playoffs.ts";

/** Play-offs that cannot be, told in one line. */
export class ImpossiblePlayoffs extends Error {}

/**
 * Publishes the play-offs of a league: its rounds, its bracket, and the games of pairings that are known already. Given
 * `seeds`, these stand in place of the final table; given again, the plan is changed, and games it no longer has are
 * cancelled. Throws `ImpossiblePlayoffs` for a plan with problems. BRACKET9
 */
export async function definePlayoffs(
  db: Kysely<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
  seeds: Seeds<TeamId> | null = null,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await refuseImpossible(transaction, tenantId, leagueId, plan, seeds);
    await saveRounds(transaction, tenantId, leagueId, plan);
    const row = { plan: JSON.stringify(plan), ...(seeds && { seeds: JSON.stringify(seeds), seeds_by_hand: true }) };
    const bracket = JSON.stringify({ rounds: [], places: [], strays: [] } satisfies Bracket<TeamId>);
    await transaction
      .insertInto("league_playoffs")
      .values({ tenant_id: tenantId, league_id: leagueId, bracket, ...row })
      .onConflict((conflict) => conflict.columns(["tenant_id", "league_id"]).doUpdateSet(row))
      .execute();
    await projectLeague(transaction, tenantId, leagueId);
    await dropPages(transaction, tenantId, [pageTags.league(leagueId)]);
  });
}

/** The bracket as it would be, published or not. Throws like `definePlayoffs`, and writes nothing. */
export async function previewPlayoffs(
  db: Kysely<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
  seeds: Seeds<TeamId> | null = null,
): Promise<Bracket<TeamId>> {
  return inTransaction(db, async (transaction) => {
    await refuseImpossible(transaction, tenantId, leagueId, plan, seeds);
    const published = await transaction
      .selectFrom("league_playoffs")
      .select(["seeds", "seeds_by_hand as byHand"])
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", leagueId)
      .executeTakeFirst();
    const kept = seeds ? { seeds, byHand: true } : (published ?? { seeds: null, byHand: false });
    return (await playoffsNow(transaction, tenantId, leagueId, plan, kept)).bracket;
  });
}

async function refuseImpossible(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
  seeds: Seeds<TeamId> | null,
): Promise<void> {
  const teams = await transaction
    .selectFrom("teams")
    .select("team_id")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  refuse(checkPlan(plan, seeds ? null : { [leagueTable]: teams.length }));
  if (seeds) refuse(checkSeeds(plan, seeds));
  const span = await seasonSpanOf(transaction, tenantId, leagueId);
  const tipOffs = plan.rounds.flatMap(({ duels }) => duels.flatMap((duel) => duel.tipOffs));
  const far = tipOffs.map((tipOff) => outsideSeason(tipOff, span)).find((each) => each !== null);
  if (far !== undefined) throw new ImpossiblePlayoffs(far);
  const own = new Set(teams.map(({ team_id }) => team_id));
  const fixed = plan.rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first, second]));
  const named = [...Object.values(seeds ?? {}).flat(), ...fixed.flatMap((slot) => (slot.kind === "team" ? [slot.team] : []))];
  const stranger = named.find((team) => !own.has(team));
  if (stranger !== undefined) throw new ImpossiblePlayoffs(`no team of this league: ${stranger}`);
}

function refuse(problems: readonly PlanProblem[]): void {
  const [first, ...rest] = problems;
  if (!first) return;
  const more = rest.length === 0 ? "" : ` (and ${rest.length} more)`;
  throw new ImpossiblePlayoffs(`${first.kind} in ${first.at}: ${first.detail}${more}`);
}

/** The rounds of the play-offs stand behind those of the season. */
async function saveRounds(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  leagueId: LeagueId,
  plan: PlayoffPlan<TeamId>,
): Promise<void> {
  const known = await transaction
    .selectFrom("rounds")
    .select(["slug", "number", "kind"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  const regular = known.filter(({ kind }) => kind === "regular");
  const taken = plan.rounds.find(({ slug }) => regular.some((round) => round.slug === slug));
  if (taken) throw new ImpossiblePlayoffs(`the season has a round ${taken.slug} already`);
  const last = Math.max(0, ...regular.map(({ number }) => number));
  for (const [index, { slug, stage }] of plan.rounds.entries()) {
    await competitionsFor(transaction, tenantId).saveRound({
      leagueId,
      slug,
      number: last + index + 1,
      kind: "playoff",
      name: null,
      stage,
    });
  }
}
