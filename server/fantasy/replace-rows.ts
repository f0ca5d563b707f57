import { sql, type Transaction } from "kysely";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { Database } from "../db/schema.ts";

type OfRound = { readonly tenantId: string; readonly leagueId: string; readonly round: number };

/** All rows of a round anew, each without saying of which: quicker than changing them one by one, and what is no more is gone. */
export async function replaceRows(
  transaction: Transaction<Database>,
  table: "fantasy_player_rounds" | "fantasy_team_rounds" | "fantasy_round_figures",
  { tenantId, leagueId, round }: OfRound,
  rows: readonly object[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(
    transaction,
  );
  if (rows.length === 0) return;
  const same = { tenant_id: tenantId, league_id: leagueId, round: String(round) };
  await sql`insert into ${sql.table(table)} ${unnestRows(rows, await columnTypesOf(transaction, table), same)}`.execute(transaction);
}
