import { type Kysely, sql } from "kysely";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";

const rowsShown = 5;
type Counted = readonly (FantasyPlayer & { readonly teams: number })[];

/** Whom most teams took and let go of in a round, by its transfers; what was undone counts on both sides. */
export async function takenAndDropped(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  round: number,
  players: ReadonlyMap<number, FantasyPlayer>,
): Promise<{ readonly taken: Counted; readonly dropped: Counted }> {
  const most = async (column: "come" | "gone") => {
    const { rows } = await sql<{ number: number; teams: number }>`
      select number, count(distinct team_id)::integer as teams from fantasy_moves, unnest(${sql.ref(column)}) number
      where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round} and kind = 'transfers'
      group by number order by teams desc, number limit ${sql.lit(rowsShown)}`.execute(db);
    return rows.flatMap(({ number, teams }) => {
      const player = players.get(number);
      return player === undefined ? [] : [{ ...player, teams }];
    });
  };
  return { taken: await most("come"), dropped: await most("gone") };
}
