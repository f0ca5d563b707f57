import { type Kysely, sql } from "kysely";

/** In play-offs a round of the fantasy game is the next game of every series, not all games of the series. FAN34 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- The number of a series' game; null: a round of the regular season.
alter table fantasy_rounds add column leg smallint check (leg > 0);
update fantasy_rounds set leg = 1 from rounds
  where rounds.tenant_id = fantasy_rounds.tenant_id and rounds.round_id = fantasy_rounds.round_id and rounds.kind = 'playoff';
alter table fantasy_rounds drop constraint fantasy_rounds_tenant_id_league_id_round_id_key;
alter table fantasy_rounds add unique nulls not distinct (tenant_id, league_id, round_id, leg);
`,
    )
    .execute(db);
}
