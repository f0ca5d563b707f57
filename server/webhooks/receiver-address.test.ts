import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createEventPoster } from "./post-event.ts";
import { longestReceiver, readReceiver } from "./receiver-address.ts";

const strict = { allowsPrivate: false };

it.each([
  ["http://partner.example/in", "https://"],
  ["https://127.0.0.1/in", "closed network"],
  ["https://2130706433/in", "closed network"],
  ["https://0x7f.1/in", "closed network"],
  ["https://0177.0.0.1/in", "closed network"],
  ["https://0/in", "closed network"],
  ["https://10.1.2.3/in", "closed network"],
  ["https://172.16.0.1/in", "closed network"],
  ["https://192.168.1.1/in", "closed network"],
  ["https://100.64.0.1/in", "closed network"],
  ["https://169.254.169.254/latest/meta-data", "closed network"],
  ["https://[::1]/in", "closed network"],
  ["https://[::]/in", "closed network"],
  ["https://[fd00::1]/in", "closed network"],
  ["https://[fe80::1]/in", "closed network"],
  ["https://[::ffff:127.0.0.1]/in", "closed network"],
  ["https://[::ffff:a9fe:a9fe]/in", "closed network"],
  ["https://[64:ff9b::7f00:1]/in", "closed network"],
  ["https://[2002:7f00:1::]/in", "closed network"],
  ["https://１２７.0.0.1/in", "closed network"],
  ["https://localhost/in", "closed network"],
  ["https://localhost./in", "closed network"],
  ["https://a.localhost/in", "closed network"],
  ["https://metadata.google.internal/computeMetadata", "closed network"],
  ["https://printer.local/in", "closed network"],
  ["https://intranet/in", "closed network"],
  ["https://partner.example:22/in", "443"],
  ["https://partner.example:8443/in", "443"],
  ["https://user@partner.example/in", "password"],
  ["https://user:secret@partner.example/in", "password"],
  ["https://partner.example/in#part", "#"],
  ["file:///etc/passwd", "https://"],
  ["gopher://partner.example/in", "https://"],
  ["javascript:alert(1)", "https://"],
  ["not an address", "no address"],
  ["", "no address"],
  [`https://partner.example/${"a".repeat(longestReceiver)}`, String(longestReceiver)],
])("WEBHOOK9 nothing is sent to %s", (text, why) => {
  const reading = readReceiver(text, strict);
  expect(reading.kind).toBe("refused");
  expect(reading.kind === "refused" && reading.why).toContain(why);
});

it.each([
  "https://partner.example/webhooks?league=first",
  "https://пример.рф/in",
  "https://1.1.1.1/in",
  "https://[2a00:1450:4001::200a]/in",
])("WEBHOOK9 %s is an address of the open internet", (text) => {
  expect(readReceiver(text, strict).kind).toBe("address");
});

it("WEBHOOK9 with private receivers allowed still no password and no other kind of address", () => {
  const open = { allowsPrivate: true };
  expect(readReceiver("http://127.0.0.1:9000/in", open).kind).toBe("address");
  for (const text of ["http://user:x@127.0.0.1:9000/in", "ftp://127.0.0.1/in", "file:///etc/passwd"])
    expect(readReceiver(text, open).kind).toBe("refused");
});

it("WEBHOOK9 an address that was let in by hand is looked at again when it is asked, and no redirect is followed", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { Location: "http://127.0.0.1:1/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const guarded = createEventPoster({ allowsPrivate: false });
  expect(await guarded.post(`http://127.0.0.1:${port}/in`, {}, "{}")).toMatchObject({ kind: "silent" });
  expect(asked).toEqual([]);
  await guarded.close();
  const open = createEventPoster({ allowsPrivate: true });
  expect(await open.post(`http://127.0.0.1:${port}/in`, {}, "{}")).toMatchObject({ kind: "answered", status: 307 });
  expect(asked).toEqual(["/in"]);
  await open.close();
  server.close();
});
