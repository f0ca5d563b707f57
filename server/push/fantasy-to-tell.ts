import { fantasyPushKinds } from "#core/push/push-kinds.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { deadlinesToTell } from "./fantasy-deadlines.ts";
import { noteFantasyNews, wantsToHear } from "./note-fantasy-news.ts";

/** So many players whose prices moved are named. */
const mostNamed = 3;
/** A price that moved less is none to tell, in tenths. FANN4 */
const leastStep = 5;

/** Writes down what managers are to be told of their teams and were not told yet, each to the devices of his account. FANN1 */
export async function noteFantasy(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<boolean> {
  if (!(await mayBeNews(db, tenants))) return false;
  return db.transaction().execute(async (transaction) => {
    // What the planner cannot foresee of small tables would be compiled for longer than it runs.
    await sql`set local jit = off`.execute(transaction);
    const told = [
      await deadlinesToTell(transaction, tenants),
      await noteFantasyNews(transaction, "fantasy-result", resultsOf(tenants)),
      await noteFantasyNews(transaction, "fantasy-price", pricesOf(tenants)),
      await noteFantasyNews(transaction, "fantasy-correction", correctionsOf(tenants)),
      await noteFantasyNews(transaction, "fantasy-duel", duelsOf(tenants)),
    ];
    return told.includes(true);
  });
}

/** Whether somebody wants to hear of a team, and a round is near its deadline or became something within a day: mostly not. */
async function mayBeNews(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<boolean> {
  const { rows } = await sql<{ maybe: boolean }>`
    select exists (select from push_subscriptions where tenant_id = any(${tenants}::uuid[]) and kinds && ${[...fantasyPushKinds]}::text[])
      and (exists (select from fantasy_rounds where tenant_id = any(${tenants}::uuid[])
          and locks_at between now() and now() + interval '24 hours')
        or exists (select from fantasy_round_events where tenant_id = any(${tenants}::uuid[])
          and kind in ('opened', 'locked', 'final') and at > now() - interval '1 day')) as maybe`.execute(db);
  return rows[0]?.maybe ?? false;
}

/** What became of rounds within a day. */
function recentFacts(tenants: readonly TenantId[], kind: "final" | "locked" | "opened"): RawBuilder<unknown> {
  return sql`fact.tenant_id = any(${tenants}::uuid[]) and fact.kind = ${kind} and fact.at > now() - interval '1 day'`;
}

const managers = sql`fantasy_managers own on own.tenant_id = fact.tenant_id and own.league_id = fact.league_id`;

/** Points and places of rounds that are final. FANN3 */
function resultsOf(tenants: readonly TenantId[]): RawBuilder<unknown> {
  return sql`
    select own.tenant_id, own.league_id, own.team_id, fact.round, fact.at as happened_at, jsonb_build_object('team', team.number, 'points', scored.points,
      'place', scored.place, 'totalPlace', scored.total_place, 'teams', figures.teams) as told
    from fantasy_round_events fact
    join ${managers}
    join fantasy_teams team on team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
    join fantasy_team_rounds scored on scored.tenant_id = own.tenant_id and scored.league_id = own.league_id
      and scored.round = fact.round and scored.team_id = own.team_id
    join fantasy_round_figures figures on figures.tenant_id = own.tenant_id and figures.league_id = own.league_id
      and figures.round = fact.round
    where ${recentFacts(tenants, "final")} and fact.revision = 1 and ${wantsToHear("fantasy-result", sql`fact.round`)}`;
}

/** Players of a squad whose prices of the market that has opened are others than in the one before. FANN4 */
function pricesOf(tenants: readonly TenantId[]): RawBuilder<unknown> {
  return sql`
    select own.tenant_id, own.league_id, own.team_id, fact.round, fact.at as happened_at, jsonb_build_object(
      'players', moved.players, 'more', moved.count - jsonb_array_length(moved.players)) as told
    from fantasy_round_events fact
    join fantasy_rounds known on known.tenant_id = fact.tenant_id and known.league_id = fact.league_id and known.round = fact.round
    join ${managers}
    join fantasy_squads squad on squad.tenant_id = own.tenant_id and squad.league_id = own.league_id and squad.team_id = own.team_id
    cross join lateral (select earlier.round from fantasy_rounds earlier
      where earlier.tenant_id = fact.tenant_id and earlier.league_id = fact.league_id and earlier.locks_at < known.locks_at
      order by earlier.locks_at desc, earlier.round desc limit 1) before
    cross join lateral (
      select count(*)::integer as count, coalesce(jsonb_agg(jsonb_build_object(
          'givenName', jsonb_build_object('text', step.given_name, 'transliterable', step.transliterable),
          'familyName', jsonb_build_object('text', step.family_name, 'transliterable', step.transliterable),
          'before', step.old, 'after', step.price) order by step.nth) filter (where step.nth <= ${sql.lit(mostNamed)}), '[]') as players
      from (
        select person.*, old.price as old, new.price,
          row_number() over (order by abs(new.price - old.price) desc, new.price desc, new.number) as nth
        from fantasy_prices new
        join fantasy_prices old on old.tenant_id = new.tenant_id and old.league_id = new.league_id and old.number = new.number
          and old.round = before.round
        join fantasy_players player on player.tenant_id = new.tenant_id and player.league_id = new.league_id and player.number = new.number
        join persons person on person.tenant_id = player.tenant_id and person.person_id = player.person_id
        where new.tenant_id = fact.tenant_id and new.league_id = fact.league_id and new.round = fact.round
          and new.number = any(squad.players) and abs(new.price - old.price) >= ${sql.lit(leastStep)}
      ) step
    ) moved
    where ${recentFacts(tenants, "opened")} and moved.count > 0 and ${wantsToHear("fantasy-price", sql`fact.round`)}`;
}

/** Duels of a round that has been locked, of all leagues of friends. FANN6 */
function duelsOf(tenants: readonly TenantId[]): RawBuilder<unknown> {
  return sql`
    select own.tenant_id, own.league_id, own.team_id, fact.round, fact.at as happened_at, jsonb_build_object('duels', drawn.duels) as told
    from fantasy_round_events fact
    join ${managers}
    cross join lateral (select count(*)::integer as duels from fantasy_duels duel
      where duel.tenant_id = own.tenant_id and duel.league_id = own.league_id and duel.round = fact.round
        and own.team_id in (duel.one, duel.other)) drawn
    where ${recentFacts(tenants, "locked")} and drawn.duels > 0 and ${wantsToHear("fantasy-duel", sql`fact.round`)}`;
}

/** Corrections that changed a team's points of a round. FANN5 */
function correctionsOf(tenants: readonly TenantId[]): RawBuilder<unknown> {
  return sql`
    select distinct on (own.tenant_id, own.team_id, fact.round) own.tenant_id, own.league_id, own.team_id, fact.round,
      fact.at as happened_at, jsonb_build_object('before', touched.change -> 'round' -> 'before',
        'after', touched.change -> 'round' -> 'after') as told
    from fantasy_round_events fact
    join ${managers}
    join fantasy_team_corrections touched on touched.tenant_id = own.tenant_id and touched.league_id = own.league_id
      and touched.team_id = own.team_id and touched.round = fact.round and touched.revision = fact.revision
    where ${recentFacts(tenants, "final")} and fact.revision > 1
      and (touched.change -> 'round' ->> 'before')::integer <> (touched.change -> 'round' ->> 'after')::integer
      and ${wantsToHear("fantasy-correction", sql`fact.round`)}
    order by own.tenant_id, own.team_id, fact.round, fact.revision desc`;
}
