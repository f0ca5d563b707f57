import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { accountParts, exportAccount, type ExportPart } from "./account-export.ts";
import { consentsFor } from "./consents.ts";
import { guardianConsentFor } from "./guardian-consent.ts";
import { googleVisitsOf } from "./google-visits.ts";
import { handoversFor } from "./handovers.ts";
import { type IdTokenIssuer, idTokenReader, type ReadIdToken } from "./id-token.ts";
import { mailboxOf, type MailboxReader } from "./mailbox.ts";
import { ownAccount } from "./own-account.ts";
import { passkeySignInFor, passkeysFor } from "./passkeys.ts";
import { passwordResetFor } from "./password-reset.ts";
import { type Credentials, signInWithPassword } from "./passwords.ts";
import { storePushToken } from "./push-tokens.ts";
import { type CountedTry, countTries, type LimitedAction, type LimitedTry } from "./rate-limits.ts";
import { sessionsFor } from "./sessions.ts";
import { signInWaysOf } from "./sign-in-ways.ts";
import { signUpFor } from "./sign-up.ts";
import { leagueWords } from "./unfit-passwords.ts";
import { vouchedAccountsFor } from "./vouched-accounts.ts";
import { websiteUser } from "./website-user.ts";

export type AccountsOptions = {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Who vouches for people by ID tokens; `null`: nobody. */
  readonly google?: (IdTokenIssuer & { readonly clientSecret?: string | null }) | null;
  /** A service that vouches for people does not know this installation. */
  readonly onRefusedUs?: (service: string, why: string) => void;
  /** Whether mails stay in the house, to be looked at: a demo's. */
  readonly keepsMails?: boolean;
  /** What other parts of the server keep about people. */
  readonly exportParts?: readonly ExportPart[];
};

export type Accounts = ReturnType<typeof createAccounts>;

/** All that is done with accounts, as the calls need it. */
export function createAccounts({ db, now, google = null, keepsMails = false, exportParts = [], onRefusedUs }: AccountsOptions) {
  const readIdToken = google === null ? null : idTokenReader(google, now);
  const googleVisits = google === null || readIdToken === null ? null : googleVisitsBy(google, readIdToken, onRefusedUs);
  return {
    now,
    /** By which ways people come into a league. ACC26 */
    ways: (tenantId: TenantId) => signInWaysOf(db, tenantId),
    /** Counts a try; `null`: it may go on. ACC9 */
    countTry: (action: LimitedAction, tried: LimitedTry) => countTries(db, now(), [{ ...tried, action }]),
    /** Counts all that one request tries, or nothing of it. ACC9 */
    countTries: (tries: readonly CountedTry[]) => countTries(db, now(), tries),
    sessions: (tenantId: TenantId) => sessionsFor(db, tenantId, now),
    signUp: (tenantId: TenantId) => signUpFor(db, tenantId, now),
    signInWithPassword: (tried: LimitedTry, credentials: Credentials) => signInWithPassword(db, now, tried, credentials),
    /** `null`: nobody comes by this way here. */
    readIdToken,
    /** `null`: programs alone come by it, since nobody has given us a secret for pages. */
    googleVisits: googleVisits === null ? null : (tenantId: TenantId) => googleVisits(db, tenantId, now),
    vouched: (tenantId: TenantId) => vouchedAccountsFor(db, tenantId, now),
    passkeys: (tenantId: TenantId) => passkeysFor(db, tenantId, now),
    passkeySignIn: (tenantId: TenantId) => passkeySignInFor(db, tenantId, now),
    leagueWords: (tenantId: TenantId) => leagueWords(db, tenantId),
    passwordReset: (tenantId: TenantId) => passwordResetFor(db, tenantId, now),
    /** `null`: mails leave the house, or wait to. */
    mailbox: keepsMails ? (tenantId: TenantId, reader: MailboxReader) => mailboxOf(db, tenantId, reader) : null,
    /** From one league's host to another's: issued for the account where it is signed in, taken where it goes. */
    handovers: (tenantId: TenantId) => handoversFor(db, tenantId, now),
    own: (visitor: SignedInVisitor) => ownAccount(db, visitor, now),
    exportOf: (visitor: SignedInVisitor) => exportAccount(db, visitor.accountId, [...accountParts, ...exportParts]),
    consents: (tenantId: TenantId) => consentsFor(db, tenantId, now),
    guardianConsent: (tenantId: TenantId) => guardianConsentFor(db, tenantId, now),
    websiteUser: (visitor: SignedInVisitor) => websiteUser(db, visitor, now),
    storePushToken: (visitor: SignedInVisitor, token: string) => storePushToken(db, visitor, token, now()),
  };
}

function googleVisitsBy(
  { issuer, audiences: [clientId], clientSecret }: NonNullable<AccountsOptions["google"]>,
  readIdToken: ReadIdToken,
  tell: AccountsOptions["onRefusedUs"],
) {
  const onRefusedUs = (why: string) => tell?.("GOOGLE_CLIENT_SECRET", why);
  return clientId === undefined || !clientSecret ? null : googleVisitsOf({ issuer, clientId, clientSecret, readIdToken, onRefusedUs });
}
