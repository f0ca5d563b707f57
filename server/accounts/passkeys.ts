import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { mostPasskeys, type OwnPasskey, type SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Database } from "../db/schema.ts";
import { type TicketKind, ticketsFor } from "./tickets.ts";
import { waysIntoAccount } from "./ways-into-account.ts";

/** EdDSA, ES256, RS256: what every device in use has one of (COSE, RFC 9053 and 8812). */
const signatures = [-8, -7, -257];

/** The host that a passkey is for, as its browser knows it. */
export type RelyingParty = { readonly id: string; readonly origin: string };

export type PasskeyAdded = { readonly kind: "added" | "refused" | "too-many" | "already" };
export type PasskeyRemoved = { readonly kind: "removed" | "unknown" | "last-way" };

/** Passkeys of one league: each is of one host, discoverable, and used only by whoever its device has made sure of. ACC22 */
export function passkeysFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async registrationOptions({ accountId }: SignedInVisitor, party: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const account = await db
        .selectFrom("accounts")
        .select(["name", "email"])
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      const known = await db
        .selectFrom("account_passkeys")
        .select(["credential_id as id", "transports"])
        .where("tenant_id", "=", tenantId)
        .where("account_id", "=", accountId)
        .execute();
      return generateRegistrationOptions({
        rpName: party.id,
        rpID: party.id,
        userName: account.email,
        userDisplayName: account.name,
        // Nothing of the person: a device may show it to others.
        userID: new Uint8Array(Buffer.from(accountId)),
        challenge: await newChallenge(ticketsFor(db, tenantId, now), "passkey-registration", accountId),
        excludeCredentials: known,
        supportedAlgorithmIDs: signatures,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add(
      { accountId }: SignedInVisitor,
      party: RelyingParty,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<PasskeyAdded> {
      const challenge = challengeIn(response);
      const ticket = challenge === null ? null : await ticketsFor(db, tenantId, now).take("passkey-registration", challenge);
      if (challenge === null || ticket?.accountId !== accountId) return { kind: "refused" };
      const proof = { expectedChallenge: challenge, expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true };
      const verified = await unlessRefused(verifyRegistrationResponse({ response, ...proof, supportedAlgorithmIDs: signatures }));
      if (!verified?.verified) return { kind: "refused" };
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return inTransaction(db, async (transaction): Promise<PasskeyAdded> => {
        await transaction.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).forUpdate().execute();
        if ((await passkeysOf(transaction, accountId)).length >= mostPasskeys) return { kind: "too-many" };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("account_passkeys")
          .values({
            tenant_id: tenantId,
            credential_id: id,
            account_id: accountId,
            public_key: Buffer.from(publicKey),
            counter,
            transports,
            name,
            used_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return { kind: numInsertedOrUpdatedRows === 0n ? "already" : "added" };
      });
    },

    async remove({ accountId }: SignedInVisitor, credentialId: string): Promise<PasskeyRemoved> {
      return inTransaction(db, async (transaction): Promise<PasskeyRemoved> => {
        await transaction.selectFrom("accounts").select("account_id").where("account_id", "=", accountId).forUpdate().execute();
        const own = await passkeysOf(transaction, accountId);
        if (!own.some(({ id }) => id === credentialId)) return { kind: "unknown" };
        const { hasPassword, vouchedSince } = await waysIntoAccount(transaction, accountId);
        if (own.length === 1 && !hasPassword && vouchedSince === null) return { kind: "last-way" };
        await transaction
          .deleteFrom("account_passkeys")
          .where("account_id", "=", accountId)
          .where("credential_id", "=", credentialId)
          .execute();
        return { kind: "removed" };
      });
    },
  };
}

/** Signing in by a passkey, of who is not known yet. ACC22 */
export function passkeySignInFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async options(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const challenge = await newChallenge(ticketsFor(db, tenantId, now), "passkey-sign-in", null);
      // No list of credentials: it would tell who has an account.
      return generateAuthenticationOptions({ rpID: party.id, userVerification: "required", challenge });
    },

    /** Whose passkey this is; `null`: it opens nothing, whatever the reason. */
    async signIn(party: RelyingParty, response: AuthenticationResponseJSON): Promise<string | null> {
      const challenge = challengeIn(response);
      if (challenge === null || !(await ticketsFor(db, tenantId, now).take("passkey-sign-in", challenge))) return null;
      const row = await db
        .selectFrom("account_passkeys")
        .innerJoin("accounts", "accounts.account_id", "account_passkeys.account_id")
        .select(["accounts.account_id as accountId", "public_key", "counter"])
        .where("tenant_id", "=", tenantId)
        .where("credential_id", "=", response.id)
        .where("blocked_at", "is", null)
        .executeTakeFirst();
      if (!row || !isOwnHandle(response.response.userHandle, row.accountId)) return null;
      const credential = { id: response.id, publicKey: new Uint8Array(row.public_key), counter: row.counter };
      const proof = { expectedChallenge: challenge, expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true };
      const verified = await unlessRefused(verifyAuthenticationResponse({ response, credential, ...proof }));
      if (!verified?.verified) return null;
      return (await isNewlyUsed(response.id, row.counter, verified.authenticationInfo.newCounter)) ? row.accountId : null;
    },
  };

  /** Of two answers with one counter, one counts. A device that counts nothing says 0 always. */
  async function isNewlyUsed(credentialId: string, before: number, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("account_passkeys")
      .set({ counter, used_at: new Date(now()) })
      .where("tenant_id", "=", tenantId)
      .where("credential_id", "=", credentialId)
      .where("counter", "=", before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** Good once, for its league, for five minutes: as every ticket. */
async function newChallenge(
  tickets: ReturnType<typeof ticketsFor>,
  kind: TicketKind,
  accountId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await tickets.giveSecret(await tickets.issue(kind, accountId, {}));
  if (secret === null) throw new Error("A ticket was too old when it was made");
  return new Uint8Array(Buffer.from(secret, "base64url"));
}

/** Of every league: the way in is the account's. */
export async function passkeysOf(db: Kysely<Database>, accountId: string): Promise<readonly OwnPasskey[]> {
  const rows = await db
    .selectFrom("account_passkeys")
    .select(["credential_id as id", "name", "created_at", "used_at"])
    .select((row) =>
      row
        .selectFrom("tenant_hosts")
        .select("host")
        .whereRef("tenant_hosts.tenant_id", "=", "account_passkeys.tenant_id")
        .orderBy("host")
        .limit(1)
        .as("host"),
    )
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at: createdAt, used_at: usedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** What the browser says it was asked; the signature covers it. `null`: it cannot be read. */
function challengeIn({ response: { clientDataJSON } }: { readonly response: { readonly clientDataJSON: string } }): string | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = typeof told === "object" && told !== null && "challenge" in told ? told.challenge : null;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

function isOwnHandle(handle: string | undefined, accountId: string): boolean {
  return handle !== undefined && Buffer.from(handle, "base64url").toString("utf8") === accountId;
}

/** The library throws at whatever is wrong with an answer: for us it is one and the same. */
async function unlessRefused<Verified>(verifying: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}
