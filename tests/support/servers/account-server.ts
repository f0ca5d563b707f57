import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { type Accounts, type AccountsOptions, createAccounts } from "#server/accounts/accounts.ts";
import { ticketsFor } from "#server/accounts/tickets.ts";
import type { Database } from "#server/db/schema.ts";
import { accountRulesFor } from "#server/db/repositories/account-rules.ts";
import { listTenants, saveTenant } from "#server/db/repositories/tenants.ts";
import { createSiteServer, type SiteServerOptions } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { followingQueriesFor } from "#server/queries/following/following-queries.ts";
import { askServer, type RawAnswer } from "./ask-server.ts";
import { noDrawing } from "../browser/no-drawing.ts";

export type Call = {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string and bytes as they are. */
  readonly body?: unknown;
};

/** Two leagues, `one.localhost` and `two.localhost`, and the calls about people; no pages. */
export class AccountServer {
  readonly db: Kysely<Database>;
  readonly accounts: Accounts;
  readonly one: TenantId;
  readonly two: TenantId;
  readonly port: number;
  readonly close: () => Promise<void>;
  #calls = 0;

  private constructor(parts: Pick<AccountServer, "db" | "accounts" | "one" | "two" | "port" | "close">) {
    this.db = parts.db;
    this.accounts = parts.accounts;
    this.one = parts.one;
    this.two = parts.two;
    this.port = parts.port;
    this.close = parts.close;
  }

  /** A proxy stands in front of it: `X-Forwarded-For` says whose request it is. */
  static async start(
    db: Kysely<Database>,
    options: Partial<AccountsOptions> = {},
    besides: Partial<
      Pick<SiteServerOptions, "following" | "push" | "myGames" | "fantasy" | "office" | "setUp" | "log" | "portsFor" | "pages">
    > = {},
  ): Promise<AccountServer> {
    const tenantOf = (slug: string) =>
      saveTenant(db, { slug, defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
    const [one, two] = [await tenantOf("one"), await tenantOf("two")];
    const tenants = new TenantDirectory(() => listTenants(db));
    await tenants.reload();
    const accounts = createAccounts({ db, now: Date.now, ...options });
    const server = await createSiteServer({
      tenants,
      drawingFor: noDrawing,
      portsFor: (tenantId) => ({ following: followingQueriesFor(db, tenantId, Date.now) }) as TenantPorts,
      pages: { clientFolder: null, renderer: { knows: () => false, render: () => Promise.reject(new Error("no pages here")) } },
      pageCacheBytes: 0,
      applications: async () => ({ kind: "not-found" }),
      accounts,
      trustedProxies: 1,
      readUpload: async () => null,
      databaseIsReady: async () => true,
      log: createLog("silent"),
      ...besides,
      metrics: createMetrics(),
    });
    const port = await server.listen(0, "127.0.0.1");
    return new AccountServer({ db, accounts, one, two, port, close: () => server.close(0) });
  }

  get(path: string, { host = "one.localhost", headers = {} }: Call = {}): Promise<RawAnswer> {
    return askServer(this.port, path, { Host: host, ...headers });
  }

  /** As a page of the same host sends it, each time from another network. */
  send(method: string, path: string, { host = "one.localhost", headers = {}, body }: Call = {}): Promise<RawAnswer> {
    this.#calls += 1;
    const network = `198.18.${Math.floor(this.#calls / 250)}.${this.#calls % 250}`;
    const own = {
      "X-Forwarded-For": network,
      Host: host,
      Origin: `http://${host}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    };
    const text = typeof body === "string" || body instanceof Buffer ? body : body === undefined ? undefined : JSON.stringify(body);
    return askServer(this.port, path, { ...own, ...headers }, { method, ...(text === undefined ? {} : { body: text }) });
  }

  post(path: string, body: unknown, call: Call = {}): Promise<RawAnswer> {
    return this.send("POST", path, { ...call, body });
  }

  /** What the first league asks of those who open an account. */
  get rules() {
    return accountRulesFor(this.db, this.one);
  }

  /** What the newest link of a mail to this address would bear. */
  async secretOfMailTo(recipient: string, tenantId: TenantId = this.one): Promise<string> {
    const { ticket_id: ticketId } = await this.db
      .selectFrom("mail_outbox")
      .select("ticket_id")
      .where("recipient", "=", recipient)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const secret = await ticketsFor(this.db, tenantId, this.accounts.now).giveSecret(ticketId ?? "");
    if (secret === null) throw new Error("The link of this mail is spent.");
    return secret;
  }
}

/** What a browser would send back of what an answer set. */
export function cookiesOf({ headers }: RawAnswer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}
