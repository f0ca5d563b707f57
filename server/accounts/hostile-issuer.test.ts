import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { exchangeCode } from "./code-exchange.ts";
import { idTokenReader } from "./id-token.ts";
import { discoverIssuer } from "./issuer-discovery.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function says(body: unknown): RequestListener {
  return (_request, response) => void response.end(JSON.stringify(body));
}

function leadsTo(address: string): RequestListener {
  return (_request, response) => void response.writeHead(302, { Location: address }).end();
}

/** JSON that has begun well and has no end. */
function withoutEnd(onSent: (bytes: number) => void): RequestListener {
  return (_request, response) => {
    const part = Buffer.alloc(16 * 1024, "x");
    response.write('{"issuer":"');
    const timer = setInterval(() => response.write(part) && onSent(part.length), 1);
    response.on("close", () => clearInterval(timer));
  };
}

/** What all three who ask an issuer make of an answer that is wrong for each of them. */
async function askedBy(address: string): Promise<readonly [string, string, string]> {
  const discovery = await discoverIssuer(address).then(
    () => "found",
    () => "unreachable",
  );
  const code = { code: "c", verifier: "v", redirectUri: "https://league.example/back" };
  const exchanged = await exchangeCode(`${address}/token`, { clientId: "id", clientSecret: "secret" }, code);
  const issuer = await serverThat((_request, response) =>
    response.end(JSON.stringify({ issuer: `http://${_request.headers.host}`, jwks_uri: `${address}/keys` })),
  );
  const token = `${btoa('{"alg":"RS256","kid":"a"}')}.${btoa("{}")}.${btoa("signature")}`.replaceAll("=", "");
  const reading = await idTokenReader({ issuer, audiences: ["id"] }, () => 0)(token, null);
  return [discovery, exchanged.kind, reading.kind];
}

const unreachable = ["unreachable", "unreachable", "unreachable"] as const;

describe("ACC32 an issuer that means ill is as one that cannot be reached", () => {
  it("when it answers without an end, and little of that is taken in", async () => {
    let sent = 0;
    expect(await askedBy(await serverThat(withoutEnd((bytes) => (sent += bytes))))).toEqual(unreachable);
    // What lies in the line's own buffers comes on top of 64 KiB for each of three.
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  it("when it leads elsewhere, into our own network too, where nobody is asked", async () => {
    let asked = 0;
    const inside = await serverThat((_request, response) => {
      asked += 1;
      response.end("{}");
    });
    expect(await askedBy(await serverThat(leadsTo(inside)))).toEqual(unreachable);
    expect(asked).toBe(0);
  });

  it.each([
    ["nothing", ""],
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["half an object", '{"issuer":'],
    ["a list", "[]"],
    ["null", "null"],
    ["a prototype", '{"__proto__":{"issuer":"x","id_token":"x","keys":[]}}'],
    ["a token that is no text", '{"id_token":7,"keys":{}}'],
    ["a token longer than there are", JSON.stringify({ id_token: "x".repeat(9000), keys: "x" })],
  ])("when it answers with %s", async (_, body) => {
    expect(await askedBy(await serverThat((_request, response) => response.end(body)))).toEqual(unreachable);
  });
});

describe("ACC32 discovery takes no issuer", () => {
  it.each([
    ["that calls itself by another name", { issuer: "https://accounts.google.com" }],
    ["that names no keys", { jwks_uri: undefined }],
    ["whose keys lie at no address", { jwks_uri: "keys" }],
    ["whose place to sign in is none", { authorization_endpoint: "javascript" }],
  ])("%s", async (_, changes) => {
    const issuer: string = await serverThat((request, response) =>
      says({ issuer, jwks_uri: `${issuer}/keys`, ...changes })(request, response),
    );
    await expect(discoverIssuer(issuer)).rejects.toThrow();
  });
});
