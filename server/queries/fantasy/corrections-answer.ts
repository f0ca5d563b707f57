import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyCorrection } from "#contract/fantasy.ts";
import type { FantasyCorrectionsAnswer } from "#contract/fantasy-queries.ts";
import { askTogether } from "../../db/ask-together.ts";
import type { PlayerCorrection } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { fantasyPlayers, playersQuestion } from "./market-lines.ts";
import type { SeasonAt } from "./season-at.ts";
import { toldRound } from "./told-round.ts";

type CorrectionRow = {
  readonly round: number;
  readonly revision: number;
  readonly at: number;
  readonly players: readonly PlayerCorrection[];
  readonly teams: number;
};

/** All of the season, newest first. FAN12 */
function correctionsQuestion({ tenantId, leagueId }: SeasonKey): RawBuilder<CorrectionRow> {
  return sql<CorrectionRow>`
    select correction.round, correction.revision, floor(extract(epoch from correction.at) * 1000)::float8 as at, correction.players,
      (select count(*)::integer from fantasy_team_corrections told where told.tenant_id = correction.tenant_id
        and told.league_id = correction.league_id and told.round = correction.round and told.revision = correction.revision) as teams
    from fantasy_corrections correction
    where correction.tenant_id = ${tenantId} and correction.league_id = ${leagueId}
    order by correction.at desc, correction.round desc`;
}

export async function correctionsAnswer(db: Kysely<Database>, known: SeasonAt): Promise<FantasyCorrectionsAnswer> {
  const { season, rounds, names, head } = known;
  const rows = await askTogether(db, { corrections: correctionsQuestion(season), players: playersQuestion(season, known) });
  const players = fantasyPlayers(rows.players);
  const told = rows.corrections.flatMap(({ round, players: changed, ...row }): FantasyCorrection[] => {
    const stored = rounds.find((one) => one.round === round);
    const lines = changed.flatMap(({ number, before, after }) => {
      const player = players.get(number);
      return player === undefined ? [] : [{ player, before, after }];
    });
    return stored === undefined ? [] : [{ ...row, round: toldRound(names, stored), players: lines }];
  });
  return { ...head, corrections: told };
}
