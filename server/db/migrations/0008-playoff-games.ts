import { type Kysely, sql } from "kysely";

/** Seeds of play-offs, games of pairings whose teams changed, and rules of a single game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Null while the table is open. Not derived: they stay when a result of the season is corrected after the first play-off game.
alter table league_playoffs
  add column seeds json,
  add column seeds_by_hand boolean not null default false;

-- Where a game has its own: a leg of two may end level, or knows the first leg's margin. Null: the league's.
alter table games add column rule_profile text;

-- When a slot gets another team its games are made anew, and those of the team before are kept.
drop index games_one_per_duel_game;
create unique index games_one_per_duel_game on games (tenant_id, round_id, duel_slug, duel_game, home_team_id, away_team_id);
`;
