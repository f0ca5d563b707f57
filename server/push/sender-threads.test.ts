import { afterEach, expect, it } from "vitest";
import { TestPushService } from "#tests/support/servers/push-service.ts";
import { senderThreads, type SenderThreads } from "./sender-threads.ts";

let service: TestPushService;
let threads: SenderThreads;

afterEach(async () => {
  await threads.close();
  await service.close();
});

const headers = { "Content-Encoding": "aes128gcm", TTL: "60", Topic: "test" };

async function begin(allowsPrivate = true): Promise<void> {
  service = await TestPushService.started();
  service.opensLater = true;
  threads = senderThreads({ allowsPrivate }, (error) => service.faults.push(String(error)));
}

function send(name: string): Promise<{ readonly status: number }> {
  const { endpoint, p256dh, auth } = service.device(name);
  return threads.sealedPost(new URL(endpoint), headers, Buffer.from("{}"), { p256dh, auth });
}

it("each message is answered with what was said to it", async () => {
  await begin();
  service.reply = (device) => ({ status: Number(device) });
  const statuses = [201, 404, 410, 429, 503];
  expect((await Promise.all(statuses.map((status) => send(`${status}`)))).map(({ status }) => status)).toEqual(statuses);
  const plain = await threads.post(new URL(`${service.origin}/nobody`), {}, Buffer.from("{}"));
  expect(plain.status).toBe(404);
});

it("what cannot be sent says why, and the others go", async () => {
  await begin();
  const keys = { p256dh: "AAAA", auth: "AAAA" };
  await expect(threads.sealedPost(new URL(service.origin), headers, Buffer.from("{}"), keys)).rejects.toThrow();
  await expect(threads.post(new URL("http://127.0.0.1:1/"), {}, Buffer.from(""))).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect((await send("fine")).status).toBe(201);
});

it("PUSH15 a name that leads into a closed network is not asked", async () => {
  await begin(false);
  await expect(threads.post(new URL("http://localhost/"), {}, Buffer.from(""))).rejects.toMatchObject({ code: "ECLOSEDNETWORK" });
});

it("threads that end fail what they had, and the next message has others", async () => {
  await begin();
  const asked = Promise.withResolvers<void>();
  service.reply = (device) => {
    asked.resolve();
    return device === "first" ? new Promise(() => {}) : { status: 201 };
  };
  const [first] = await Promise.all([
    send("first").then(
      () => "sent",
      (error: unknown) => String(error),
    ),
    asked.promise.then(() => threads.close()),
  ]);
  expect(first).toContain("has ended");
  expect((await send("second")).status).toBe(201);
});
