import { type Kysely, sql } from "kysely";

/** What the television overlay of a game shows: kept, so that it stands there again after the server has fallen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table game_graphics (
  tenant_id uuid not null,
  game_id uuid not null,
  revision integer not null check (revision > 0),
  state jsonb not null,
  changed_at timestamptz not null default now(),
  -- Whose link it was.
  changed_by text not null,
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id)
);
`;
