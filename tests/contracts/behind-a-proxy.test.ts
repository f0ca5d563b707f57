import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import { request as secureRequest, type RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "./source-tree.ts";

const example = readFileSync(join(root, "deploy/nginx.conf"), "utf8");

function isInstalled(program: string, ...question: string[]): boolean {
  try {
    execFileSync(program, question, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("there is one whole configuration", () => {
  expect(example).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  expect(example.match(/^server \{/gm)).toHaveLength(2);
});

describe.skipIf(!isInstalled("nginx", "-v") || !isInstalled("openssl", "version"))("the configuration, as nginx reads it", () => {
  let folder: string;
  let ports: { readonly plain: number; readonly secure: number };
  const ending: (() => void)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "fullcourt-proxy-"));
    const program = createServer((incoming, outgoing) => outgoing.end(JSON.stringify({ url: incoming.url, ...incoming.headers })));
    const behind = await portOf(program);
    ending.push(() => void program.close());
    const [plain, secure] = [await freePort(), await freePort()];
    ports = { plain, secure };
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
    const made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1", "-subj", "/CN=league.example"];
    execFileSync("openssl", ["req", ...made, "-keyout", key!, "-out", certificate!], { stdio: "ignore" });
    const inside = example
      .replace("127.0.0.1:3000", `127.0.0.1:${behind}`)
      .replace("listen 80", `listen 127.0.0.1:${plain}`)
      .replace("listen 443", `listen 127.0.0.1:${secure}`)
      .replaceAll("/etc/ssl/fullcourt/", `${folder}/`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
    const file = join(folder, "nginx.conf");
    // As Debian's own file has it around ours.
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; events {} http { access_log off; ssl_protocols TLSv1 TLSv1.2; ssl_prefer_server_ciphers on; error_log ${folder}/error.log; ${temporary.join(" ")}\n${inside}}`,
    );
    execFileSync("nginx", ["-t", "-q", "-p", folder, "-c", file], { stdio: "ignore" });
    const nginx = spawn("nginx", ["-p", folder, "-c", file, "-g", "daemon off; master_process off;"], { stdio: "ignore" });
    ending.push(() => nginx.kill());
    await vi.waitFor(() => plainly("/en"), { timeout: 20_000 });
  });
  afterAll(() => {
    for (const end of ending) end();
    rmSync(folder, { recursive: true, force: true });
  });

  test("takes TLS 1.2 and 1.3, and nothing older", async () => {
    expect(await protocolOf({ maxVersion: "TLSv1.3" })).toBe("TLSv1.3");
    expect(await protocolOf({ maxVersion: "TLSv1.2" })).toBe("TLSv1.2");
    await expect(protocolOf({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL@SECLEVEL=0" })).rejects.toThrow();
  });

  test.each(["AES128-SHA", "ECDHE-ECDSA-AES128-SHA", "AES128-GCM-SHA256"])("refuses %s, of TLS 1.2", async (ciphers) => {
    await expect(protocolOf({ maxVersion: "TLSv1.2", ciphers: `${ciphers}:@SECLEVEL=0` })).rejects.toThrow();
  });

  test("passes host, address and visitor on as they came", async () => {
    const { status, text } = await answerOf(secureRequest, {
      port: ports.secure,
      path: "/sr//news/a%2Fb?q=1",
      rejectUnauthorized: false,
      headers: { Host: "league.example", "X-Forwarded-For": "203.0.113.9" },
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      url: "/sr//news/a%2Fb?q=1",
      host: "league.example",
      "x-forwarded-for": "203.0.113.9, 127.0.0.1",
    });
  });

  test("WIZ11 passes a file of 25 MB on to the one address that takes it, and to no other", async () => {
    const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
    const sent = async (path: string, body: Buffer) =>
      (await answerOf(secureRequest, { port: ports.secure, path, method: "POST", rejectUnauthorized: false }, body)).status;
    expect(await sent("/sr/office/upload/clubs", megabytes(25))).toBe(200);
    expect(await sent("/sr/office/upload/schedule.data", megabytes(1))).toBe(200);
    expect(await sent("/sr/office/upload/clubs", megabytes(27))).toBe(413);
    for (const path of ["/sr/office/setup/clubs", "/sr/office/club/file", "/sr"]) expect(await sent(path, megabytes(1))).toBe(413);
  });

  test("sends those who read pages to https, and refuses what was sent in the clear", async () => {
    expect(await plainly("/sr/news?page=2")).toMatchObject({ status: 308, location: "https://league.example/sr/news?page=2" });
    for (const path of [
      "/v1/games",
      "/v2/website/config",
      "/live/v1/stream?channel=games",
      "/timer/v1/clock",
      "/auth/google-login",
      "/oembed",
    ])
      expect(await plainly(path)).toMatchObject({ status: 403, location: undefined });
    expect(await plainly("/sr/auth/Register", "POST")).toMatchObject({ status: 403, location: undefined });
    // Nor is the certificate's authority sent on, which asks whether the name is ours.
    expect(await plainly("/.well-known/acme-challenge/none")).toMatchObject({ status: 404, location: undefined });
  });

  function plainly(path: string, method = "GET") {
    return answerOf(request, { port: ports.plain, path, method, headers: { Host: "league.example" } });
  }

  function protocolOf(options: ConnectionOptions): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: "127.0.0.1", port: ports.secure, rejectUnauthorized: false, ...options }, () => {
        resolve(socket.getProtocol());
        socket.end();
      });
      socket.on("error", reject);
    });
  }
});

async function answerOf(ask: typeof request, options: RequestOptions, body?: Buffer) {
  const asked = ask({ host: "127.0.0.1", ...options });
  // Who refuses a body answers before it is read, and may hang up.
  asked.on("error", () => undefined);
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const text = (await answer.toArray()).join("");
  return { status: answer.statusCode, location: answer.headers.location, text };
}

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  return port;
}
