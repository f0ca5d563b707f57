import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

const second = 1000;
const minute = 60 * second;

/** So many at once, and one more each time so much has passed. */
type Allowance = { readonly atOnce: number; readonly everyMs: number };

type Allowances = {
  /** Of one network. A whole hall may sit behind one. */
  readonly network: Allowance;
  /** Of one network for one account or address: what guessing is held back by. */
  readonly networkAndSubject?: Allowance;
  /** Of everybody together for one account or address. Wide, or anybody could lock anybody out. */
  readonly subject?: Allowance;
  /** Of one league: another's must not feel it. */
  readonly tenant: Allowance;
};

/** How often things may be tried. ACC9 */
export const rateLimits = {
  "sign-in": {
    network: { atOnce: 60, everyMs: 2 * second },
    networkAndSubject: { atOnce: 10, everyMs: minute },
    subject: { atOnce: 50, everyMs: minute },
    tenant: { atOnce: 600, everyMs: 50 },
  },
  /** Anything that sends a mail to an address somebody has typed. */
  mail: {
    network: { atOnce: 20, everyMs: minute },
    subject: { atOnce: 4, everyMs: 15 * minute },
    tenant: { atOnce: 300, everyMs: 200 },
  },
  /** Showing the secret of a link. */
  link: { network: { atOnce: 30, everyMs: 2 * second }, tenant: { atOnce: 600, everyMs: 50 } },
  /** What asks for the password again. */
  own: {
    network: { atOnce: 60, everyMs: 2 * second },
    subject: { atOnce: 20, everyMs: 30 * second },
    tenant: { atOnce: 600, everyMs: 50 },
  },
  /** What somebody who is signed in changes about their own account. */
  change: {
    network: { atOnce: 120, everyMs: second },
    subject: { atOnce: 120, everyMs: second },
    tenant: { atOnce: 2000, everyMs: 20 },
  },
  /** What a device says of its notices; nobody need be signed in for it. */
  device: {
    network: { atOnce: 600, everyMs: second / 4 },
    tenant: { atOnce: 10_000, everyMs: 2 },
  },
  /** Saying which player one is: each is work for the league's office. */
  claim: {
    network: { atOnce: 20, everyMs: 10 * minute },
    subject: { atOnce: 5, everyMs: 12 * 60 * minute },
    tenant: { atOnce: 300, everyMs: minute },
  },
} as const satisfies Record<string, Allowances>;

export type LimitedAction = keyof typeof rateLimits;

export type LimitedTry = { readonly tenantId: TenantId; readonly network: string; readonly subject?: string };

/** What everything that is held back answers. */
export type TooMany = { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/**
 * Counts a try; `null`: it may go on. All nodes count in one table, by one statement (GCRA: of each limit only the moment
 * is kept at which everything would be forgotten).
 */
export async function countTry(db: Kysely<Database>, now: number, action: LimitedAction, tried: LimitedTry): Promise<TooMany | null> {
  const limits = limitsOf(action, tried);
  const subjects = limits.map(({ subject }) => subject);
  const costs = limits.map(({ everyMs }) => everyMs);
  const wholes = limits.map(({ atOnce, everyMs }) => atOnce * everyMs);
  const at = new Date(now);
  const { rows } = await sql<{ subject: string }>`
    with asked as (
      select subject, cost * interval '1 ms' as cost, whole * interval '1 ms' as whole
      from unnest(${subjects}::text[], ${costs}::integer[], ${wholes}::integer[]) as given (subject, cost, whole)
    )
    insert into rate_limits as held (subject, free_at)
    select subject, ${at}::timestamptz + cost from asked order by subject
    on conflict (subject) do update set free_at = greatest(held.free_at, ${at}) + (excluded.free_at - ${at})
    where greatest(held.free_at, ${at}) + (excluded.free_at - ${at})
      <= ${at}::timestamptz + (select whole from asked where asked.subject = excluded.subject)
    returning subject`.execute(db);
  if (rows.length === limits.length) return null;
  const taken = new Set(rows.map(({ subject }) => subject));
  const refused = limits.filter(({ subject }) => !taken.has(subject));
  const held = await db
    .selectFrom("rate_limits")
    .select(["subject", "free_at"])
    .where(
      "subject",
      "in",
      refused.map(({ subject }) => subject),
    )
    .execute();
  const waits = refused.map(({ subject, atOnce, everyMs }) => {
    const freeAt = held.find((row) => row.subject === subject)?.free_at.getTime() ?? now;
    return freeAt + everyMs - now - atOnce * everyMs;
  });
  return { kind: "too-many", retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / second)) };
}

function limitsOf(action: LimitedAction, { tenantId, network, subject }: LimitedTry): (Allowance & { readonly subject: string })[] {
  const limits: Allowances = rateLimits[action];
  const named = (name: string, allowance: Allowance | undefined) =>
    allowance === undefined ? [] : [{ ...allowance, subject: `${action}/${name}` }];
  return [
    ...named(`tenant/${tenantId}`, limits.tenant),
    ...named(`network/${network}`, limits.network),
    ...(subject === undefined
      ? []
      : [...named(`subject/${subject}`, limits.subject), ...named(`network/${network}/${subject}`, limits.networkAndSubject)]),
  ];
}
