import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PushMessage } from "#contract/push-notice.ts";
import { fcm } from "./fcm.ts";
import { createPoster } from "./post-message.ts";
import type { PushService } from "./push-service.ts";

type Call = { readonly path: string; readonly headers: Record<string, unknown>; readonly body: string };

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
let calls: Call[];
let status: number;
let tokenStatus = 200;
let expiresIn = 3600 * 24 * 7;
const server = createServer((request, response) => {
  void (async () => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? "";
    calls.push({ path, headers: request.headers, body });
    const answers: Record<string, unknown> = {
      installations: { fid: "f", authToken: { token: "fis-token", expiresIn: `${expiresIn}s` } },
      registrations: { token: "fcm:token-1" },
      token: { access_token: "bearer-1", expires_in: 3600 },
      "messages:send": { name: "projects/p/messages/1" },
    };
    const last = path.split("/").at(-1) ?? "";
    response.writeHead(last === "messages:send" ? status : last === "token" ? tokenStatus : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answers[last] ?? {}));
  })();
});
const poster = createPoster({ allowsPrivate: true });
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [calls, status, tokenStatus, expiresIn] = [[], 200, 200, 3600 * 24 * 7];
});
afterAll(async () => {
  await poster.close();
  server.close();
});

function service(): PushService {
  const private_key = pair.privateKey.export({ type: "pkcs8", format: "pem" });
  const serviceAccount = { client_email: "push@project.example", private_key, token_uri: `${base}/token` };
  const settings = { projectId: "p", apiKey: "key", appId: "app", senderId: "1", appName: "League", serviceAccount, vapidKey: "own-key" };
  return fcm(settings, poster.post, { installations: `${base}/v1`, registrations: `${base}/v1`, messages: `${base}/v1` });
}

const subscription = { endpoint: "https://push.example/1", p256dh: "p", auth: "a", applicationServerKey: "own-key" };
const message: PushMessage = {
  web_push: 8030,
  notification: {
    title: "T",
    body: "B",
    navigate: "https://league.example/en",
    lang: "en",
    dir: "ltr",
    tag: "game:1",
    data: { id: "o", path: "/en" },
  },
  app_badge: 1,
};
const sending = { device: { ...subscription, token: "fcm:token-1" }, message, topic: "g1", urgency: "high", ttl: 600 } as const;

it("a subscription becomes a token by an installation, whose own token is used again until an hour before its end", async () => {
  const provider = service();
  expect(await provider.register(subscription, 0)).toBe("fcm:token-1");
  expect(JSON.parse(calls[0]!.body)).toMatchObject({
    appId: "app",
    authVersion: "FIS_v2",
    fid: expect.stringMatching(/^[c-f][\w-]{21}$/) as string,
  });
  expect(calls[1]!.headers).toMatchObject({ "x-goog-api-key": "key", "x-goog-firebase-installations-auth": "FIS fis-token" });
  expect(JSON.parse(calls[1]!.body)).toEqual({
    web: { endpoint: "https://push.example/1", p256dh: "p", auth: "a", applicationPubKey: "own-key" },
  });
  const week = expiresIn * 1000;
  await provider.register(subscription, week - 3_600_001);
  expect(calls.filter(({ path }) => path.endsWith("installations"))).toHaveLength(1);
  await provider.register(subscription, week - 3_600_000);
  expect(calls.filter(({ path }) => path.endsWith("installations"))).toHaveLength(2);
});

it("a message goes out under the account's signature, with life, topic and link", async () => {
  const provider = service();
  const now = Date.now();
  expect(await provider.send(sending, now)).toEqual({ kind: "accepted" });
  const assertion = new URLSearchParams(calls[0]!.body).get("assertion") ?? "";
  const [head = "", claims = "", signature = ""] = assertion.split(".");
  expect(
    verify("RSA-SHA256", Buffer.from(`${head}.${claims}`), createPublicKey(pair.privateKey), Buffer.from(signature, "base64url")),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ iss: "push@project.example", aud: `${base}/token` });
  expect(calls[1]!.headers["authorization"]).toBe("Bearer bearer-1");
  expect(JSON.parse(calls[1]!.body)).toMatchObject({
    message: {
      token: "fcm:token-1",
      webpush: {
        headers: { TTL: "600", Topic: "g1", Urgency: "high" },
        fcm_options: { link: "https://league.example/en" },
        notification: { title: "T" },
      },
    },
  });
});

it.each([
  [404, "gone"],
  [429, "later"],
  [503, "later"],
  [403, "refused"],
] as const)("PUSH12 %i is %s", async (said, kind) => {
  status = said;
  expect((await service().send(sending, Date.now())).kind).toBe(kind);
});

it.each([400, 401, 403])("PUSH22 an account that Google does not know any more (%i) is about us, and no device is lost", async (said) => {
  tokenStatus = said;
  expect(await service().send(sending, Date.now())).toMatchObject({ kind: "later", isAboutUs: true });
});

it("PUSH22 a provider that is out of order is not about us", async () => {
  tokenStatus = 503;
  const outcome = await service().send(sending, Date.now());
  expect(outcome.kind).toBe("later");
  expect(outcome).not.toHaveProperty("isAboutUs");
});
