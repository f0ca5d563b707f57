import { type RawBuilder, sql } from "kysely";
import type { SeasonFinal } from "#contract/season-queries.ts";
import type { BracketDuel } from "#core/league/playoff/bracket.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

export type SeasonFinalRow = {
  readonly duel: BracketDuel<TeamId>;
  readonly first: TeamRefRow | null;
  readonly second: TeamRefRow | null;
};

/** The pairing that the bracket calls its final, in a query over `leagues`; `null`: there are no play-offs. */
export const finalOfLeague: RawBuilder<SeasonFinalRow | null> = fromFinal(
  sql`json_build_object('duel', duel.value, 'first', ${finalist("first")}, 'second', ${finalist("second")})`,
);

/** The slug of its round, which may hold the game for the third place as well. */
export const finalRoundOfLeague: RawBuilder<string | null> = fromFinal(sql`round.value ->> 'slug'`);

function fromFinal<Value>(value: RawBuilder<unknown>): RawBuilder<Value | null> {
  return sql`(
  select ${value}
  from league_playoffs playoffs
  cross join lateral json_array_elements(playoffs.bracket -> 'rounds') round
  cross join lateral json_array_elements(round.value -> 'duels') duel
  where playoffs.tenant_id = leagues.tenant_id and playoffs.league_id = leagues.league_id and duel.value ->> 'stage' = 'final'
  limit 1)`;
}

function finalist(side: "first" | "second"): RawBuilder<unknown> {
  return sql`(select ${teamRefJson("finalist", "finalist_club")} from teams finalist
    join clubs finalist_club on finalist_club.tenant_id = finalist.tenant_id and finalist_club.club_id = finalist.club_id
    where finalist.tenant_id = leagues.tenant_id
      and finalist.team_id = (duel.value -> ${sql.lit(side)} ->> 'team')::uuid)`;
}

/** As the bracket says it; `null` until both are known and a game of it has been played. */
export function seasonFinal(row: SeasonFinalRow | null): SeasonFinal | null {
  if (!row?.first || !row.second) return null;
  const { duel } = row;
  const hasBegun = duel.games.some(({ result }) => result !== null) || duel.decision !== null;
  if (!hasBegun) return null;
  const [only] = duel.games;
  const isSingle = duel.format.kind === "series" && duel.format.bestOf === 1 && only?.result;
  return {
    first: teamRef(row.first),
    second: teamRef(row.second),
    score: isSingle ? { first: only.result.first, second: only.result.second } : duel.score,
    winner: duel.decision?.winner ?? null,
  };
}
