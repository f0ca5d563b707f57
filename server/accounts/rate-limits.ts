import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** So many at once, and one more each time so much has passed. */
type Allowance = { readonly atOnce: number; readonly everyMs: number };

type Allowances = {
  /** Of one network. A whole hall may sit behind one. */
  readonly network: Allowance;
  /** Of one network for one account or address: what guessing is held back by. */
  readonly networkAndSubject?: Allowance;
  /** Of everybody together for one account or address. Wide, or anybody could lock anybody out. */
  readonly subject?: Allowance;
  /** Of everybody together for one address, of what need not be done twice: the first answer still stands. */
  readonly again?: Allowance;
  /** Of one league: another's must not feel it. */
  readonly tenant: Allowance;
};

export type LimitName = keyof Allowances;

/**
 * How often things may be tried. Where strangers try something on somebody's account or address, the narrow limit lets one
 * network have a small part of every wide one, so that it takes many networks to fill that. ACC9
 */
export const rateLimits = {
  "sign-in": {
    network: { atOnce: 60, everyMs: 2 * second },
    networkAndSubject: { atOnce: 10, everyMs: minute },
    subject: { atOnce: 100, everyMs: 6 * second },
    tenant: { atOnce: 600, everyMs: 50 },
  },
  /** Anything that sends a mail to an address somebody has typed, but a forgotten password. */
  mail: {
    network: { atOnce: 20, everyMs: minute },
    networkAndSubject: { atOnce: 4, everyMs: 4 * hour },
    subject: { atOnce: 8, everyMs: 2 * hour },
    tenant: { atOnce: 300, everyMs: 200 },
  },
  /** A mail for a forgotten password. Of everybody together, one an hour: as long as its link is good. ACC31 */
  reset: {
    network: { atOnce: 20, everyMs: minute },
    networkAndSubject: { atOnce: 3, everyMs: 6 * hour },
    subject: { atOnce: 4, everyMs: hour },
    again: { atOnce: 1, everyMs: 5 * minute },
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
    subject: { atOnce: 5, everyMs: 12 * hour },
    tenant: { atOnce: 300, everyMs: minute },
  },
} as const satisfies Record<string, Allowances>;

export type LimitedAction = keyof typeof rateLimits;

export type LimitedTry = {
  readonly tenantId: TenantId;
  readonly network: string;
  readonly subject?: string;
  /** Whether the account was signed in to from this network of late: then no limit shared with strangers holds it. ACC30 */
  readonly isKnown?: boolean;
};

export type CountedTry = LimitedTry & { readonly action: LimitedAction };

/** What everything that is held back answers. */
export type TooMany = {
  readonly kind: "too-many";
  readonly retryAfterSeconds: number;
  /** The limits that are full. */
  readonly full: readonly LimitName[];
};

type Charge = Allowance & { readonly name: LimitName; readonly subject: string; readonly times: number };

/**
 * Counts what one request tries; `null`: it may go on. All its limits decide together, and a try that one of them refuses is
 * charged to none. All nodes count in one table, by one statement (GCRA: of each limit only the moment is kept at which
 * everything would be forgotten). ACC9
 */
export async function countTries(db: Kysely<Database>, now: number, tries: readonly CountedTry[]): Promise<TooMany | null> {
  const charges = chargesOf(tries);
  const subjects = charges.map(({ subject }) => subject);
  const costs = charges.map(({ everyMs, times }) => everyMs * times);
  const wholes = charges.map(({ atOnce, everyMs }) => atOnce * everyMs);
  const { rows } = await sql<{ subject: string; wait_ms: string }>`
    select full_subject as subject, wait_ms
    from count_tries(${subjects}::text[], ${costs}::bigint[], ${wholes}::bigint[], ${new Date(now)}::timestamptz)`.execute(db);
  if (rows.length === 0) return null;
  const longest = Math.max(...rows.map(({ wait_ms: wait }) => Number(wait)));
  return {
    kind: "too-many",
    retryAfterSeconds: Math.max(1, Math.ceil(longest / second)),
    full: charges.filter(({ subject }) => rows.some((row) => row.subject === subject)).map(({ name }) => name),
  };
}

/** Forgets what is as if it had never been tried. Waits for no try that is under way, which might wait for it. ACC18 */
export async function forgetFreeTries(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    delete from rate_limits where subject in (
      select subject from rate_limits where free_at < ${new Date(now)} for update skip locked)`.execute(db);
}

/** How full the limits of each league are that everybody in it shares: the fullest, as a share of what it lets through at once. WIZ13 */
export async function fullestOfLeagues(
  db: Kysely<Database>,
  now: number,
): Promise<ReadonlyMap<string, { readonly action: LimitedAction; readonly share: number }>> {
  const { rows } = await sql<{ subject: string; busyMs: number }>`
    select subject, (extract(epoch from free_at - ${new Date(now)}::timestamptz) * 1000)::float8 as "busyMs"
    from rate_limits where subject like '%/tenant/%' and free_at > ${new Date(now)}`.execute(db);
  const fullest = new Map<string, { readonly action: LimitedAction; readonly share: number }>();
  for (const { subject, busyMs } of rows) {
    const [action = "", kind, tenantId = "", ...more] = subject.split("/");
    if (kind !== "tenant" || more.length > 0 || !isLimited(action)) continue;
    const { atOnce, everyMs } = rateLimits[action].tenant;
    const share = Math.min(1, busyMs / (atOnce * everyMs));
    if (share > (fullest.get(tenantId)?.share ?? 0)) fullest.set(tenantId, { action, share });
  }
  return fullest;
}

function isLimited(action: string): action is LimitedAction {
  return Object.hasOwn(rateLimits, action);
}

/** A limit that several tries of one request share is charged once, with all of them. */
function chargesOf(tries: readonly CountedTry[]): readonly Charge[] {
  const charges = new Map<string, Charge>();
  for (const charge of tries.flatMap(limitsOf)) {
    const { times = 0 } = charges.get(charge.subject) ?? {};
    charges.set(charge.subject, { ...charge, times: times + 1 });
  }
  return [...charges.values()];
}

function limitsOf({ action, tenantId, network, subject, isKnown = false }: CountedTry): readonly Charge[] {
  const limits: Allowances = rateLimits[action];
  const of = (name: LimitName, who: string): Charge[] => {
    const allowance = limits[name];
    return allowance === undefined ? [] : [{ ...allowance, name, subject: `${action}/${who}`, times: 1 }];
  };
  return [
    ...of("network", `network/${network}`),
    ...(isKnown ? [] : of("tenant", `tenant/${tenantId}`)),
    ...(subject === undefined
      ? []
      : [
          ...of("networkAndSubject", `network/${network}/${subject}`),
          ...(isKnown ? [] : of("subject", `subject/${subject}`)),
          ...of("again", `again/${subject}`),
        ]),
  ];
}
