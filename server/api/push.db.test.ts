import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mostPushBytes, pushPaths } from "#contract/push.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { choicesOf, type PushNode, startPushNode } from "#tests/support/servers/push-node.ts";
import { TestPushService } from "#tests/support/servers/push-service.ts";
import type { AppEnvironment } from "../http/responses.ts";
import { createLog } from "../log.ts";
import { pushRoutes } from "./push.ts";

const database = databaseForThisFile();
let push: PushNode;
let service: TestPushService;
let league: LeagueInDatabase;
let other: LeagueInDatabase;
let held: { readonly retryAfterSeconds: number } | null = null;

beforeAll(async () => {
  service = await TestPushService.started();
  league = await LeagueInDatabase.founded(database.db, "push-api", ["Hawks", "Owls"]);
  other = await LeagueInDatabase.founded(database.db, "push-api-other", ["Bears", "Foxes"]);
  push = await startPushNode(database);
});
afterAll(async () => {
  await push.close();
  await service.close();
});

const log = createLog("silent");

function ask(method: string, path: string, body: unknown, of = league): Promise<Response> {
  const app = new Hono<AppEnvironment>();
  app.use(async (context, next) => {
    context.set("requestId", "test");
    context.set("log", log);
    context.set("tenant", { id: of.tenantId } as AppEnvironment["Variables"]["tenant"]);
    return next();
  });
  app.route(
    "/",
    pushRoutes(
      () => push.desk,
      async () => held,
    ),
  );
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = { method, headers: { "Content-Type": "application/json" }, ...(method === "GET" ? {} : { body: text }) };
  return Promise.resolve(app.request(`/${path}`, init));
}

async function made(name: string): Promise<string> {
  const request = { subscription: service.device(name), replaces: null, choices: choicesOf([]) };
  const answer = await ask("PUT", pushPaths.subscription, request);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

it("a device subscribes, chooses, tries and leaves", async () => {
  const key = (await (await ask("GET", pushPaths.key, null)).json()) as { applicationServerKey: string };
  expect(Buffer.from(key.applicationServerKey, "base64url")).toHaveLength(65);
  const token = await made("usual");
  expect((await ask("PUT", pushPaths.choices, { token, choices: choicesOf([], { kinds: [] }) })).status).toBe(204);
  expect((await ask("POST", pushPaths.test, { token })).status).toBe(204);
  expect((await ask("POST", pushPaths.test, { token })).status).toBe(429);
  expect((await ask("DELETE", pushPaths.subscription, { token })).status).toBe(204);
  expect((await ask("DELETE", pushPaths.subscription, { token })).status).toBe(204);
  expect((await ask("PUT", pushPaths.choices, { token, choices: choicesOf([]) })).status).toBe(404);
});

it("PUSH19 a network that asks too often is held back, the key is not", async () => {
  held = { retryAfterSeconds: 7 };
  try {
    const answer = await ask("POST", pushPaths.test, { token: "wp_1" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
    expect((await ask("GET", pushPaths.key, null)).status).toBe(200);
  } finally {
    held = null;
  }
});

it("PUSH13 a token says nothing in another league", async () => {
  const token = await made("here");
  expect((await ask("PUT", pushPaths.choices, { token, choices: choicesOf([]) }, other)).status).toBe(404);
  expect((await ask("POST", pushPaths.test, { token }, other)).status).toBe(429);
  await ask("DELETE", pushPaths.subscription, { token }, other);
  const replacing = { subscription: service.device("there"), replaces: token, choices: choicesOf([]) };
  expect((await ask("PUT", pushPaths.subscription, replacing, other)).status).toBe(200);
  expect((await ask("PUT", pushPaths.choices, { token, choices: choicesOf([]) })).status).toBe(204);
});

it("the same subscription a hundred times at once is one", async () => {
  const request = { subscription: service.device("often"), replaces: null, choices: choicesOf([{ kind: "league", id: league.leagueId }]) };
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("PUT", pushPaths.subscription, request)));
  const tokens = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { token: string }).token));
  expect(new Set(tokens).size).toBe(1);
});

const good = { replaces: null, choices: choicesOf([]) };
it.each([
  ["nothing", "", 400],
  ["no JSON", "{", 400],
  ["a list", [], 422],
  ["no keys", { ...good, subscription: { endpoint: "https://push.example/1" } }, 422],
  [
    "keys that are none",
    { ...good, subscription: { endpoint: "https://push.example/1", p256dh: "AAAA", auth: "AAAA", applicationServerKey: null } },
    422,
  ],
  ["a field nobody knows", { ...good, subscription: null, isAdmin: true }, 422],
  ["too much", "x".repeat(mostPushBytes + 1), 413],
] as const)("a subscription with %s is refused", async (_, body, status) => {
  expect((await ask("PUT", pushPaths.subscription, body)).status).toBe(status);
});

it.each([
  ["a kind nobody knows", { kinds: ["everything"] }],
  ["a zone that is none", { timeZone: "Mars/Olympus" }],
  ["a language that is none", { locale: "xx" }],
  ["an hour that is none", { quietHours: { from: -1, to: 1440 } }],
  ["a thing that is none", { following: [{ kind: "club", id: "'; drop table clubs" }] }],
  ["half an hour", { quietHours: { from: 1.5, to: 3 } }],
])("choices with %s are refused", async (_, wrong) => {
  const token = await made("wrong");
  expect((await ask("PUT", pushPaths.choices, { token, choices: { ...choicesOf([]), ...wrong } })).status).toBe(422);
});

it.each(["", "a\nb", "😀", "<script>", "x".repeat(5000)])("the token %j is refused", async (token) => {
  expect((await ask("DELETE", pushPaths.subscription, { token })).status).toBe(422);
});

it("a method that an address does not take is a 405", async () => {
  expect((await ask("GET", pushPaths.subscription, null)).status).toBe(405);
  expect((await ask("POST", pushPaths.key, {})).status).toBe(405);
});

it("PUSH14 a provider that is set up by half gives out neither key nor token", async () => {
  const half = await LeagueInDatabase.founded(database.db, "push-half", ["Lynx", "Boars"]);
  await database.db
    .insertInto("push_providers")
    .values({ tenant_id: half.tenantId, project_id: "p", api_key: "k", app_id: "a", sender_id: null, app_name: "n" })
    .execute();
  const key = await ask("GET", pushPaths.key, null, half);
  expect([key.status, await key.json()]).toMatchObject([
    409,
    { type: "/problems/push-provider-missing", title: "missing-app-config-values" },
  ]);
  const request = { subscription: service.device("half"), replaces: null, choices: choicesOf([]) };
  expect((await ask("PUT", pushPaths.subscription, request, half)).status).toBe(409);
});
