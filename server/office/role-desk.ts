import { type Kysely, sql, type Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { readField } from "#contract/fields/read-field.ts";
import { type OfficeRole, isOfficeRole, scopeKinds, scopesOfRole } from "#contract/office-roles.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { inviteAccount } from "../accounts/invited-account.ts";
import { type HeldRole, rolesFor, type RoleSpan } from "../accounts/roles.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { OfficeSource } from "../db/office-tables.ts";
import type { Database } from "../db/schema.ts";
import { operator, ownsLeague, rolesHeld } from "./acts-as.ts";
import { writeLine } from "./change-lines.ts";
import type { OfficeHand } from "./office-change.ts";
import { type OfficeActor, officeHand } from "./office-hand.ts";
import { lockRoles } from "./office-locks.ts";
import { calledAmong, calledOf, gamesOfRoles, type PlaceOfRole, placesOfRoles, type RoleLink, roleLinksFor } from "./role-links.ts";

/** Who holds a role. */
type Held = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly scope: string;
  readonly scopeId: string;
  readonly from: string | null;
  readonly until: string | null;
};

/** `called`: what the role is held for; `null`: the whole league, or what is there no longer. */
export type Holder = Held & { readonly called: string | null };

/** A role as a form says it. `part`: `competition ID`, `club ID`, `game ID`, or nothing for the whole league. */
export type RoleTyped = { readonly role: string; readonly part: string; readonly from: string; readonly until: string };

/** Why a role cannot be given so. */
export type RoleFault = "no-role-so" | "no-part" | "no-day" | "ends-before" | "owner-lasts" | "no-email" | "no-account" | "no-label";

/** What somebody is let in by, as pages tell it. */
export type Invitation = RoleLink & { readonly called: string | null };

export type RolesSeen = {
  readonly holders: readonly Holder[];
  readonly links: readonly Invitation[];
  readonly places: readonly PlaceOfRole[];
};

/** Who may what in a league, as its owners give it. ROLE1, ROLE5–ROLE7 */
export type RoleDesk = {
  seen(visitor: SignedInVisitor): Promise<RolesSeen>;
  give(visitor: OfficeActor, given: RoleTyped & { readonly email: string }): Promise<"given" | "not-owner" | RoleFault>;
  /** A link that gives the role to whoever opens it first. */
  link(
    visitor: SignedInVisitor,
    given: RoleTyped & { readonly label: string },
  ): Promise<{ readonly secret: string; readonly label: string } | "not-owner" | RoleFault>;
  unlink(visitor: SignedInVisitor, linkId: string): Promise<"taken" | "not-owner">;
  take(
    visitor: OfficeActor,
    held: Pick<Holder, "accountId" | "role" | "scope" | "scopeId">,
  ): Promise<"taken" | "not-found" | "not-owner" | "last">;
  invitation(tenantId: TenantId, secret: string): Promise<Invitation | null>;
  /** Whoever is signed in takes it. */
  accept(visitor: SignedInVisitor, secret: string): Promise<"given" | "spent">;
  /** Whoever has no account yet: `code` chooses a password. */
  acceptAnew(
    tenantId: TenantId,
    secret: string,
    who: { readonly name: string; readonly email: string; readonly locale: Locale },
  ): Promise<{ readonly code: string } | "spent" | "no-email" | "no-name" | "has-account">;
};

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longestLabel = 80;

/** `source`: from where its people come; whoever has no account is the installation's operator. */
export function roleDesk(db: Kysely<Database>, now: () => number, source: OfficeSource = "screen"): RoleDesk {
  return {
    seen: async (visitor) =>
      inTransaction(db, async (transaction) => {
        const { tenantId } = visitor;
        const hand = await officeHand(transaction, visitor, now, "screen");
        const holders = await holdersIn(transaction, tenantId);
        const links = await roleLinksFor(transaction, tenantId, hand).all();
        const places = await placesOfRoles(transaction, tenantId);
        const scopes = [...holders.map(({ scope, scopeId }) => ({ kind: scope, id: scopeId })), ...links.map(({ scope }) => scope)];
        const games = await gamesOfRoles(
          transaction,
          tenantId,
          scopes.flatMap(({ kind, id }) => (kind === "game" ? [id] : [])),
        );
        const called = (kind: string, id: string) => calledAmong([...places, ...games], { kind, id });
        return {
          holders: holders.map((each) => ({ ...each, called: called(each.scope, each.scopeId) })),
          links: links.map((each) => ({ ...each, called: called(each.scope.kind, each.scope.id) })),
          places,
        };
      }),

    give: async (visitor, given) =>
      asOwner(visitor, async (transaction, hand) => {
        const read = await readRole(transaction, hand, given);
        if (typeof read === "string") return read;
        const address = readEmailAddress(given.email);
        if (address === null) return "no-email";
        const account = await transaction
          .selectFrom("accounts")
          .select("account_id")
          .where("email_key", "=", address.key)
          .executeTakeFirst();
        if (!account) return "no-account";
        await grant(transaction, hand, account.account_id, read);
        return "given";
      }),

    link: async (visitor, given) =>
      asOwner(visitor, async (transaction, hand) => {
        const read = await readRole(transaction, hand, given);
        if (typeof read === "string") return read;
        const label = given.label.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, longestLabel);
        if (label === "") return "no-label";
        const by = { accountId: visitor.accountId, label };
        return { secret: await roleLinksFor(transaction, hand.tenantId, hand).make(read.held, read.span, by), label };
      }),

    unlink: async (visitor, linkId) =>
      asOwner<"taken">(visitor, async (transaction, hand) => {
        await roleLinksFor(transaction, hand.tenantId, hand).take(linkId);
        return "taken";
      }),

    take: async (visitor, { accountId, role, scope, scopeId }) =>
      asOwner(visitor, async (transaction, hand) => {
        const kind = scopeKinds.find((each) => each === scope);
        if (!kind || !isOfficeRole(role) || !idShape.test(accountId) || !idShape.test(scopeId)) return "not-found";
        if (role === "owner" && kind === "tenant" && (await isLastOwner(transaction, hand, accountId))) return "last";
        const held: HeldRole = { role, scope: { kind, id: scopeId } };
        const before = (await holdersIn(transaction, hand.tenantId)).find(
          (each) => each.accountId === accountId && each.role === role && each.scope === kind && each.scopeId === scopeId,
        );
        if (!before || !(await rolesFor(transaction, hand.tenantId).take(accountId, held))) return "not-found";
        await tell(transaction, hand, { accountId, held, before, after: null });
        return "taken";
      }),

    ...invitations(db, now),
  };

  async function asOwner<Said>(
    visitor: OfficeActor,
    write: (transaction: Transaction<Database>, hand: OfficeHand) => Promise<Said>,
  ): Promise<Said | "not-owner"> {
    return inTransaction(db, async (transaction) => {
      const hand = await officeHand(transaction, visitor, now, source);
      await lockRoles(transaction, visitor.tenantId);
      const held = await rolesHeld(transaction, hand);
      return ownsLeague(held) ? write(transaction, hand) : "not-owner";
    });
  }
}

/** What somebody opens who was given a link. ROLE6 */
function invitations(db: Kysely<Database>, now: () => number): Pick<RoleDesk, "invitation" | "accept" | "acceptAnew"> {
  return {
    invitation: async (tenantId, secret) =>
      inTransaction(db, async (transaction) => {
        const link = await roleLinksFor(
          transaction,
          tenantId,
          await officeHand(transaction, { tenantId, accountId: null }, now, "screen"),
        ).of(secret);
        return link && { ...link, called: await calledOf(transaction, tenantId, link.scope) };
      }),

    accept: async ({ tenantId, accountId }, secret) =>
      inTransaction(db, async (transaction) => {
        const hand = await officeHand(transaction, { tenantId, accountId }, now, "screen");
        return (await takeUp(transaction, hand, accountId, secret)) ? "given" : "spent";
      }),

    acceptAnew: async (tenantId, secret, who) =>
      inTransaction(db, async (transaction) => {
        const hand = await officeHand(transaction, { tenantId, accountId: null }, now, "screen");
        if ((await roleLinksFor(transaction, tenantId, hand).of(secret)) === null) return "spent";
        const email = readEmailAddress(who.email);
        if (email === null) return "no-email";
        const name = readField({ kind: "line", most: longestLabel, names: "person", required: true }, who.name, hand);
        if ("fault" in name || typeof name.value !== "string" || name.value === "") return "no-name";
        const known = await transaction.selectFrom("accounts").select("account_id").where("email_key", "=", email.key).executeTakeFirst();
        if (known) return "has-account";
        const invited = await inviteAccount(transaction, tenantId, { email, name: name.value, locale: who.locale }, now);
        const taken = await takeUp(transaction, { ...hand, accountId: invited.accountId }, invited.accountId, secret);
        return !taken || invited.code === null ? "spent" : { code: invited.code };
      }),
  };
}

type GivenRole = { readonly held: HeldRole; readonly span: RoleSpan };

/** What a form says, if a role can be given so. */
async function readRole(
  transaction: Transaction<Database>,
  hand: OfficeHand,
  { role, part, from, until }: RoleTyped,
): Promise<GivenRole | RoleFault> {
  if (!isOfficeRole(role)) return "no-role-so";
  const [kind = "tenant", id = hand.tenantId] = part === "" ? [] : part.split(" ");
  const scope = scopeKinds.find((each) => each === kind);
  if (scope === undefined || !idShape.test(id)) return "no-part";
  const held: HeldRole = { role, scope: { kind: scope, id } };
  if (!(scopesOfRole[role] as readonly string[]).includes(scope)) return "no-part";
  if (scope === "tenant" ? id !== hand.tenantId : (await calledOf(transaction, hand.tenantId, held.scope)) === null) return "no-part";
  const days = [from, until].map((text) => readField({ kind: "day" }, text, hand));
  if (days.some((day) => "fault" in day)) return "no-day";
  const [first, last] = days.map((day) => ("value" in day && typeof day.value === "string" ? day.value : null));
  const span = { from: first ?? null, until: last ?? null };
  const today = dayIn(hand.timeZone, hand.now());
  // An owner whose role ends by itself would leave a league without one.
  if (role === "owner" && (span.from ?? span.until) !== null) return "owner-lasts";
  if (span.until !== null && span.until < (span.from ?? today)) return "ends-before";
  return { held, span };
}

/** `false`: the link gives nothing any more. */
async function takeUp(transaction: Transaction<Database>, hand: OfficeHand, accountId: string, secret: string): Promise<boolean> {
  const links = roleLinksFor(transaction, hand.tenantId, hand);
  const link = await links.of(secret);
  if (link === null || !(await links.take(link.linkId))) return false;
  await grant(transaction, hand, accountId, { held: link, span: link });
  return true;
}

/** In the transaction of whoever may, with its line. OFF2 */
async function grant(transaction: Transaction<Database>, hand: OfficeHand, accountId: string, { held, span }: GivenRole): Promise<void> {
  const { tenantId } = hand;
  const isThis = ({ accountId: holder, role, scope, scopeId }: Held) =>
    holder === accountId && role === held.role && scope === held.scope.kind && scopeId === held.scope.id;
  const before = (await holdersIn(transaction, tenantId)).find(isThis) ?? null;
  await rolesFor(transaction, tenantId).grant(accountId, { role: held.role, scope: held.scope }, "office", span);
  await tell(transaction, hand, { accountId, held, before, after: span });
}

/** Whose it is stands in the account: the line is about it, and bears no name. ROLE7 */
async function tell(
  transaction: Transaction<Database>,
  hand: OfficeHand,
  {
    accountId,
    held,
    before,
    after,
  }: { readonly accountId: string; readonly held: HeldRole; readonly before: RoleSpan | null; readonly after: RoleSpan | null },
): Promise<void> {
  const part = await calledOf(transaction, hand.tenantId, held.scope);
  const isTaken = hand.accountId === accountId && after !== null && before === null;
  const state = (span: RoleSpan | null) =>
    span && { slug: accountId, values: { role: held.role, part, from: span.from, until: span.until } };
  await writeLine(transaction, hand, {
    changeId: crypto.randomUUID(),
    thing: "access",
    rowId: accountId,
    act: after === null ? "remove" : before === null ? "make" : "set",
    actedAs: hand.accountId === null ? operator : isTaken ? held.role : ("owner" satisfies OfficeRole),
    reason: null,
    before: state(before),
    after: state(after),
    undoes: null,
  });
}

async function holdersIn(transaction: Transaction<Database>, tenantId: TenantId): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select account_id as "accountId", account.name, account.email, role, scope_kind as scope, scope_id as "scopeId",
      to_char(begins_on, 'YYYY-MM-DD') as from, to_char(ends_on, 'YYYY-MM-DD') as until
    from account_roles join accounts account using (account_id)
    where tenant_id = ${tenantId} order by account.name, account.email, role, scope_id`.execute(transaction);
  return rows;
}

/** Whether nobody else owns the league for good: two who take each other's role at once wait for one another. OFF23 */
async function isLastOwner(
  transaction: Transaction<Database>,
  { tenantId, timeZone, now }: OfficeHand,
  accountId: string,
): Promise<boolean> {
  const today = dayIn(timeZone, now());
  const { rows } = await sql<{ holder: string; lasts: boolean }>`
    select account_id as holder, ends_on is null and coalesce(begins_on, '-infinity') <= ${today}::date as lasts from account_roles
    where tenant_id = ${tenantId} and role = 'owner' and scope_kind = 'tenant' order by account_id for update`.execute(transaction);
  return rows.some(({ holder }) => holder === accountId) && !rows.some(({ holder, lasts }) => lasts && holder !== accountId);
}
