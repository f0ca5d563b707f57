import { type Kysely, sql } from "kysely";

/** Whom the league's office has appointed to a game to come, beside whom its log will name. REF4 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table game_appointments (
  tenant_id uuid not null,
  game_id uuid not null,
  role text not null check (role in ('crew-chief', 'umpire-1', 'umpire-2', 'commissioner')),
  name text not null check (search_key(name) <> ''),
  primary key (tenant_id, game_id, role),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id) on delete cascade
);
create index game_appointments_by_name on game_appointments (tenant_id, search_key(name)) where role <> 'commissioner';
`;
