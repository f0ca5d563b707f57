import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exchangeCode } from "./code-exchange.ts";

let server: Server;
let says: { readonly status: number; readonly body: string };
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(says.status, { "Content-Type": "application/json" }).end(says.body));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

it.each([
  [401, "invalid_client", { kind: "unreachable", isAboutUs: true }],
  [400, "unauthorized_client", { kind: "unreachable", isAboutUs: true }],
  [400, "redirect_uri_mismatch", { kind: "unreachable", isAboutUs: true }],
  [400, "invalid_grant", { kind: "refused", why: "invalid_grant" }],
])("REPORT9 an issuer that answers %i %s", async (status, error, expected) => {
  says = { status, body: JSON.stringify({ error }) };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  const code = { code: "c", verifier: "v", redirectUri: "https://league.example/auth/google-return" };
  expect(await exchangeCode(address, { clientId: "id", clientSecret: "secret" }, code)).toMatchObject(expected);
});

it("REPORT9 an issuer that is out of order says nothing about us", async () => {
  says = { status: 503, body: "out of order" };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  const answer = await exchangeCode(
    address,
    { clientId: "id", clientSecret: "s" },
    { code: "c", verifier: "v", redirectUri: "https://x.example" },
  );
  expect(answer.kind).toBe("unreachable");
  expect(answer).not.toHaveProperty("isAboutUs");
});
