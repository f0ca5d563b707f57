import { sql, type Transaction } from "kysely";
import { type OfficeDoing, type OfficeRole, type RoleWithin, rolesWithin, type ScopeKind, scopesOfRole } from "#contract/office-roles.ts";
import type { OfficeThing } from "#contract/office/office-thing.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeHand } from "./office-change.ts";

/** What a hand without an account is called in the list of changes. */
export const operator = "operator";

/** What is done: a row is read or written, or a change taken back. */
export type Doing = "read" | "undo" | OfficeDoing;

/** A part of the league, by the ids of what it is. */
export type Reach = { readonly kind: Exclude<ScopeKind, "tenant">; readonly ids: readonly string[] };

/** As what somebody acts. `reach`: the parts of the league that it is for; `null`: all of it. */
export type Acting = { readonly role: OfficeRole | typeof operator; readonly reach: readonly Reach[] | null };

/** A role that somebody holds today. */
export type RoleHeld = { readonly role: string; readonly scope: ScopeKind; readonly id: string };

type Described = Pick<OfficeThing, "writers" | "within">;

/**
 * The roles that somebody holds on the league's own day, held until the transaction ends: one that is taken away, or has ended,
 * stops the next write. `null`: the operator, who needs none. OFF1, ROLE5
 */
export async function rolesHeld(
  transaction: Transaction<Database>,
  { tenantId, accountId, timeZone, now }: OfficeHand,
): Promise<readonly RoleHeld[] | null> {
  if (accountId === null) return null;
  const today = dayIn(timeZone, now());
  const { rows } = await sql<RoleHeld>`
    select role, scope_kind as scope, scope_id as id from account_roles
    where tenant_id = ${tenantId} and account_id = ${accountId}
      and coalesce(begins_on, '-infinity') <= ${today}::date and coalesce(ends_on, 'infinity') >= ${today}::date
    order by role, scope_id for share`.execute(transaction);
  return rows.filter(({ role, scope }) => (scopesOfRole as Readonly<Record<string, readonly ScopeKind[]>>)[role]?.includes(scope));
}

/** As what somebody of these roles does something with a thing; `null`: they may not. OFF1, ROLE2–ROLE4 */
export function actingOn(held: readonly RoleHeld[] | null, thing: Described, doing: Doing): Acting | null {
  if (held === null) return { role: operator, reach: null };
  const whole = (["owner", ...thing.writers] as const).find((role) => held.some((each) => each.role === role && each.scope === "tenant"));
  if (whole) return { role: whole, reach: null };
  const parts = held.filter(({ role }) => rolesWithin.some((each) => each === role && mayWithin(thing, each, doing)));
  const [first] = parts;
  if (first !== undefined)
    return { role: first.role as OfficeRole, reach: parts.some(({ scope }) => scope === "tenant") ? null : reachOf(parts) };
  return doing === "read" && held.some(({ role }) => role === "viewer") ? { role: "viewer", reach: null } : null;
}

/** All that somebody may do with a thing. */
export function doingsOn(held: readonly RoleHeld[] | null, thing: Described): readonly OfficeDoing[] {
  return (["make", "set", "remove"] as const).filter((doing) => actingOn(held, thing, doing) !== null);
}

/** Whether somebody of these roles says who else may. */
export function ownsLeague(held: readonly RoleHeld[] | null): boolean {
  return held === null || held.some(({ role }) => role === "owner");
}

/** Whoever looks in from outside sees nothing that few may see. ROLE8 */
export function seesGuarded({ role }: Acting): boolean {
  return role !== "viewer";
}

/** As what somebody does something with a thing, by the roles of this moment. */
export async function actsAs(transaction: Transaction<Database>, hand: OfficeHand, thing: Described, doing: Doing): Promise<Acting | null> {
  return actingOn(await rolesHeld(transaction, hand), thing, doing);
}

function mayWithin({ within }: Described, role: RoleWithin, doing: Doing): boolean {
  const may = within?.[role];
  if (may === undefined) return false;
  return doing === "read" || (doing === "undo" ? may.length > 0 : may.includes(doing));
}

function reachOf(held: readonly RoleHeld[]): readonly Reach[] {
  return (["competition", "club", "game"] as const).flatMap((kind) => {
    const ids = held.filter(({ scope }) => scope === kind).map(({ id }) => id);
    return ids.length > 0 ? [{ kind, ids }] : [];
  });
}
