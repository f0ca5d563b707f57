import { type Kysely, sql } from "kysely";

/** How far a log went when something of it was to be told; which network a device came from; how long it is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Of what is told of a game: nodes that have read less of its log keep still.
alter table push_occasions add column log_epoch integer, add column log_sequence integer;

-- From where a device was entered, as a digest, and how much it follows: what one network leaves here is bounded.
alter table push_subscriptions add column network text, add column followed integer not null default 0;
update push_subscriptions device set followed = (
  select count(*) from push_follows follow
  where follow.tenant_id = device.tenant_id and follow.subscription_id = device.subscription_id);
create index push_subscriptions_of_network on push_subscriptions (tenant_id, network) where network is not null;
create index push_subscriptions_by_renewal on push_subscriptions (renewed_at);
`;
