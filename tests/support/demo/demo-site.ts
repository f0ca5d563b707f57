import type { Kysely } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { AccountsOptions } from "#server/accounts/accounts.ts";
import type { Database } from "#server/db/schema.ts";
import type { Sending } from "../servers/ask-server.ts";
import { demoOfThisFile, type DemoOfThisFile } from "./demo-of-this-file.ts";
import { startDemoServer, type DemoServer } from "./demo-server.ts";
import { getFrom } from "../servers/get-from.ts";

export type DemoSite = {
  readonly db: Kysely<Database>;
  readonly port: number;
  /** `http://league-a.localhost:…`; browsers resolve it, Node does not. */
  origin(tenant: "league-a" | "league-b"): string;
  /** How often the database has been asked so far. */
  roundTrips(): number;
  /** From now on the mails of accounts reach the demo's mailbox. */
  deliverMails(): void;
  /** An answer as Node gets it, past name resolution. Redirects are not followed. */
  get(tenant: "league-a" | "league-b", path: string, headers?: Record<string, string>, sending?: Sending): Promise<Response>;
};

/** The built pages over the loaded demo, for the tests of one file. Filled before the first test runs. `google`: who vouches for people there. */
export function demoSiteForThisFile(google: () => Promise<AccountsOptions["google"]> = async () => null): DemoSite {
  let demo: DemoOfThisFile | undefined;
  let running: DemoServer | undefined;
  beforeAll(async () => {
    demo = await demoOfThisFile();
    running = await startDemoServer(demo, undefined, await google());
  });
  afterAll(async () => {
    await running?.close();
    await demo?.drop();
  });
  function site() {
    if (!running) throw new Error("The site is started before the first test, not before the file is read.");
    return running;
  }
  return {
    get db() {
      return site().db;
    },
    get port() {
      return site().port;
    },
    roundTrips: () => site().roundTrips(),
    deliverMails: () => site().deliverMails(),
    origin: (tenant) => `http://${tenant}.localhost:${site().port}`,
    get: (tenant, path, headers = {}, sending) => getFrom(site().port, `${tenant}.localhost:${site().port}`, path, headers, sending),
  };
}
