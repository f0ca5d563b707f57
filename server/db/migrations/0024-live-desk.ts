import { type Kysely, sql } from "kysely";

/** Who may write a game while it is played, and who of them does so now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- What the links of a tenant are signed with; made with its first link.
create table link_keys (
  tenant_id uuid primary key references tenants,
  key bytea not null check (length(key) = 32)
);

create table scorer_links (
  tenant_id uuid not null,
  link_id uuid not null default gen_random_uuid(),
  game_id uuid not null,
  role text not null check (role in ('clock', 'statistics', 'overlay', 'screen', 'bridge', 'league')),
  -- Whose it is, as everybody at the table reads it.
  label text not null check (btrim(label) <> ''),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, link_id),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id)
);
create index scorer_links_of_game on scorer_links (tenant_id, game_id);

-- One row for each role that was ever held in a game. The number grows with every new holder and never falls.
create table game_leases (
  tenant_id uuid not null,
  game_id uuid not null,
  role text not null,
  number integer not null check (number > 0),
  link_id uuid not null,
  device_id text not null,
  held_until timestamptz not null,
  -- Handed over to this device, which has yet to take it.
  promised_to text,
  -- Somebody else wants it, since when.
  wanted_by text,
  wanted_since timestamptz,
  primary key (tenant_id, game_id, role),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id),
  foreign key (tenant_id, link_id) references scorer_links (tenant_id, link_id),
  check ((wanted_by is null) = (wanted_since is null))
);
`;
