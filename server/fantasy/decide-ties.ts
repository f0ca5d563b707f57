import { sql, type Transaction } from "kysely";
import { type CupFigures, cupWinner } from "#core/fantasy/cup-draw.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { FantasyTeamId } from "../db/fantasy-tables.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";

type Tie = {
  readonly position: number;
  readonly one: FantasyTeamId;
  readonly one_place: number;
  readonly other: FantasyTeamId | null;
  readonly other_place: number | null;
  readonly one_points: number;
  readonly one_without_captain: number;
  readonly other_points: number | null;
  readonly other_without_captain: number | null;
};

/** Writes down what a round of the cup came to, for good, and answers who goes on. FANC5 */
export async function decideTies(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  { cupRound, round }: { readonly cupRound: number; readonly round: number },
): Promise<ReadonlySet<FantasyTeamId>> {
  const ties = await playedTies(transaction, { tenantId, leagueId }, { cupRound, round });
  const rows = ties.map((tie) => ({ tenant_id: tenantId, league_id: leagueId, cup_round: cupRound, ...tie, winner: winnerOf(tie) }));
  await sql`delete from fantasy_cup_ties where tenant_id = ${tenantId} and league_id = ${leagueId} and cup_round = ${cupRound}`.execute(
    transaction,
  );
  await sql`insert into fantasy_cup_ties ${unnestRows(rows, await columnTypesOf(transaction, "fantasy_cup_ties"))}`.execute(transaction);
  return new Set(rows.map(({ winner }) => winner));
}

/** With what each team has now; one that took no part in the round has nothing. */
async function playedTies(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  { cupRound, round }: { readonly cupRound: number; readonly round: number },
): Promise<Tie[]> {
  const played = (side: "one" | "other") => sql`
    left join fantasy_team_rounds ${sql.ref(`${side}_round`)} on ${sql.ref(`${side}_round.tenant_id`)} = tie.tenant_id
      and ${sql.ref(`${side}_round.league_id`)} = tie.league_id and ${sql.ref(`${side}_round.round`)} = ${round}
      and ${sql.ref(`${side}_round.team_id`)} = ${sql.ref(`tie.${side}`)}`;
  const { rows } = await sql<Tie>`
    select tie.position, tie.one, tie.one_place, tie.other, tie.other_place,
      coalesce(one_round.points, 0) as one_points, coalesce(one_round.without_captain, 0) as one_without_captain,
      case when tie.other is not null then coalesce(other_round.points, 0) end as other_points,
      case when tie.other is not null then coalesce(other_round.without_captain, 0) end as other_without_captain
    from fantasy_cup_ties tie ${played("one")} ${played("other")}
    where tie.tenant_id = ${tenantId} and tie.league_id = ${leagueId} and tie.cup_round = ${cupRound}`.execute(transaction);
  return rows;
}

function winnerOf({ one, other, ...tie }: Tie): FantasyTeamId {
  const figures: readonly CupFigures[] = [
    { points: tie.one_points, withoutCaptain: tie.one_without_captain, placeBefore: tie.one_place },
    { points: tie.other_points ?? 0, withoutCaptain: tie.other_without_captain ?? 0, placeBefore: tie.other_place ?? 0 },
  ];
  if (other === null) return one;
  return cupWinner({ one: 0, other: 1 }, (side) => figures[side] as CupFigures) === 0 ? one : other;
}
