import { type Kysely, sql } from "kysely";

/** A link for training at a game that is over, and what came of each training. TRAIN5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table scorer_links drop constraint scorer_links_role_check;
alter table scorer_links add constraint scorer_links_role_check check (role in
  ('clock', 'shot-clock', 'statistics', 'spotter', 'overlay', 'screen', 'bridge', 'league', 'training'));

create table table_trainings (
  tenant_id uuid not null,
  training_id uuid not null,
  game_id uuid not null,
  label text not null,
  level text not null,
  period integer not null,
  trained_at timestamptz not null default now(),
  figures jsonb not null,
  primary key (tenant_id, training_id),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id) on delete cascade
);
create index table_trainings_of_game on table_trainings (tenant_id, game_id, trained_at);
`,
    )
    .execute(db);
}
