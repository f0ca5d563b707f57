import { type Kysely, sql, type Transaction } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import { type ClaimState, mostClaimNoteLength } from "#contract/my-games.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { putIntoOutbox } from "../accounts/account-mails.ts";
import type { PersonId } from "../db/row-ids.ts";
import { dropFantasyPagesOf } from "../db/drop-fantasy-pages.ts";
import type { Database } from "../db/schema.ts";
import { whoStandsFor } from "../queries/refs/merged-persons.ts";
import { isPlayer } from "../queries/players/player-stays.ts";

export type ClaimOutcome =
  | { readonly kind: "claimed"; readonly claimId: string }
  /** There is no such player in this league. */
  | { readonly kind: "unknown" }
  /** A claim on another player waits or is approved. CLAIM2 */
  | { readonly kind: "has-another" };

/** A claim as the league's office sees it. */
export type ClaimToDecide = {
  readonly claimId: string;
  readonly state: ClaimState;
  /** By slug and name, of who stands for the player claimed. */
  readonly player: { readonly slug: string; readonly name: string };
  readonly account: { readonly name: string; readonly email: string };
  readonly note: string;
  readonly reason: string | null;
  readonly claimedAt: number;
  /** Somebody else says the same of this player, or was believed. CLAIM3 */
  readonly isContested: boolean;
};

/** `taken`: another's claim on this player is approved, and has to end first. `not-so`: it is in no state that could be decided so. */
export type DecisionOutcome = "decided" | "taken" | "not-so" | "unknown";

type Decision = { readonly claimId: string; readonly by: string; readonly reason?: string | null };

/** Which player somebody says to be; the same once more changes nothing. CLAIM1 */
export async function claimPlayer(
  db: Kysely<Database>,
  { tenantId, accountId }: SignedInVisitor,
  wanted: { readonly personId: string; readonly note: string },
  now: number,
): Promise<ClaimOutcome> {
  return db.transaction().execute(async (transaction) => {
    await sql`select from accounts where account_id = ${accountId} for update`.execute(transaction);
    const personId = await playerMeant(transaction, tenantId, wanted.personId);
    if (personId === null) return { kind: "unknown" };
    const open = await transaction
      .selectFrom("player_claims")
      .where("tenant_id", "=", tenantId)
      .where("account_id", "=", accountId)
      .where("state", "in", ["waiting", "approved"])
      .select(["claim_id", whoStandsFor(tenantId, "person_id").as("person_id")])
      .executeTakeFirst();
    if (open) return open.person_id === personId ? { kind: "claimed", claimId: open.claim_id } : { kind: "has-another" };
    const { claim_id: claimId } = await transaction
      .insertInto("player_claims")
      .values({
        tenant_id: tenantId,
        account_id: accountId,
        person_id: personId,
        note: wanted.note.trim().slice(0, mostClaimNoteLength),
        claimed_at: new Date(now),
        decided_at: null,
        decided_by: null,
        reason: null,
      })
      .returning("claim_id")
      .executeTakeFirstOrThrow();
    return { kind: "claimed", claimId };
  });
}

/** Takes back one's own claim, decided or not. `false`: there is none of theirs to take back. CLAIM4 */
export async function withdrawClaim(
  db: Kysely<Database>,
  { tenantId, accountId }: SignedInVisitor,
  claimId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("player_claims")
    .set({ state: "withdrawn", decided_at: new Date(now), decided_by: "self" })
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .where("claim_id", "=", claimId)
    .where("state", "in", ["waiting", "approved"])
    .executeTakeFirst();
  await dropFantasyPagesOf(db, tenantId, accountId);
  return numUpdatedRows > 0n;
}

/** The claims of one league, for its office: `by` is who decides, as its log will name them. */
export function claimDeskFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    /** Oldest first; without a state all of them. */
    list: (state?: ClaimState) => claimsOf(db, tenantId, state ?? null),
    approve: (decision: Decision) => decide(db, tenantId, { ...decision, to: "approved", at: now() }),
    /** Of one that waits. */
    refuse: (decision: Decision) => decide(db, tenantId, { ...decision, to: "refused", at: now() }),
    /** Of one that was approved. */
    end: (decision: Decision) => decide(db, tenantId, { ...decision, to: "ended", at: now() }),
  };
}

async function claimsOf(db: Kysely<Database>, tenantId: TenantId, state: ClaimState | null): Promise<readonly ClaimToDecide[]> {
  const { rows } = await sql<Omit<ClaimToDecide, "player" | "account"> & Record<"slug" | "player" | "account" | "email", string>>`
    with meant as (
      select claim.*, ${whoStandsFor(tenantId, "claim.person_id")} as canonical_id from player_claims claim where claim.tenant_id = ${tenantId})
    select meant.claim_id as "claimId", meant.state, meant.note, meant.reason,
      (extract(epoch from meant.claimed_at) * 1000)::bigint as "claimedAt",
      person.slug, person.given_name || ' ' || person.family_name as player, account.name as account, account.email,
      exists (select from meant other where other.canonical_id = meant.canonical_id and other.account_id <> meant.account_id
        and other.state in ('waiting', 'approved')) as "isContested"
    from meant
    join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.canonical_id
    join accounts account on account.account_id = meant.account_id
    where ${state}::text is null or meant.state = ${state}
    order by meant.claimed_at, meant.claim_id`.execute(db);
  return rows.map(({ slug, player, account, email, ...claim }) => ({
    ...claim,
    player: { slug, name: player },
    account: { name: account, email },
  }));
}

type Deciding = Decision & { readonly to: "approved" | "refused" | "ended"; readonly at: number };
const before = { approved: "waiting", refused: "waiting", ended: "approved" } as const;

/** The decision and the mail that tells it, together. CLAIM3, CLAIM5 */
async function decide(
  db: Kysely<Database>,
  tenantId: TenantId,
  { claimId, to, by, reason = null, at }: Deciding,
): Promise<DecisionOutcome> {
  return db.transaction().execute(async (transaction) => {
    // One decision in a league at a time: of two claims on one player, or on two who are one, only one is approved.
    await sql`select from tenants where tenant_id = ${tenantId} for no key update`.execute(transaction);
    const claim = await transaction
      .selectFrom("player_claims")
      .where("tenant_id", "=", tenantId)
      .where("claim_id", "=", claimId)
      .select(["state", "account_id", whoStandsFor(tenantId, "person_id").as("person_id")])
      // Its owner may be taking it back at this moment.
      .forUpdate()
      .executeTakeFirst();
    if (!claim) return "unknown";
    if (claim.state !== before[to]) return "not-so";
    if (to === "approved" && (await isTaken(transaction, tenantId, claim.person_id))) return "taken";
    await transaction
      .updateTable("player_claims")
      .set({ state: to, decided_at: new Date(at), decided_by: by, reason })
      .where("tenant_id", "=", tenantId)
      .where("claim_id", "=", claimId)
      .execute();
    await dropFantasyPagesOf(transaction, tenantId, claim.account_id);
    await tell(transaction, tenantId, { ...claim, to, reason, at });
    return "decided";
  });
}

async function isTaken(db: Kysely<Database>, tenantId: TenantId, personId: PersonId): Promise<boolean> {
  const approved = await db
    .selectFrom("player_claims")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "approved")
    .where(whoStandsFor(tenantId, "person_id"), "=", personId)
    .select("claim_id")
    .executeTakeFirst();
  return approved !== undefined;
}

type ClaimDecision = Pick<Deciding, "to" | "at"> & {
  readonly reason: string | null;
  readonly account_id: string;
  readonly person_id: PersonId;
};

async function tell(
  db: Transaction<Database>,
  tenantId: TenantId,
  { account_id, person_id, to, reason, at }: ClaimDecision,
): Promise<void> {
  const { email, name, locale } = await db
    .selectFrom("accounts")
    .where("account_id", "=", account_id)
    .select(["email", "name", "locale"])
    .executeTakeFirstOrThrow();
  const person = await db
    .selectFrom("persons")
    .where("tenant_id", "=", tenantId)
    .where("person_id", "=", person_id)
    .select(["given_name", "family_name"])
    .executeTakeFirstOrThrow();
  const contents = { name, player: `${person.given_name} ${person.family_name}`, reason };
  await putIntoOutbox(db, tenantId, { kind: `claim-${to}`, recipient: email, locale, contents, ticketId: null }, at);
}

/** Who stands for the player of this id; `null`: there is no such player here. */
async function playerMeant(db: Kysely<Database>, tenantId: TenantId, personId: string): Promise<PersonId | null> {
  const { rows } = await sql<{ id: PersonId }>`
    select ${whoStandsFor(tenantId, "person.person_id")} as id from persons person
    where person.tenant_id = ${tenantId} and person.person_id = ${personId}
      and (${isPlayer(tenantId, "person.person_id")}
        or exists (select from game_players player where player.tenant_id = ${tenantId} and player.person_id = person.person_id))`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
