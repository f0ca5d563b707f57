import { beforeAll, describe, expect, it } from "vitest";
import { accountBase, websiteUserPath } from "#contract/account.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { typedCommand, typedProcess } from "#tests/support/servers/typed-command.ts";

const database = databaseForThisFile();
let server: AccountServer;

beforeAll(async () => {
  server = await AccountServer.start(database.db);
  return () => server.close();
});

function account(...args: readonly string[]) {
  return typedCommand(database.databaseUrl, "account", ...args);
}

async function emailOf(accountId: string): Promise<string> {
  const { email } = await database.db.selectFrom("accounts").select("email").where("account_id", "=", accountId).executeTakeFirstOrThrow();
  return email;
}

describe("fullcourt account", () => {
  it("ACC24 blocks somebody in every league at once, and lets them in again", async () => {
    const ana = await signedInAccount(database.db, server.one);
    const iva = await signedInAccount(database.db, server.one);
    const email = await emailOf(ana.accountId);
    const status = async ({ bearer }: typeof ana) => (await server.get(websiteUserPath, { headers: bearer })).status;
    expect((await account("show", "--email", email)).stdout).toContain(`<${email}>  open  sessions 1`);
    expect(await account("block", "--email", email.toUpperCase())).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/blocked since .* sessions 0/) as string,
    });
    expect([await status(ana), await status(iva)]).toEqual([401, 200]);
    expect((await account("block", "--email", email)).code).toBe(0);
    expect((await account("unblock", "--email", email)).stdout).toContain("open  sessions 0");
    // What was ended stays so.
    expect(await status(ana)).toBe(401);
  });

  it("ACC24 signs somebody out everywhere, and nobody else", async () => {
    const ana = await signedInAccount(database.db, server.two);
    const iva = await signedInAccount(database.db, server.two);
    expect((await account("end-sessions", "--email", await emailOf(ana.accountId))).stdout).toContain("open  sessions 0");
    const asked = [ana, iva].map(({ bearer }) => server.get(`${accountBase}/sessions`, { host: "two.localhost", headers: bearer }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it("is a process of its own to an operator, which says the same and ends by itself", async () => {
    const { accountId } = await signedInAccount(database.db, server.one);
    const show = ["account", "show", "--email", await emailOf(accountId)] as const;
    const outcome = await typedProcess(database.databaseUrl, ...show);
    expect(outcome).toEqual(await typedCommand(database.databaseUrl, ...show));
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining("sessions 1") as string });
    expect((await typedProcess(database.databaseUrl, "account", "show", "--email", "nobody")).code).toBe(1);
  });

  it("refuses in one line what it cannot do", async () => {
    const refused = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await account(...args);
      expect([code, stdout]).toEqual([1, ""]);
      return stderr.trimEnd();
    };
    expect(await refused()).toMatch(/^account: usage: account show/);
    expect(await refused("__proto__", "--email", "a@example.org")).toMatch(/^account: usage/);
    expect(await refused("block", "a@example.org")).toMatch(/^account: usage/);
    expect(await refused("block")).toBe("account: --email is an address; nothing is none");
    expect(await refused("block", "--email", "nobody")).toBe("account: --email is an address; nobody is none");
    expect(await refused("block", "--email", "nobody@example.org")).toBe("account: nobody has an account with nobody@example.org");
    expect(await refused("block", "--who", "a@example.org")).toMatch(/^fullcourt account: Unknown option/);
  });
});
