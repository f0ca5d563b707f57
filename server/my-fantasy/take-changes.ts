import { type Kysely, sql } from "kysely";
import { mostChangesInRound } from "#contract/my-fantasy.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import { inOneTrip } from "../db/pipelined-transaction.ts";
import type { Database } from "../db/schema.ts";
import { holdOfSquads, type SeasonKey } from "../fantasy/fantasy-season.ts";

/** A change as it was decided, with all it was decided on. */
export type Taking = {
  readonly kind: "transfers" | "line-up";
  readonly teamId: FantasyTeamId;
  readonly version: number;
  readonly squad: Squad;
  readonly used: number;
  readonly round: number;
  /** Taken before the round's lock, or not at all. */
  readonly isOpen: boolean;
  /** The market it was decided on; `null`: it does not matter. */
  readonly market: number | null;
  /** From when on it would have been decided otherwise, before any lock. */
  readonly until: number | null;
  /** The round under way whose entry it changes as well. */
  readonly entryOf: number | null;
  readonly gone: readonly number[];
  readonly come: readonly number[];
};

/**
 * Changes of one season's squads, each taken if all it was decided on still holds; answers the version that each made, `null` of one that
 * was not taken. One statement behind the hold that a lock waits for: `clock` is read once, after the hold, and is the moment of all
 * moves. Nothing is taken after the round's lock, and nothing that was taken is missing from it. Of two changes of the same version one
 * is taken. FAN7, FAN32
 */
export async function takeChanges(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  takings: readonly Taking[],
): Promise<(number | null)[]> {
  const asked = takings.map(({ teamId, squad, entryOf, isOpen, come, ...rest }, place) => ({
    ...rest,
    ...squad,
    place,
    come,
    team_id: teamId,
    is_open: isOpen,
    entry_of: entryOf,
    weighs: come.map((number) => squad.paid[squad.players.indexOf(number)] ?? 0),
  }));
  const key = sql`tenant_id = ${tenantId} and league_id = ${leagueId}`;
  // Squads are held in the order of their teams: two trips that have some in common do not wait for each other in a ring.
  const taken = sql<{ place: number; version: number }>`
    with clock as materialized (select clock_timestamp() as at),
    asked as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as asked (place integer, kind text, team_id uuid, version integer,
        players smallint[], paid smallint[], captain smallint, vice smallint, used smallint, round smallint, is_open boolean,
        market integer, until float8, entry_of smallint, gone smallint[], come smallint[], weighs smallint[])),
    allowed as materialized (
      select asked.*, clock.at from asked cross join clock
      join fantasy_rounds now on now.tenant_id = ${tenantId} and now.league_id = ${leagueId} and now.round = asked.round
      where (asked.market is null or now.market = asked.market)
        and (not asked.is_open or (now.locks_at > clock.at and not exists (
          select from fantasy_round_events event where event.tenant_id = now.tenant_id and event.league_id = now.league_id
            and event.round = now.round and event.kind = 'locked')))
        and (asked.until is null or clock.at < to_timestamp(asked.until / 1000))),
    held as materialized (
      select allowed.* from allowed
      join fantasy_squads squad on squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId} and squad.team_id = allowed.team_id
        and squad.version = allowed.version and (squad.changed_in <> allowed.round or squad.changes < ${mostChangesInRound})
      order by squad.team_id for no key update of squad),
    changed as (
      update fantasy_squads squad set players = held.players, paid = held.paid, captain = held.captain, vice = held.vice,
        version = squad.version + 1, used = held.used, changed_at = held.at, changed_in = held.round,
        changes = case when changed_in = held.round then changes + 1 else 1 end
      from held where ${key} and squad.team_id = held.team_id
      returning held.*, squad.version as made),
    lined as (
      update fantasy_entries entry set players = changed.players, paid = changed.paid, captain = changed.captain, vice = changed.vice
      from changed where ${key} and entry.round = changed.entry_of and entry.team_id = changed.team_id),
    moved as (
      insert into fantasy_moves (tenant_id, league_id, team_id, version, round, kind, gone, come, paid, at)
      select ${tenantId}, ${leagueId}, team_id, made, round, kind, gone, come, weighs, at from changed)
    select place, made as version from changed`;
  const rows = await inOneTrip(db, [holdOfSquads({ tenantId, leagueId }, "to-change")], taken);
  const versions = new Map(rows.map(({ place, version }) => [place, version]));
  return takings.map((_, place) => versions.get(place) ?? null);
}
