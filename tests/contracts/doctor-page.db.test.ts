import { afterAll, beforeAll, expect, it } from "vitest";
import type { OfficeScreen } from "#contract/office-screens.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { noDemo } from "#server/founding/demo-leagues.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { emptyPorts } from "../support/fixtures/empty-ports.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { screenRenderer } from "./screen-renderer.ts";

const line = { code: "clockLoose", verdict: "look", host: null, values: {} } as const;
const database = databaseForThisFile();
let server: AccountServer;
let operator: SignedInAccount;
let owner: SignedInAccount;

beforeAll(async () => {
  const { db } = database;
  const parts = {
    office: officeDesk(db, Date.now),
    setUp: setUpDesk(db, memoryFileStore(), Date.now, { demo: noDemo, doctor: async () => [line] }),
    portsFor: () => emptyPorts as never,
    pages: { clientFolder: null, renderer: screenRenderer },
  };
  server = await AccountServer.start(db, {}, parts);
  [operator, owner] = [await signedInAccount(db, server.one, "Ana"), await signedInAccount(db, server.one, "Mila")];
  for (const { accountId } of [operator, owner])
    await rolesFor(db, server.one).grant(accountId, { role: "owner", scope: { kind: "tenant", id: server.one } }, "test");
  await db.insertInto("installation_operators").values({ account_id: operator.accountId, since: new Date() }).execute();
});
afterAll(() => server.close());

it("DOCTOR3 how the installation is is shown to whoever runs it, and to no other owner of a league", async () => {
  const seenBy = async (who: SignedInAccount) => server.get("/en/office/doctor", { host: "one.localhost", headers: who.cookie });
  const seen = await seenBy(operator);
  const screen = JSON.parse(seen.text) as OfficeScreen;
  expect(screen.kind === "office" && screen.part).toEqual({ kind: "doctor", lines: [line] });
  expect(seen.headers["cache-control"]).toContain("no-store");
  expect((await seenBy(owner)).status).toBe(404);
});
