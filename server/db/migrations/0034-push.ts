import { type Kysely, sql } from "kysely";

/** Notices to devices: who wants which, what is to be told, and the outbox between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- The installation's own pair: by it push services know who sends.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);

-- A league that sends by Firebase Cloud Messaging instead.
create table push_providers (
  tenant_id uuid primary key references tenants (tenant_id),
  project_id text,
  api_key text,
  app_id text,
  sender_id text,
  app_name text,
  vapid_key text,
  service_account jsonb
);

create table push_subscriptions (
  tenant_id uuid not null references tenants (tenant_id),
  subscription_id uuid not null default gen_random_uuid(),
  -- Known to the device and to the account that uses it: who has it may change and end the subscription.
  token text not null,
  service text not null check (service in ('web-push', 'fcm')),
  endpoint text not null check (length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  locale text not null,
  time_zone text not null,
  kinds text[] not null,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  spoiler_free boolean not null default false,
  made_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  primary key (tenant_id, subscription_id),
  unique (tenant_id, token),
  unique (tenant_id, endpoint),
  check ((quiet_from is null) = (quiet_to is null))
);

create table push_follows (
  tenant_id uuid not null,
  subscription_id uuid not null,
  kind text not null check (kind in ('club', 'team', 'player', 'league', 'game')),
  item_id uuid not null,
  primary key (tenant_id, kind, item_id, subscription_id),
  foreign key (tenant_id, subscription_id) references push_subscriptions (tenant_id, subscription_id) on delete cascade
);
create index push_follows_of_subscription on push_follows (tenant_id, subscription_id);

create table push_occasions (
  tenant_id uuid not null references tenants (tenant_id),
  occasion_id uuid not null default gen_random_uuid(),
  -- The game or the news item, and what of it: told once.
  subject_id uuid not null,
  key text not null,
  kind text not null,
  notice jsonb not null,
  happened_at timestamptz not null,
  -- No longer true: what has not gone out yet stays here.
  withdrawn_at timestamptz,
  primary key (tenant_id, occasion_id),
  unique (tenant_id, subject_id, key)
);
create index push_occasions_by_time on push_occasions (happened_at);

create table push_deliveries (
  tenant_id uuid not null,
  occasion_id uuid not null,
  subscription_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  -- While it waits: not before. Whoever takes it puts this off, so that another takes it when he falls.
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  outcome text,
  settled_at timestamptz,
  primary key (tenant_id, occasion_id, subscription_id),
  foreign key (tenant_id, occasion_id) references push_occasions (tenant_id, occasion_id) on delete cascade,
  foreign key (tenant_id, subscription_id) references push_subscriptions (tenant_id, subscription_id) on delete cascade
);
create index push_deliveries_due on push_deliveries (due_at) where state = 'waiting';
create index push_deliveries_of_subscription on push_deliveries (tenant_id, subscription_id);
`;
