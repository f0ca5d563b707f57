import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officePath } from "#contract/office-calls.ts";
import { signedInAccount, type SignedInAccount, signedInWith } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { badInputs } from "#tests/support/fixtures/field-samples.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { rolesFor } from "../../accounts/roles.ts";
import { officeDesk } from "../../office/office-desk.ts";
import { allStores } from "../../office/things.ts";

const database = databaseForThisFile();
let server: AccountServer;
let secretary: SignedInAccount;
let fan: SignedInAccount;

beforeAll(async () => {
  const { db } = database;
  server = await AccountServer.start(db, {}, { office: officeDesk(db, Date.now) });
  [secretary, fan] = [await signedInAccount(db, server.one, "Ana"), await signedInAccount(db, server.one, "Mila")];
  const scope = { kind: "tenant", id: server.one } as const;
  await rolesFor(db, server.one).grant(secretary.accountId, { role: "league-office", scope }, "test");
});
beforeEach(() => database.db.deleteFrom("rate_limits").execute());
afterAll(() => server.close());

type Answered = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

async function call(method: string, path: string, sent?: object, { who = secretary, host = "one.localhost" } = {}): Promise<Answered> {
  const asked = { host, headers: who.bearer, ...(sent && { body: { change: crypto.randomUUID(), ...sent } }) };
  const { status, text } = await server.send(method, `${officePath}/${path}`, asked);
  return { status, body: text === "" ? {} : (JSON.parse(text) as Answered["body"]) };
}

describe("the office's calls", () => {
  it("OFF2 OFF4 OFF5 OFF6 make, read, change, tell and take back", async () => {
    const made = await call("POST", "hall", { fields: { name: "Hala Kej", seats: 1500, way: { sr: "Tramvajem 7." } } });
    expect(made).toMatchObject({ status: 200, body: { kind: "stored", slug: "hala-kej", values: { name: "Hala Kej", seats: 1500 } } });
    const { revision } = made.body;
    expect(await call("GET", "hall/hala-kej")).toMatchObject({ status: 200, body: { revision, values: { way: { sr: "Tramvajem 7." } } } });
    const set = await call("PUT", "hall/hala-kej", { seen: revision, fields: { seats: "" }, reason: "rebuilt" });
    expect(set.body).toMatchObject({ values: { seats: null } });
    const late = await call("PUT", "hall/hala-kej", { seen: revision, fields: { seats: 1800 } });
    expect(late).toMatchObject({
      status: 409,
      body: { type: "/problems/changed-meanwhile", quarrels: { seats: { was: 1500, stands: null, wanted: 1800 } } },
    });
    expect(await call("PUT", "hall/hala-kej", { seen: revision, fields: { city: "Beograd" } })).toMatchObject({
      body: { merged: ["seats"] },
    });
    const changes = (await call("GET", "hall/hala-kej/changes")).body as unknown as readonly Readonly<Record<string, unknown>>[];
    expect(changes.map(({ act, reason, accountId, actedAs }) => [act, reason, accountId, actedAs])).toEqual([
      ["set", null, secretary.accountId, "league-office"],
      ["set", "rebuilt", secretary.accountId, "league-office"],
      ["make", null, secretary.accountId, "league-office"],
    ]);
    expect(await call("POST", "hall/hala-kej/undo", { undoes: set.body["revision"] })).toMatchObject({
      status: 409,
      body: { detail: "built-on" },
    });
    expect(await call("POST", "hall/hala-kej/undo", { undoes: changes[0]?.["changeId"] })).toMatchObject({
      body: { values: { city: null } },
    });
    expect(await call("POST", "hall/hala-kej/removal", { seen: null })).toMatchObject({ status: 200, body: { values: null } });
    expect((await call("GET", "hall/hala-kej")).status).toBe(404);
  });

  it("OFF3 sent twice with the same change are one", async () => {
    const change = crypto.randomUUID();
    const send = async () => call("POST", "sponsor", { change, fields: { name: "Pekara", website: "https://pekara.example/", place: 1 } });
    const [one, other] = [await send(), await send()];
    expect(one).toEqual(other);
    expect((await call("GET", "sponsor")).body).toHaveLength(1);
  });

  it("OFF1 are nobody's without a role, nor by a session of another league", async () => {
    const elsewhere = { ...secretary, ...(await signedInWith(database.db, server.two, secretary.accountId)) };
    for (const { thing } of allStores()) {
      const fields = { name: "Kej" };
      for (const [method, path, sent] of [
        ["GET", thing.name],
        ["GET", `${thing.name}/kej`],
        ["GET", `${thing.name}/kej/changes`],
        ["POST", thing.name, { fields }],
        ["PUT", `${thing.name}/kej`, { seen: null, fields }],
        ["POST", `${thing.name}/kej/removal`, { seen: null }],
        ["POST", `${thing.name}/kej/undo`, { undoes: crypto.randomUUID() }],
      ] as const) {
        expect([path, (await call(method, path, sent, { who: fan })).status]).toEqual([path, 403]);
        expect([path, (await call(method, path, sent, { who: elsewhere })).status]).toEqual([path, 401]);
        expect([path, (await call(method, path, sent, { who: elsewhere, host: "two.localhost" })).status]).toEqual([path, 403]);
      }
    }
    expect((await call("GET", "moon")).status).toBe(404);
  });

  it("OFF9 tell bad inputs by their field, and never break", async () => {
    const { body } = await call("POST", "person", { fields: { givenName: "Ana", familyName: "Anić" } });
    expect(body).toMatchObject({ slug: "ana-anic" });
    for (const bad of badInputs) {
      const { status, body: told } = await call("PUT", "person/ana-anic", { seen: null, fields: { height: bad } });
      expect([bad, [200, 400, 413, 422].includes(status)]).toEqual([bad, true]);
      if (status === 422 && "faults" in told) expect(Object.keys(told["faults"] as object)).toEqual(["height"]);
    }
    for (const sent of [{}, { fields: [] }, { fields: {}, more: 1 }, { change: "x", fields: {} }, { reason: "x".repeat(501), fields: {} }])
      expect([400, 422]).toContain((await call("POST", "person", sent)).status);
  });
});
