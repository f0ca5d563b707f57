import type { Kysely } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { EmailAddress } from "./email-address.ts";
import { accountOfPassword } from "./passwords.ts";
import { sessionsFor } from "./sessions.ts";
import { signUpFor } from "./sign-up.ts";
import { websiteUser } from "./website-user.ts";

export type AccountsOptions = { readonly db: Kysely<Database>; readonly now: () => number };

export type Accounts = ReturnType<typeof createAccounts>;

/** All that is done with accounts, as the calls need it. */
export function createAccounts({ db, now }: AccountsOptions) {
  return {
    now,
    sessions: (tenantId: TenantId) => sessionsFor(db, tenantId, now),
    signUp: (tenantId: TenantId) => signUpFor(db, tenantId, now),
    accountOfPassword: (email: EmailAddress | null, password: string) => accountOfPassword(db, email, password),
    websiteUser: (visitor: SignedInVisitor) => websiteUser(db, visitor),
  };
}
