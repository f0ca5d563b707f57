import type { Kysely } from "kysely";
import type { EmailAddress } from "#contract/fields/email-address.ts";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type InvitedAccount, inviteAccount } from "../accounts/invited-account.ts";
import { rolesFor } from "../accounts/roles.ts";
import { newSecret } from "../accounts/secret.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { saveBranding, saveOpening, saveTenant } from "../db/repositories/tenants.ts";
import type { Database } from "../db/schema.ts";

export type LeagueToFound = {
  readonly slug: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly defaultLocale: Locale;
  /** IANA name. */
  readonly timeZone: string;
  /** Lower case, without port. */
  readonly host: string;
  /** `#rrggbb`: the one of its head, and the one that stands out. */
  readonly colours: readonly [string, string];
  readonly owner: { readonly email: EmailAddress; readonly name: string };
};

/** `key`: of the link that shows it until it is published. */
export type Founded = { readonly kind: "founded"; readonly tenantId: TenantId; readonly key: string; readonly owner: InvitedAccount };

/** Paper, greys and a third colour that go with any two. */
const besides = { color3: "#fbf8f3", color4: "#5b6b82", color5: "#12b5ae" } as const;

/**
 * Makes a league of its own with an owner, shown by its secret link alone. A running server picks it up: the same transaction tells
 * it. Nothing is made where the slug or the host is another's. START3
 */
export async function foundLeague(
  db: Kysely<Database>,
  league: LeagueToFound,
  now: () => number,
): Promise<Founded | { readonly kind: "slug-taken" } | { readonly kind: "host-taken" }> {
  const { slug, title, shortTitle, defaultLocale, timeZone, host, colours, owner } = league;
  return inTransaction(db, async (transaction) => {
    const named = await transaction.selectFrom("tenants").select("tenant_id").where("slug", "=", slug).executeTakeFirst();
    if (named) return { kind: "slug-taken" };
    const hosted = await transaction.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", host).executeTakeFirst();
    if (hosted) return { kind: "host-taken" };
    const tenantId = await saveTenant(transaction, { slug, defaultLocale, timeZone, hosts: [host] });
    await saveBranding(transaction, tenantId, {
      title,
      shortTitle,
      colors: { color1: colours[0], color2: colours[1], ...besides, colorButton: colours[1] },
      logo: {},
      crestUrl: null,
      broadcastLogoUrl: null,
      defaultNewsCoverImageUrl: null,
      icons: { faviconSm: null, faviconLg: null, androidChromeSm: null, androidChromeLg: null },
      googleAnalyticsId: null,
      playerPositions: ["PG", "SG", "SF", "PF", "C"],
      website: {},
    });
    const invited = await inviteOwner(transaction, tenantId, { ...owner, locale: defaultLocale }, now);
    return { kind: "founded", tenantId, key: await closeBehindLink(transaction, tenantId), owner: invited };
  });
}

/** Somebody who may do everything in the office of a league, by an account that they have or a new one. START4 */
export async function inviteOwner(
  db: Kysely<Database>,
  tenantId: TenantId,
  owner: { readonly email: EmailAddress; readonly name: string; readonly locale: Locale },
  now: () => number,
): Promise<InvitedAccount> {
  const invited = await inviteAccount(db, tenantId, owner, now);
  await rolesFor(db, tenantId).grant(invited.accountId, { role: "owner", scope: { kind: "tenant", id: tenantId } }, "league create");
  return invited;
}

/** Shows a league by a new link alone; the one before shows nothing any more. Answers with what the link bears. START2 */
export async function closeBehindLink(db: Kysely<Database>, tenantId: TenantId): Promise<string> {
  const { secret, digest } = newSecret();
  await saveOpening(db, tenantId, digest);
  await dropPages(db, tenantId, null);
  return secret;
}

/** Shows a league to everybody. START2 */
export async function publishLeague(db: Kysely<Database>, tenantId: TenantId): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await saveOpening(transaction, tenantId, null);
    await dropPages(transaction, tenantId, null);
  });
}
