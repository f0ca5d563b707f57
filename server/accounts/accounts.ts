import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { type IdTokenIssuer, idTokenReader } from "./id-token.ts";
import { type Credentials, signInWithPassword } from "./passwords.ts";
import { storePushToken } from "./push-tokens.ts";
import { countTry, type LimitedAction, type LimitedTry } from "./rate-limits.ts";
import { sessionsFor } from "./sessions.ts";
import { signUpFor } from "./sign-up.ts";
import { vouchedAccountsFor } from "./vouched-accounts.ts";
import { websiteUser } from "./website-user.ts";

export type AccountsOptions = {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Who vouches for people by ID tokens; `null`: nobody. */
  readonly google?: IdTokenIssuer | null;
};

export type Accounts = ReturnType<typeof createAccounts>;

/** All that is done with accounts, as the calls need it. */
export function createAccounts({ db, now, google = null }: AccountsOptions) {
  return {
    now,
    /** Counts a try; `null`: it may go on. ACC9 */
    countTry: (action: LimitedAction, tried: LimitedTry) => countTry(db, now(), action, tried),
    sessions: (tenantId: TenantId) => sessionsFor(db, tenantId, now),
    signUp: (tenantId: TenantId) => signUpFor(db, tenantId, now),
    signInWithPassword: (tried: LimitedTry, credentials: Credentials) => signInWithPassword(db, now, tried, credentials),
    /** `null`: nobody comes by this way here. */
    readIdToken: google === null ? null : idTokenReader(google, now),
    vouched: (tenantId: TenantId) => vouchedAccountsFor(db, tenantId, now),
    websiteUser: (visitor: SignedInVisitor) => websiteUser(db, visitor),
    storePushToken: (visitor: SignedInVisitor, token: string) => storePushToken(db, visitor, token, now()),
  };
}
