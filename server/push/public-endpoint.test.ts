import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createPoster, retryAfter } from "./post-message.ts";
import { isPublicAddress, readEndpoint } from "./public-endpoint.ts";

const strict = { allowsPrivate: false };

it.each([
  "http://push.example/1",
  "https://127.0.0.1/1",
  "https://2130706433/1",
  "https://0x7f.1/1",
  "https://0/1",
  "https://10.1.2.3/1",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/1",
  "https://[fd00::1]/1",
  "https://[::ffff:127.0.0.1]/1",
  "https://[64:ff9b::7f00:1]/1",
  "https://localhost/1",
  "https://localhost./1",
  "https://a.localhost/1",
  "https://push.example:22/1",
  "https://user@push.example/1",
  "file:///etc/passwd",
  "gopher://push.example/1",
  "ftp://push.example/1",
  "not an address",
  "",
  `https://push.example/${"a".repeat(1100)}`,
])("PUSH15 nothing is sent to %s", (text) => {
  expect(readEndpoint(text, strict)).toBeNull();
});

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://web.push.apple.com/QPx",
  "https://updates.push.services.mozilla.com/wpush/v2/g",
])("PUSH15 %s is an address of the open internet", (text) => {
  expect(readEndpoint(text, strict)?.href).toBe(text);
});

it("PUSH15 which networks are everybody's", () => {
  for (const address of ["8.8.8.8", "2a00:1450:4001::200a"]) expect(isPublicAddress(address)).toBe(true);
  for (const address of ["172.31.0.1", "100.64.0.1", "224.0.0.1", "fe80::1", "2002:7f00:1::", "::", "localhost"]) {
    expect(isPublicAddress(address)).toBe(false);
  }
});

it("PUSH15 a name that leads to our own machine is not asked, and no redirect is followed", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { Location: "/elsewhere", "Retry-After": "7" }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const guarded = createPoster({ allowsPrivate: false });
  await expect(guarded.post(new URL(`http://localhost:${port}/1`), {}, Buffer.alloc(1))).rejects.toThrow("closed network");
  const open = createPoster({ allowsPrivate: true });
  expect(await open.post(new URL(`http://localhost:${port}/1`), {}, Buffer.alloc(1))).toMatchObject({ status: 307, retryAfterMs: 7000 });
  expect(asked).toEqual(["/1"]);
  await Promise.all([guarded.close(), open.close()]);
  server.close();
});

it("an answer that does not end is none", async () => {
  const server = createServer((request, response) => {
    response.writeHead(201);
    request.resume().on("end", () => response.write("a".repeat(20_000)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const poster = createPoster({ allowsPrivate: true });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(poster.post(url, {}, Buffer.alloc(1))).rejects.toThrow("size");
  await poster.close();
  server.closeAllConnections();
  server.close();
});

it("PUSH12 Retry-After is in seconds or a date", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  expect(retryAfter("120", now)).toBe(120_000);
  expect(retryAfter("Sun, 22 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
  expect(retryAfter("soon", now)).toBeNull();
  expect(retryAfter(undefined, now)).toBeNull();
});
