import { type Kysely, type RawBuilder, sql } from "kysely";
import { standingDuel } from "#core/fantasy/duels.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";

type Points = { readonly one: number; readonly other: number };

/** A duel of a private league. `other`: nobody, so that the average plays. */
export type DrawnDuel = {
  readonly number: number;
  readonly round: number;
  readonly one: FantasyTeamId;
  readonly other: FantasyTeamId | null;
  readonly isOneReplaced: boolean;
  readonly isOtherReplaced: boolean;
  /** As they count: until the next round's first tip-off those of the round, then no others. FAN14 */
  readonly points: Points;
  readonly stands: boolean;
  /** What the round says now, where that is something else. FAN14 */
  readonly corrected: Points | null;
};

/**
 * Duels with their points as their round says now. The average is of the members who play for themselves: it takes the place of who
 * is gone, and meets who has no opponent. FAN28, FANL9
 */
export function duelFigures({ tenantId, leagueId }: SeasonKey, which: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    with duel as (
      select * from fantasy_duels where tenant_id = ${tenantId} and league_id = ${leagueId} and ${which}
    ), scored as (
      select round, team_id, points from fantasy_team_rounds
      where tenant_id = ${tenantId} and league_id = ${leagueId} and round in (select round from duel)
    ), seat as (
      select number, round, one as team_id, one_replaced as replaced from duel
      union all select number, round, other, other_replaced from duel where other is not null
    ), average as (
      select seat.number, seat.round, coalesce(round(avg(coalesce(scored.points, 0)) filter (where not seat.replaced)), 0)::integer as points
      from seat left join scored on scored.round = seat.round and scored.team_id = seat.team_id
      group by seat.number, seat.round
    )
    select duel.number, duel.round, duel.one, duel.other, duel.one_replaced, duel.other_replaced, duel.one_points, duel.other_points,
      case when duel.one_replaced then average.points else coalesce(first.points, 0) end as one_now,
      case when duel.other is null or duel.other_replaced then average.points else coalesce(second.points, 0) end as other_now
    from duel
    join average on average.number = duel.number and average.round = duel.round
    left join scored first on first.round = duel.round and first.team_id = duel.one
    left join scored second on second.round = duel.round and second.team_id = duel.other`;
}

type FigureRow = {
  readonly number: number;
  readonly round: number;
  readonly one: FantasyTeamId;
  readonly other: FantasyTeamId | null;
  readonly one_replaced: boolean;
  readonly other_replaced: boolean;
  readonly one_points: number | null;
  readonly other_points: number | null;
  readonly one_now: number;
  readonly other_now: number;
};

/** All duels of some private leagues. */
export async function drawnDuels(db: Kysely<Database>, key: SeasonKey, numbers: readonly number[]): Promise<DrawnDuel[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<FigureRow>`${duelFigures(key, sql<boolean>`number = any(${[...numbers]}::integer[])`)}`.execute(db);
  return rows.map((row) => {
    const corrected = { one: row.one_now, other: row.other_now };
    const atNextLock = row.one_points === null || row.other_points === null ? null : { one: row.one_points, other: row.other_points };
    const standing = standingDuel({ atNextLock, corrected }, (now, then) => now.one === then.one && now.other === then.other);
    return {
      number: row.number,
      round: row.round,
      one: row.one,
      other: row.other,
      isOneReplaced: row.one_replaced,
      isOtherReplaced: row.other_replaced,
      points: standing.figures,
      stands: atNextLock !== null,
      corrected: standing.decidedBeforeCorrection ? corrected : null,
    };
  });
}
