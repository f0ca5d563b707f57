import { type Kysely, sql } from "kysely";

/**
 * Accounts of people, once for the whole installation; their sessions, roles, consents and push tokens, which are a tenant's.
 * Nothing that opens an account stands here as it is sent: of passwords, tokens and links only digests are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table accounts (
  account_id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  -- As its owner writes it; mails go there. It was proven before the account was made.
  email text not null,
  -- What two spellings of one address have in common.
  email_key text not null unique,
  locale text not null,
  birth_date date,
  created_at timestamptz not null default now(),
  blocked_at timestamptz
);

create table account_passwords (
  account_id uuid primary key references accounts on delete cascade,
  -- PHC string: the parameters stand in it, so that they can grow.
  hash text not null,
  changed_at timestamptz not null default now()
);

-- People as others vouch for them: by issuer and subject, never by e-mail.
create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index account_identities_of_account on account_identities (account_id);

create table account_sessions (
  tenant_id uuid not null references tenants on delete cascade,
  session_id uuid not null default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  token_digest bytea not null unique check (length(token_digest) = 32),
  method text not null check (method in ('password', 'google', 'passkey', 'link', 'handover')),
  user_agent text not null,
  created_at timestamptz not null,
  -- To the hour: it need not be written with every question.
  seen_at timestamptz not null,
  -- However much it is used.
  ends_at timestamptz not null,
  primary key (tenant_id, session_id)
);
create index account_sessions_of_account on account_sessions (account_id);

-- What may be shown once, for a while: links of mails, challenges of passkeys, the way from one host to another.
create table account_tickets (
  tenant_id uuid not null references tenants on delete cascade,
  ticket_id uuid not null default gen_random_uuid(),
  kind text not null,
  account_id uuid references accounts on delete cascade,
  -- Set when the secret is made, which for a link is when its mail goes out.
  secret_digest bytea unique check (length(secret_digest) = 32),
  contents jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, ticket_id)
);
create index account_tickets_of_account on account_tickets (account_id);
create index account_tickets_expired on account_tickets (expires_at);

create table account_passkeys (
  -- A passkey belongs to a host, so to a tenant.
  tenant_id uuid not null references tenants on delete cascade,
  credential_id text not null,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, credential_id)
);
create index account_passkeys_of_account on account_passkeys (account_id);

create table account_push_tokens (
  tenant_id uuid not null references tenants on delete cascade,
  token text not null check (length(token) between 1 and 1024),
  account_id uuid not null references accounts on delete cascade,
  stored_at timestamptz not null default now(),
  primary key (tenant_id, token)
);
create index account_push_tokens_of_account on account_push_tokens (account_id, tenant_id);

create table account_roles (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  role text not null,
  scope_kind text not null check (scope_kind in ('tenant', 'competition', 'club', 'game')),
  -- The tenant's own id where it is all of it.
  scope_id uuid not null,
  granted_at timestamptz not null default now(),
  granted_by text not null,
  primary key (tenant_id, account_id, role, scope_kind, scope_id)
);
create index account_roles_of_account on account_roles (account_id);

-- What a league asks of those who register; none: nothing.
create table account_rules (
  tenant_id uuid primary key references tenants on delete cascade,
  terms_version text,
  minimum_age smallint check (minimum_age between 0 and 120),
  -- Below it a guardian agrees as well.
  guardian_below_age smallint check (guardian_below_age between 0 and 120)
);

create table account_consents (
  tenant_id uuid not null references tenants on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('terms', 'guardian')),
  -- Of the text that was agreed to.
  version text not null,
  given_at timestamptz not null,
  -- A guardian's address.
  given_by text,
  primary key (tenant_id, account_id, kind, version)
);
create index account_consents_of_account on account_consents (account_id);

create table mail_outbox (
  tenant_id uuid not null references tenants on delete cascade,
  mail_id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  locale text not null,
  -- What the mail says, without words and without secrets.
  contents jsonb not null,
  -- Its link leads to this; the secret is made when the mail goes out.
  ticket_id uuid,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  last_fault text,
  primary key (tenant_id, mail_id),
  foreign key (tenant_id, ticket_id) references account_tickets (tenant_id, ticket_id) on delete cascade
);
create index mail_outbox_due on mail_outbox (next_try_at);

-- Mails of a demo, which go to nobody else.
create table kept_mails (
  tenant_id uuid not null references tenants on delete cascade,
  mail_id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, mail_id)
);

-- Who asked how much, of all nodes together: when all of it is forgotten again. What a fall loses here, nobody misses.
create unlogged table rate_limits (
  subject text primary key,
  free_at timestamptz not null
);
`;
