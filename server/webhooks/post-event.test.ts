import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { createEventPoster, type ReceiverAnswer } from "./post-event.ts";

const opened: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function answerOf(listener: RequestListener, withinMs = 15_000): Promise<ReceiverAnswer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const poster = createEventPoster({ allowsPrivate: true, withinMs });
  opened.push(
    () => poster.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return poster.post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { "webhook-id": "evt_1" }, "{}");
}

it("WEBHOOK10 of an endless answer only its beginning is read, and its status counts", async () => {
  const answer = await answerOf((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write("x".repeat(65_536)));
      response.once("drain", more);
    };
    more();
  });
  expect(answer).toMatchObject({ kind: "answered", status: 200 });
  expect(answer.kind === "answered" && answer.body.length).toBe(4096);
});

it("WEBHOOK10 a compressed bomb is not opened", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const answer = await answerOf((_request, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb));
  expect(answer).toMatchObject({ kind: "answered", status: 200 });
});

it("WEBHOOK10 whoever does not answer in time has not answered, also when he drips", async () => {
  expect(await answerOf(() => undefined, 300)).toEqual({ kind: "silent", why: "no answer in time" });
  const dripping = await answerOf((_request, response) => {
    response.writeHead(200);
    const dripped = setInterval(() => response.write("."), 50);
    opened.push(() => clearInterval(dripped));
  }, 300);
  expect(dripping).toMatchObject({ kind: "answered", status: 200 });
});

it("WEBHOOK10 a connection that is broken off, and a port where nobody listens, are no answer", async () => {
  expect(await answerOf((request) => request.socket.destroy())).toMatchObject({ kind: "silent" });
  const poster = createEventPoster({ allowsPrivate: true });
  opened.push(() => poster.close());
  expect(await poster.post("http://127.0.0.1:1/", {}, "{}")).toEqual({ kind: "silent", why: "ECONNREFUSED" });
});
