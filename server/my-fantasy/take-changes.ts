import { type Kysely, type RawBuilder, sql } from "kysely";
import { mostChangesInRound } from "#contract/my-fantasy.ts";
import type { Squad } from "#core/fantasy/squad.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import { arrayText } from "../db/column-arrays.ts";
import { compiledOnce } from "../db/compiled-once.ts";
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
  const list = (of: (taking: Taking) => readonly number[]): string => arrayText(takings, (taking) => `{${of(taking).join()}}`);
  const guard = takings.some(({ entryOf }) => entryOf !== null) ? guardingEntries : guarding;
  const taken = guard(db, {
    tenantId,
    leagueId,
    kinds: arrayText(takings, ({ kind }) => kind),
    teamIds: arrayText(takings, ({ teamId }) => teamId),
    versions: arrayText(takings, ({ version }) => version),
    players: list(({ squad }) => squad.players),
    paid: list(({ squad }) => squad.paid),
    captains: arrayText(takings, ({ squad }) => squad.captain),
    vices: arrayText(takings, ({ squad }) => squad.vice),
    used: arrayText(takings, ({ used }) => used),
    rounds: arrayText(takings, ({ round }) => round),
    open: arrayText(takings, ({ isOpen }) => isOpen),
    markets: arrayText(takings, ({ market }) => market),
    until: arrayText(takings, ({ until }) => until),
    entriesOf: arrayText(takings, ({ entryOf }) => entryOf),
    gone: list(({ gone }) => gone),
    come: list(({ come }) => come),
    weighs: list(weighs),
  });
  const rows = await inOneTrip(db, [holding(db, { tenantId, leagueId })], taken);
  const versions = new Map(rows.map(({ place, version }) => [place, version]));
  return takings.map((_, index) => versions.get(index + 1) ?? null);
}

const holding = compiledOnce((db, key: SeasonKey) => holdOfSquads(key, "to-change").compile(db));

/** Columns of changes, as the database writes arrays; of lists each is one in its turn. */
type Columns = SeasonKey &
  Record<"kinds" | "teamIds" | "versions" | "players" | "paid" | "captains" | "vices" | "used" | "rounds" | "open", string> &
  Record<"markets" | "until" | "entriesOf" | "gone" | "come" | "weighs", string>;

// Two, since the database keeps how it answers a question: what was decided when there were no entries yet would look through all of them.
const guarding = compiledOnce((db, asked: Columns) => guardQuestion(asked, sql``).compile(db));

const guardingEntries = compiledOnce((db, asked: Columns) =>
  guardQuestion(
    asked,
    sql`lined as (
      update fantasy_entries entry set players = changed.players::smallint[], paid = changed.paid::smallint[],
        captain = changed.captain, vice = changed.vice
      from changed where entry.tenant_id = ${asked.tenantId} and entry.league_id = ${asked.leagueId} and entry.round = changed.entry_of
        and entry.team_id = changed.team_id),`,
  ).compile(db),
);

// Squads are held in the order of their teams: two trips that have some in common do not wait for each other in a ring.
function guardQuestion(asked: Columns, lined: RawBuilder<unknown>) {
  const { tenantId, leagueId } = asked;
  return sql<{ place: number; version: number }>`
    with clock as materialized (select clock_timestamp() as at),
    allowed as materialized (
      select asked.*, clock.at from clock cross join unnest(${asked.kinds}::text[], ${asked.teamIds}::uuid[], ${asked.versions}::integer[],
        ${asked.players}::text[], ${asked.paid}::text[], ${asked.captains}::smallint[], ${asked.vices}::smallint[], ${asked.used}::smallint[],
        ${asked.rounds}::smallint[], ${asked.open}::boolean[], ${asked.markets}::integer[], ${asked.until}::float8[],
        ${asked.entriesOf}::smallint[], ${asked.gone}::text[], ${asked.come}::text[], ${asked.weighs}::text[]) with ordinality
        as asked (kind, team_id, version, players, paid, captain, vice, used, round, is_open, market, until, entry_of, gone, come, weighs, place)
      join fantasy_rounds now on now.tenant_id = ${tenantId} and now.league_id = ${leagueId} and now.round = asked.round
      where (asked.market is null or now.market = asked.market)
        and (not asked.is_open or (now.locks_at > clock.at and not exists (
          select from fantasy_round_events event where event.tenant_id = now.tenant_id and event.league_id = now.league_id
            and event.round = now.round and event.kind = 'locked')))
        and (asked.until is null or clock.at < to_timestamp(asked.until / 1000))),
    held as materialized (
      select allowed.* from allowed join fantasy_squads squad on squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId}
        and squad.team_id = allowed.team_id and squad.version = allowed.version
        and (changed_in <> allowed.round or changes < ${sql.lit(mostChangesInRound)})
      order by squad.team_id for no key update of squad),
    changed as (
      update fantasy_squads squad set players = held.players::smallint[], paid = held.paid::smallint[],
        captain = held.captain, vice = held.vice, version = squad.version + 1, used = held.used, changed_at = held.at,
        changed_in = held.round, changes = case when changed_in = held.round then changes + 1 else 1 end
      from held where squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId} and squad.team_id = held.team_id
        and squad.version = held.version
      returning held.*, squad.version as made),
    ${lined}
    moved as (
      insert into fantasy_moves (tenant_id, league_id, team_id, version, round, kind, gone, come, paid, at)
      select ${tenantId}, ${leagueId}, team_id, made, round, kind, gone::smallint[], come::smallint[], weighs::smallint[], at from changed)
    select place, made as version from changed`;
}

function weighs({ squad, come }: Taking): number[] {
  return come.map((number) => squad.paid[squad.players.indexOf(number)] ?? 0);
}
