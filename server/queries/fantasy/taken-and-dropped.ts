import { type RawBuilder, sql } from "kysely";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import type { AnsweredRows, Questions } from "../../db/ask-together.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";

const rowsShown = 5;
type CountedRow = { readonly number: number; readonly teams: number };
type Counted = readonly (FantasyPlayer & { readonly teams: number })[];

export type TakenRows = { taken: CountedRow; dropped: CountedRow };

/** Whom most teams took and let go of in a round, by its transfers; what was undone counts on both sides. */
export function takenQuestions(key: SeasonKey, round: number): Questions<TakenRows> {
  return { taken: mostQuestion(key, round, "come"), dropped: mostQuestion(key, round, "gone") };
}

function mostQuestion({ tenantId, leagueId }: SeasonKey, round: number, column: "come" | "gone"): RawBuilder<CountedRow> {
  return sql<CountedRow>`
    select number, count(distinct team_id)::integer as teams from fantasy_moves, unnest(${sql.ref(column)}) number
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round} and kind = 'transfers'
    group by number order by teams desc, number limit ${sql.lit(rowsShown)}`;
}

/** Of everybody with a number. */
export function takenAndDropped(
  { taken, dropped }: AnsweredRows<TakenRows>,
  players: ReadonlyMap<number, FantasyPlayer>,
): { readonly taken: Counted; readonly dropped: Counted } {
  const counted = (rows: readonly CountedRow[]) =>
    rows.flatMap(({ number, teams }) => {
      const player = players.get(number);
      return player === undefined ? [] : [{ ...player, teams }];
    });
  return { taken: counted(taken), dropped: counted(dropped) };
}
