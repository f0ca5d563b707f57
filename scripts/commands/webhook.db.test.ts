import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { webhookTypes } from "#contract/api/webhook-shapes.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { TestWebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";
import { webhook } from "./webhook.ts";
import { testSecretKey } from "#tests/support/servers/test-secret-key.ts";

const database = databaseForThisFile();
let receiver: TestWebhookReceiver;
let said = "";

beforeAll(async () => {
  receiver = await TestWebhookReceiver.started();
  await LeagueInDatabase.founded(database.db, "told", ["Hawks", "Owls"]);
  await LeagueInDatabase.founded(database.db, "stranger", ["Hawks", "Owls"]);
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
  vi.stubEnv("SECRET_KEY", testSecretKey.SECRET_KEY);
  vi.stubEnv("ALLOW_UNSAFE_DATABASE", "1");
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
beforeEach(() => {
  vi.stubEnv("WEBHOOKS_TO_PRIVATE_NETWORKS", "1");
  receiver.reply = () => ({ status: 204 });
});
afterEach(async () => {
  said = "";
  await database.db.deleteFrom("webhook_subscriptions").execute();
  if (receiver.faults.length > 0) throw new Error(receiver.faults.join("\n"));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await receiver.close();
});

/** The command as an operator types it, and what it says. */
async function command(verb: string, ...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  said = "";
  const code = await webhook([verb, "--tenant", "told", ...args]);
  return { code, said };
}

async function added(...args: string[]): Promise<{ readonly id: string; readonly secret: string }> {
  const { code, said: answer } = await command("add", "--url", receiver.url("partner"), ...args);
  const [id = "", secret = ""] = answer.split("\n");
  expect([code, id, secret]).toEqual([
    0,
    expect.stringMatching(/^[\da-f-]{36}$/) as string,
    expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string,
  ]);
  receiver.knows("partner", secret);
  return { id, secret };
}

describe("fullcourt webhook", () => {
  it("WEBHOOK8 shows a secret once: when it is made, and when it is changed", async () => {
    const { id, secret } = await added("--types", "game.final, game.corrected", "--league", "first", "--label", "Daily News");
    const { said: listed } = await command("list");
    expect(listed).toBe(
      `${id}  ${receiver.url("partner")}  Daily News  game.final,game.corrected  first  on  0 waiting  nothing accepted yet\n`,
    );
    const { code, said: changed } = await command("rotate", id);
    expect([code, changed]).toEqual([
      0,
      expect.stringMatching(/^whsec_[\w+/]{43}=\n[^]*For a day messages are signed by the former secret too\.\n$/),
    ]);
    expect(changed).not.toContain(secret);
    // The former one is good beside it.
    expect((await command("test", id)).code).toBe(0);
    receiver.knows("partner", changed.split("\n")[0] ?? "");
    expect((await command("test", id)).code).toBe(0);
  });

  it("WEBHOOK10 tries a partner out and says what he answered, without what could steer a terminal", async () => {
    const { id } = await added();
    expect((await command("list")).said).toContain("  everything  whole league  on  ");
    receiver.reply = () => ({ status: 200, body: "thanks \u001B[31mred" });
    expect(await command("test", id)).toEqual({
      code: 0,
      said: expect.stringMatching(/^accepted: 200 after \d+ ms\nthanks \?\[31mred\n$/) as string,
    });
    expect(receiver.of("partner").at(-1)).toMatchObject({ type: "ping", data: {} });
    receiver.reply = () => ({ status: 500 });
    expect(await command("test", id)).toEqual({
      code: 1,
      said: expect.stringMatching(/^webhook: not accepted: 500 after \d+ ms\n$/) as string,
    });
    vi.stubEnv("WEBHOOKS_TO_PRIVATE_NETWORKS", "0");
    expect(await command("test", id)).toEqual({ code: 1, said: expect.stringContaining("the address must begin with https://") as string });
  });

  it("removes one, and goes on with one that was switched off", async () => {
    const { id } = await added();
    await database.db.updateTable("webhook_subscriptions").set({ is_on: false, off_why: "answered 410" }).execute();
    expect((await command("list")).said).toContain("  off: answered 410  ");
    expect(await command("on", id)).toEqual({ code: 0, said: `${id}: on\n` });
    expect((await command("list")).said).toContain("  on  ");
    expect(await command("remove", id)).toEqual({ code: 0, said: `${id}: removed\n` });
    expect(await command("list")).toEqual({ code: 0, said: "" });
    for (const verb of ["rotate", "test", "on", "remove"])
      expect(await command(verb, id)).toEqual({ code: 1, said: `webhook: there is no webhook ${id}\n` });
  });

  it("WEBHOOK1 another league's webhook is none of this one's", async () => {
    const { id } = await added();
    for (const verb of ["rotate", "test", "on", "remove"]) {
      said = "";
      expect([await webhook([verb, "--tenant", "stranger", id]), said]).toEqual([1, `webhook: there is no webhook ${id}\n`]);
    }
    said = "";
    expect([await webhook(["list", "--tenant", "stranger"]), said]).toEqual([0, ""]);
  });

  const url = "https://partner.example/in";
  it.each([
    [["add"], "webhook add needs --url"],
    [["add", "--url", "nonsense"], "--url: this is no address"],
    [["add", "--url", "http://partner.example/"], "--url: the address must begin with https://"],
    [["add", "--url", "https://169.254.169.254/"], "--url: this machine lies in a closed network"],
    [["add", "--url", "https://user:secret@partner.example/"], "--url: no name and no password"],
    [["add", "--url", url, "--types", "game.won"], `--types: there is no "game.won"; there are ${webhookTypes.join(", ")}`],
    [["add", "--url", url, "--types", ""], '--types: there is no ""'],
    [["add", "--url", url, "--league", "nothing"], "told has no league nothing"],
    [["add", "--url", url, "--label", "x".repeat(101)], "--label has more than 80 characters"],
    [["add", "--url", url, "stray"], "usage: webhook add"],
    [["list", "--url", url], "webhook list takes no such option"],
    [["list", "stray"], "usage: webhook add"],
    [["remove"], "webhook remove needs an id"],
    [["rotate", "1; drop table"], "webhook rotate needs an id"],
    [["destroy", "x"], "usage: webhook add"],
  ])("refuses %j in one line", async ([verb = "", ...args], message) => {
    vi.stubEnv("WEBHOOKS_TO_PRIVATE_NETWORKS", "0");
    const answer = await command(verb, ...args);
    expect(answer.code).toBe(1);
    expect(answer.said.startsWith(`webhook: ${message}`)).toBe(true);
    expect(answer.said).not.toContain("secret");
    expect(await database.db.selectFrom("webhook_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("takes no more than a hundred of one league", async () => {
    for (let count = 0; count < 2; count++) await added();
    const row = await database.db.selectFrom("webhook_subscriptions").selectAll().executeTakeFirstOrThrow();
    const { subscription_id: _id, ...rest } = row;
    await database.db
      .insertInto("webhook_subscriptions")
      .values(Array.from({ length: 98 }, () => rest))
      .execute();
    expect(await command("add", "--url", receiver.url("partner"))).toEqual({
      code: 1,
      said: "webhook: a league has at most 100 webhooks\n",
    });
  });
});
