import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountBase } from "#contract/account.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { hashPassword } from "../../accounts/password-hash.ts";

const database = databaseForThisFile();
const password = "loptica pod košem";
const statements: string[] = [];
let server: AccountServer;
let people = 0;

/** Writes down every statement: its kind, and what it is about. */
const written: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    statements.push(database.db.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  server = await AccountServer.start(database.db.withPlugin(written));
});
beforeEach(async () => {
  await database.db.deleteFrom("rate_limits").execute();
});
afterAll(() => server.close());

type Kind = "known" | "unknown" | "blocked" | "without a password";
const kinds: readonly Kind[] = ["known", "unknown", "blocked", "without a password"];

async function addressOf(kind: Kind): Promise<string> {
  people += 1;
  if (kind === "unknown") return `nobody-${people}@example.com`;
  const { accountId } = await signedInAccount(database.db, server.one, `Ana ${people}`);
  if (kind !== "without a password") {
    await database.db
      .insertInto("account_passwords")
      .values({ account_id: accountId, hash: await hashPassword(password) })
      .execute();
  }
  if (kind === "blocked")
    await database.db.updateTable("accounts").set({ blocked_at: new Date() }).where("account_id", "=", accountId).execute();
  const of = await database.db.selectFrom("accounts").select("email").where("account_id", "=", accountId).executeTakeFirstOrThrow();
  return of.email;
}

const asked: readonly (readonly [string, (email: string) => Promise<{ readonly status: number; readonly text: string }>])[] = [
  ["a forgotten password", (email) => server.post(`${accountBase}/password-reset`, { email })],
  ["registering", (email) => server.post(`${accountBase}/sign-up`, { name: "Eva", email, password, locale: "en" })],
  ["a wrong password", (email) => server.post(`${accountBase}/sign-in`, { email, password: "a wrong password" })],
  [
    "another address for one's own account",
    async (email) => {
      const { bearer } = await signedInAccount(database.db, server.one, "Iva");
      statements.length = 0;
      return server.post(`${accountBase}/address`, { email }, { headers: bearer });
    },
  ],
];

describe.each(asked)("ACC1 %s", (_, ask) => {
  it("takes the same statements and says the same, whether an address is known or not", async () => {
    const told: { readonly kind: Kind; readonly said: unknown; readonly did: readonly string[] }[] = [];
    for (const kind of kinds) {
      const email = await addressOf(kind);
      statements.length = 0;
      const { status, text } = await ask(email);
      told.push({ kind, said: [status, text.replace(/"requestId":"[^"]*"/, "")], did: [...statements] });
    }
    for (const { kind, said, did } of told) expect({ kind, said, did }).toEqual({ kind, said: told[0]?.said, did: told[0]?.did });
    expect(told[0]?.did.length).toBeGreaterThan(1);
  });
});
