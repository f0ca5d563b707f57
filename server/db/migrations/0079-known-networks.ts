import { type Kysely, sql } from "kysely";

/**
 * What is tried is charged to all of its limits or to none, so that nobody's refused tries fill a limit that others share.
 * What is full refuses without a lock: whoever hammers waits for nobody, and nobody for him. Rows are locked in the order of
 * their subjects, so tries never wait in a circle. ACC9
 */
const countTries = sql`
  create function count_tries(subjects text[], costs bigint[], wholes bigint[], tried_at timestamptz)
  returns table (full_subject text, wait_ms bigint) language plpgsql as $$
  declare
    charged text[];
    only_look boolean := true;
  begin
    loop
      return query
        select held.subject, ceil(extract(epoch from held.free_at - tried_at) * 1000)::bigint + asked.cost - asked.whole
        from unnest(subjects, costs, wholes) as asked (subject, cost, whole)
        join rate_limits held on held.subject = asked.subject
        where held.free_at + asked.cost * interval '1 ms' > tried_at + asked.whole * interval '1 ms';
      if found or not only_look then return; end if;
      with taken as (
        insert into rate_limits as held (subject, free_at)
        select asked.subject, tried_at + asked.cost * interval '1 ms'
        from unnest(subjects, costs) as asked (subject, cost) order by asked.subject
        on conflict (subject) do update set free_at = greatest(held.free_at, tried_at) + (excluded.free_at - tried_at)
        where greatest(held.free_at, tried_at) + (excluded.free_at - tried_at) <= tried_at + (
          select asked.whole * interval '1 ms' from unnest(subjects, wholes) as asked (subject, whole)
          where asked.subject = excluded.subject)
        returning held.subject)
      select array_agg(taken.subject) into charged from taken;
      if cardinality(charged) = cardinality(subjects) then return; end if;
      update rate_limits held set free_at = held.free_at - asked.cost * interval '1 ms'
      from unnest(subjects, costs) as asked (subject, cost)
      where held.subject = asked.subject and held.subject = any (charged);
      only_look := false;
    end loop;
  end
  $$`;

/** From where the owner of an account has come in, as digests, so that strangers' tries on other networks do not hold him back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await countTries.execute(db);
  await sql`
    create table known_networks (
      tenant_id uuid not null references tenants on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      digest bytea not null check (length(digest) = 32),
      seen_at timestamptz not null,
      primary key (tenant_id, account_id, digest)
    )`.execute(db);
  await sql`create index known_networks_by_digest on known_networks (digest)`.execute(db);
  await sql`create index known_networks_by_account on known_networks (account_id)`.execute(db);
  await sql`create index known_networks_by_age on known_networks (seen_at)`.execute(db);
}
