import { type RawBuilder, sql } from "kysely";
import type { PublishedMove } from "#contract/queries.ts";
import { localName } from "../refs/local-name.ts";

type VenueName = { readonly name: string; readonly transliterable: boolean } | null;
export type GameMoveRow = Omit<PublishedMove, "from" | "to"> & {
  readonly from: Omit<PublishedMove["from"], "venue"> & { readonly venue: VenueName };
  readonly to: Omit<PublishedMove["to"], "venue"> & { readonly venue: VenueName };
};

/** The moves of a game of the query around it, oldest first; also from inside a JSON value, so a moment is a number. SCHED20 */
export const movesOf: RawBuilder<readonly GameMoveRow[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'movedAt', (extract(epoch from move.moved_at) * 1000)::bigint,
    'from', json_build_object(
      'tipOff', (extract(epoch from move.from_tip_off) * 1000)::bigint, 'tipOffDay', move.from_tip_off_day, 'venue', ${venue("from_venue_id")}, 'status', move.from_status),
    'to', json_build_object(
      'tipOff', (extract(epoch from move.to_tip_off) * 1000)::bigint, 'tipOffDay', move.to_tip_off_day, 'venue', ${venue("to_venue_id")}, 'status', move.to_status),
    'reason', move.reason) order by move.moved_at, move.game_move_id), '[]')
  from game_moves move
  where move.tenant_id = games.tenant_id and move.game_id = games.game_id)`;

function venue(column: "from_venue_id" | "to_venue_id"): RawBuilder<VenueName> {
  return sql`(
    select json_build_object('name', venues.name, 'transliterable', venues.transliterable) from venues
    where venues.tenant_id = move.tenant_id and venues.venue_id = ${sql.ref(`move.${column}`)})`;
}

export function gameMoves(rows: readonly GameMoveRow[]): PublishedMove[] {
  const named = (name: VenueName) => name && localName(name.name, name.transliterable);
  return rows.map(({ from, to, ...move }) => ({
    ...move,
    from: { ...from, venue: named(from.venue) },
    to: { ...to, venue: named(to.venue) },
  }));
}
