import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import type { AccountServer } from "../support/servers/account-server.ts";
import { type Answer, OfficeScreensServer, partOf } from "../support/servers/office-screens-server.ts";

putAllMessages();

const database = databaseForThisFile();
let office: OfficeScreensServer;
const ask: OfficeScreensServer["ask"] = (...question) => office.ask(...question);
let server: AccountServer;
let ana: SignedInAccount;
let fan: SignedInAccount;

beforeAll(async () => {
  office = await OfficeScreensServer.start(database.db);
  ({ server, ana, fan } = office);
});
beforeEach(() => database.db.deleteFrom("rate_limits").execute());
afterAll(() => office.server.close());

describe("ROLE6 a link", () => {
  const made = async (typed: Readonly<Record<string, string>> = {}) => {
    const answer = partOf(await ask("/roles", { act: "give", role: "editor", label: "Mila", email: "", ...typed }), "roles");
    return answer.fresh?.secret ?? "";
  };
  const screenOf = ({ screen }: Answer) => (screen?.kind === "invitation" ? screen : null);

  it("gives its role once to whoever is signed in and opens it, and tells its giver whose it waits for", async () => {
    const path = `/invitations/${await made()}`;
    expect(partOf(await ask("/roles"), "roles").links.map(({ label, role }) => [label, role])).toEqual([["Mila", "editor"]]);
    expect(screenOf(await ask(path, undefined, { who: null }))?.invitation).toMatchObject({ role: "editor", madeBy: "Ana", label: "Mila" });
    expect((await ask(path, { act: "accept" }, { who: null })).location).toContain("/en/auth/Login?next=");
    const guest = await signedInAccount(database.db, server.one, "Iva");
    expect((await ask(path, { act: "accept" }, { who: guest })).location).toBe("/en/office");
    expect((await ask("", undefined, { who: guest })).status).toBe(200);
    expect((await ask(path, { act: "accept" }, { who: fan })).status).toBe(410);
    expect((await ask(path)).status).toBe(410);
  });

  it("lets in somebody new without a mail, and nobody by another's address", async () => {
    const path = `/invitations/${await made()}`;
    const who = { name: "Nova Novak", email: `${crypto.randomUUID()}@example.com`, password: "tri jabuke na stolu" };
    const { email } = await database.db
      .selectFrom("accounts")
      .select("email")
      .where("account_id", "=", ana.accountId)
      .executeTakeFirstOrThrow();
    for (const [change, fault] of [
      [{ password: "kratka" }, "too-short"],
      [{ password: "Nova Novak 1" }, "unfit"],
      [{ email: "nowhere" }, "no-email"],
      [{ email }, "has-account"],
      [{ name: " " }, "no-name"],
    ] as const) {
      const answer = await ask(path, { act: "join", ...who, ...change }, { who: null });
      expect([answer.status, screenOf(answer)?.fault]).toEqual([422, fault]);
    }
    expect((await ask(path, { act: "join", ...who }, { who: null })).status).toBe(303);
    expect(partOf(await ask("/roles"), "roles").holders.find(({ name }) => name === who.name)).toMatchObject({ role: "editor" });
    expect((await ask(path, { act: "join", ...who, email: "z@example.com" }, { who: null })).status).toBe(410);
  });

  it("gives nothing once it is withdrawn, too old, another league's, or its giver's no longer to give", async () => {
    const { db } = database;
    const waits = async (path: string, host = "one.localhost") => (await ask(path, undefined, { who: null, host })).status;
    const [withdrawn, old, orphan] = [await made(), await made(), await made()].map((secret) => `/invitations/${secret}`);
    expect(await waits(withdrawn ?? "", "two.localhost")).toBe(410);
    const [first] = partOf(await ask("/roles"), "roles").links;
    await ask("/roles", { act: "unlink", link: first?.linkId ?? "" });
    expect(await waits(withdrawn ?? "")).toBe(410);
    await sql`update role_links set expires_at = now() where made_at = (select min(made_at) from role_links)`.execute(db);
    expect(await waits(old ?? "")).toBe(410);
    expect(await waits(orphan ?? "")).toBe(200);
    await rolesFor(db, server.one).take(ana.accountId, { role: "owner", scope: { kind: "tenant", id: server.one } });
    expect(await waits(orphan ?? "")).toBe(410);
    await rolesFor(db, server.one).grant(ana.accountId, { role: "owner", scope: { kind: "tenant", id: server.one } }, "test");
    expect((await ask("/invitations/x")).status).toBe(410);
  });
});
