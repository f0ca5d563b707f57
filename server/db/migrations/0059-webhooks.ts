import { type Kysely, sql } from "kysely";

/** Partners who are told by a signed POST when something happens: who wants what, what is to be told, and the outbox between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table webhook_subscriptions (
  tenant_id uuid not null references tenants (tenant_id),
  subscription_id uuid not null default gen_random_uuid(),
  url text not null check (length(url) <= 1000),
  label text not null default '',
  types text[] not null check (cardinality(types) > 0),
  -- The slug of a competition, in whatever season; null: the whole league.
  league text,
  -- What messages are signed by; after a change by both, until the former one ends.
  secret bytea not null check (length(secret) between 24 and 64),
  former_secret bytea,
  former_until timestamptz,
  made_at timestamptz not null default now(),
  is_on boolean not null default true,
  -- Why the server switched it off.
  off_why text,
  accepted_at timestamptz,
  -- Since when nothing was accepted any more, and how often in a row; it rests until then.
  failing_since timestamptz,
  failures integer not null default 0,
  rests_until timestamptz,
  primary key (tenant_id, subscription_id),
  check ((former_secret is null) = (former_until is null))
);

-- What partners have been told of each thing: another state is news.
create table webhook_told (
  tenant_id uuid not null references tenants (tenant_id),
  topic text not null,
  subject text not null,
  state text not null,
  primary key (tenant_id, topic, subject)
);

create table webhook_events (
  tenant_id uuid not null references tenants (tenant_id),
  event_id uuid not null default gen_random_uuid(),
  type text not null,
  -- The body, byte for byte: it is signed anew each time it is sent.
  payload text not null,
  made_at timestamptz not null default now(),
  primary key (tenant_id, event_id)
);
create index webhook_events_by_time on webhook_events (made_at);

create table webhook_deliveries (
  tenant_id uuid not null,
  event_id uuid not null,
  subscription_id uuid not null,
  -- In the order in which things were told.
  place bigint not null generated always as identity,
  -- What it is about: of one thing no later event overtakes an earlier one.
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'dropped')),
  -- While it waits: not before. Whoever takes it puts this off, so that another takes it when he falls.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  outcome text,
  settled_at timestamptz,
  primary key (tenant_id, event_id, subscription_id),
  foreign key (tenant_id, event_id) references webhook_events (tenant_id, event_id) on delete cascade,
  foreign key (tenant_id, subscription_id) references webhook_subscriptions (tenant_id, subscription_id) on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, subscription_id, place) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (tenant_id, subscription_id, subject, place) where state = 'waiting';
`;
