import { execFileSync } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import dns from "node:dns";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createSecureServer } from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPoster } from "../push/post-message.ts";
import { createEventPoster, type ReceiverAnswer } from "./post-event.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** What becomes of an event at a receiver that says this to a request, and how long that took. */
async function answerTo(say: (socket: Socket) => void, withinMs = 500): Promise<{ readonly answer: ReceiverAnswer; readonly ms: number }> {
  const port = await listening(createServer((socket) => socket.once("data", () => say(socket))));
  const poster = createEventPoster({ allowsPrivate: true, withinMs });
  closing.push(() => poster.close());
  const begun = performance.now();
  return { answer: await poster.post(`http://127.0.0.1:${port}/`, {}, "{}"), ms: performance.now() - begun };
}

function again(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write(text), everyMs);
  closing.push(() => clearInterval(timer));
}

describe("WEBHOOK10 a receiver that means ill", () => {
  it("leads nowhere by a redirect", async () => {
    let asked = 0;
    const inward = await listening(createServer(() => (asked += 1)));
    for (const status of [301, 302, 303, 307, 308]) {
      const { answer } = await answerTo((socket) =>
        socket.end(`HTTP/1.1 ${status} Elsewhere\r\nLocation: http://127.0.0.1:${inward}/admin\r\nContent-Length: 0\r\n\r\n`),
      );
      expect(answer).toMatchObject({ kind: "answered", status });
    }
    expect(asked).toBe(0);
  });

  it("keeps nobody waiting with headers that drip", async () => {
    const { answer, ms } = await answerTo((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      again(socket, "X-Drip: 1\r\n", 20);
    });
    expect(answer.kind).toBe("silent");
    expect(ms).toBeLessThan(5000);
  });

  it("keeps nobody waiting with news that it will answer", async () => {
    for (const status of ["100 Continue", "102 Processing", "103 Early Hints"]) {
      const { answer, ms } = await answerTo((socket) => again(socket, `HTTP/1.1 ${status}\r\n\r\n`, 5));
      expect(answer.kind).toBe("silent");
      expect(ms).toBeLessThan(5000);
    }
  });

  it("fills no memory with headers", async () => {
    const { answer } = await answerTo((socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${"x".repeat(2_000_000)}\r\n\r\n`), 5000);
    expect(answer).toEqual({ kind: "silent", why: "UND_ERR_HEADERS_OVERFLOW" });
  });

  it("speaks another protocol, breaks off, or says too little", async () => {
    const says = ["SSH-2.0-OpenSSH_9.2\r\n", "HTTP/1.1 2", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n", "\0".repeat(100), ""];
    for (const text of says) expect((await answerTo((socket) => socket.end(text))).answer.kind).toBe("silent");
    expect((await answerTo((socket) => socket.resetAndDestroy())).answer.kind).toBe("silent");
    const half = await answerTo((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf");
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    // It had answered; of what it says only the beginning counts.
    expect(half.answer).toMatchObject({ kind: "answered", status: 200 });
  });
});

const hasOpenssl = (() => {
  try {
    return execFileSync("openssl", ["version"]).length > 0;
  } catch {
    return false;
  }
})();

it.skipIf(!hasOpenssl)("WEBHOOK9 who bears a certificate of his own making is told nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fullcourt-tls-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject], { stdio: "ignore" });
  let heard = 0;
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    heard += 1;
    response.end();
  });
  const port = await listening(server);
  const poster = createEventPoster({ allowsPrivate: true });
  closing.push(() => poster.close());
  expect(await poster.post(`https://127.0.0.1:${port}/`, {}, "{}")).toEqual({ kind: "silent", why: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  const push = createPoster({ allowsPrivate: true });
  closing.push(() => push.close());
  await expect(push.post(new URL(`https://127.0.0.1:${port}/`), {}, Buffer.from("{}"))).rejects.toMatchObject({
    code: "DEPTH_ZERO_SELF_SIGNED_CERT",
  });
  expect(heard).toBe(0);
});

describe("a name that leads elsewhere the second time", () => {
  type Post = (address: string) => Promise<unknown>;
  const posts: readonly (readonly [string, () => { readonly post: Post; close(): Promise<void> }])[] = [
    [
      "WEBHOOK9 events",
      () => {
        const poster = createEventPoster({ allowsPrivate: false, withinMs: 400 });
        return { post: (address) => poster.post(address, {}, "{}"), close: () => poster.close() };
      },
    ],
    [
      "PUSH15 notices",
      () => {
        const poster = createPoster({ allowsPrivate: false });
        return { post: (address) => poster.post(new URL(address), {}, Buffer.from("{}")), close: () => poster.close() };
      },
    ],
  ];

  it.each(posts)("%s go to the machine that was looked at, and to none inside", async (_, open) => {
    const answers = ["203.0.114.1", "127.0.0.1", "127.0.0.1", "127.0.0.1"];
    let looked = 0;
    const found = (_name: string, _options: unknown, done: (error: Error | null, addresses: object) => void) => {
      done(null, [{ address: answers[Math.min(looked, answers.length - 1)], family: 4 }]);
      looked += 1;
    };
    vi.spyOn(dns, "lookup").mockImplementation(found as never);
    syncBuiltinESMExports();
    const attempts: string[] = [];
    const watch = (message: unknown) =>
      void (message as { socket: Socket }).socket.on("connectionAttempt", (address: string) => void attempts.push(address));
    subscribe("net.client.socket", watch);
    closing.push(() => {
      unsubscribe("net.client.socket", watch);
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const first = open();
    const sent = first.post("https://rebinding.partner.example/in").catch(() => undefined);
    await expect.poll(() => looked, { timeout: 5000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.close();
    await sent;
    expect(looked).toBe(1);
    const second = open();
    closing.push(() => second.close());
    await second.post("https://rebinding.partner.example/in").catch(() => undefined);
    expect(looked).toBe(2);
    expect(new Set(attempts)).toEqual(new Set(["203.0.114.1"]));
  });
});
