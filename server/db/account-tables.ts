import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import type { SignInWay } from "#contract/sign-in-ways.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Day, Moment } from "./schema.ts";

/** How somebody came to be signed in. */
export type SignInMethod = "password" | "google" | "passkey" | "link" | "handover";

/** Accounts are the installation's; what hangs on them is a tenant's. */
export type AccountTables = {
  accounts: {
    account_id: Generated<string>;
    name: string;
    email: string;
    email_key: string;
    locale: Locale;
    created_at: Moment;
    blocked_at: Date | null;
    /** In a demo. ACC34 */
    opened_in: Generated<Buffer | null>;
  };
  account_passwords: { account_id: string; hash: string; changed_at: Moment };
  /** Kept on paper by its owner. WIZ4 */
  account_recovery_codes: { account_id: string; digest: Buffer; made_at: Date };
  /** Who founds further leagues. WIZ10 */
  installation_operators: { account_id: string; since: Date };
  /** Of a start without a league. WIZ1 */
  set_up_links: { digest: Buffer; expires_at: Date };
  account_identities: { issuer: string; subject: string; account_id: string; created_at: Moment };
  account_sessions: {
    tenant_id: TenantId;
    session_id: Generated<string>;
    account_id: string;
    token_digest: Buffer;
    method: SignInMethod;
    user_agent: string;
    created_at: Date;
    seen_at: Date;
    ends_at: Date;
  };
  account_tickets: {
    tenant_id: TenantId;
    ticket_id: Generated<string>;
    kind: string;
    account_id: string | null;
    secret_digest: Buffer | null;
    contents: JSONColumnType<object>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  account_passkeys: {
    tenant_id: TenantId;
    credential_id: string;
    account_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Moment;
    used_at: Date | null;
  };
  account_push_tokens: { tenant_id: TenantId; token: string; account_id: string; stored_at: Moment };
  account_roles: {
    tenant_id: TenantId;
    account_id: string;
    role: string;
    scope_kind: "tenant" | "competition" | "club" | "game";
    scope_id: string;
    granted_at: Moment;
    granted_by: string;
  };
  account_rules: {
    tenant_id: TenantId;
    terms_version: string | null;
    minimum_age: number | null;
    guardian_below_age: number | null;
    /** `null`: all that there are. */
    sign_in_ways: Generated<SignInWay[] | null>;
  };
  account_consents: {
    tenant_id: TenantId;
    account_id: string;
    kind: "terms" | "guardian";
    version: string;
    given_at: Date;
    given_by: string | null;
  };
  account_terms: { tenant_id: TenantId; version: string; locale: string; body: JSONColumnType<readonly NewsBlock[]> };
  account_ages: { tenant_id: TenantId; account_id: string; asked_age: number; of_age_on: Day };
  mail_outbox: {
    tenant_id: TenantId;
    mail_id: Generated<string>;
    kind: string;
    recipient: string;
    locale: Locale;
    contents: JSONColumnType<object>;
    ticket_id: string | null;
    created_at: Date;
    next_try_at: Date;
    tries: Generated<number>;
    last_fault: string | null;
    browser: Buffer | null;
  };
  kept_mails: {
    tenant_id: TenantId;
    mail_id: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    sent_at: Date;
    browser: Generated<Buffer | null>;
  };
  /** A digest of a network and an address together. */
  known_networks: { tenant_id: TenantId; account_id: string; digest: Buffer; seen_at: Date };
  rate_limits: { subject: string; free_at: Date };
};
