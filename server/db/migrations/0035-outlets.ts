import { type Kysely, sql } from "kysely";

/** Where a game can be watched as it is played, and where others sell its tickets and its clubs' shirts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Addresses stand here in the spelling of contract/outlets.ts: https, a name of a host without a port, printable ASCII.
const statements = `
create domain outside_address as text
  check (length(value) <= 500 and value ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]([a-z0-9-]*[a-z0-9])/[!-~]*$');

-- A league's broadcasters, and those of single games, which stand instead of the league's.
create table broadcasts (
  tenant_id uuid not null references tenants,
  broadcast_id uuid not null default gen_random_uuid(),
  league_id uuid not null,
  game_id uuid,
  name text not null check (btrim(name) = name and length(name) between 1 and 80),
  url outside_address,
  -- BCP 47 and ISO 3166-1; empty: not said.
  languages text[] not null default '{}',
  countries text[] not null default '{}',
  place integer not null default 0,
  primary key (tenant_id, broadcast_id),
  unique nulls not distinct (tenant_id, league_id, game_id, name),
  foreign key (tenant_id, league_id) references leagues (tenant_id, league_id) on delete cascade,
  foreign key (tenant_id, league_id, game_id) references games (tenant_id, league_id, game_id) on delete cascade
);
create index broadcasts_by_game on broadcasts (tenant_id, game_id) where game_id is not null;

-- Tickets of a game, of a club's home games, of a league; the shop of a club or, where none is named, of the whole league.
create table outside_links (
  tenant_id uuid not null references tenants,
  outside_link_id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('tickets', 'shop')),
  league_id uuid,
  club_id uuid,
  game_id uuid,
  url outside_address not null,
  -- What the cheapest ticket costs.
  price_from numeric(10, 2) check (price_from >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  primary key (tenant_id, outside_link_id),
  unique nulls not distinct (tenant_id, kind, league_id, club_id, game_id),
  foreign key (tenant_id, league_id) references leagues (tenant_id, league_id) on delete cascade,
  foreign key (tenant_id, club_id) references clubs (tenant_id, club_id) on delete cascade,
  foreign key (tenant_id, game_id) references games (tenant_id, game_id) on delete cascade,
  check (num_nonnulls(league_id, club_id, game_id) <= 1),
  check (kind = 'tickets' and num_nonnulls(league_id, club_id, game_id) = 1 or kind = 'shop' and num_nonnulls(league_id, game_id) = 0),
  check ((price_from is null) = (currency is null)),
  check (kind = 'tickets' or price_from is null)
);
`;
