import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** `undefined` leaves a claim out. */
type Claims = Readonly<Record<string, unknown>>;

/** Whom it takes its visitors for, and how it answers; a test sets it as it likes. */
export type IssuerState = {
  isDown: boolean;
  /** Claims of whoever signs in by a browser. */
  person: Claims;
  /** Claims put over those that a code stands for. */
  changes: Claims;
};

/** The client whose pages send people here. */
export const testClient = { clientId: "league-app", clientSecret: "a secret of tests" } as const;

/** An issuer of OpenID Connect on this machine: discovery, keys, tokens of any kind, good and bad, and a page that asks to sign in. */
export class TokenIssuer {
  readonly issuer: string;
  readonly close: () => Promise<void>;
  readonly publicKeyText: string;
  /** May be set out of order. */
  readonly state: IssuerState;
  readonly #privateKey: CryptoKey;
  readonly #codes = new Map<string, URLSearchParams>();

  private constructor(parts: Pick<TokenIssuer, "state" | "issuer" | "close" | "publicKeyText"> & { privateKey: CryptoKey }) {
    this.state = parts.state;
    this.issuer = parts.issuer;
    this.close = parts.close;
    this.publicKeyText = parts.publicKeyText;
    this.#privateKey = parts.privateKey;
  }

  static async start(): Promise<TokenIssuer> {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "key-1", alg: "RS256", use: "sig" }] };
    const state: IssuerState = { isDown: false, person: {}, changes: {} };
    const server = createServer((request, response) => void started.#answer(request, response, keys));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    const started = new TokenIssuer({ state, issuer, close, publicKeyText: await exportSPKI(publicKey), privateKey });
    return started;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, keys: object): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.issuer);
    if (this.state.isDown) return void response.writeHead(503).end();
    if (pathname === "/authorize") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      return void response.end(this.#page(searchParams));
    }
    const [status, document] = pathname === "/token" ? await this.#exchange(await textOf(request)) : this.#document(pathname, keys);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(document));
  }

  #document(pathname: string, keys: object): readonly [number, object] {
    const { issuer } = this;
    const endpoints = { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
    if (pathname === "/.well-known/openid-configuration") return [200, { issuer, jwks_uri: `${issuer}/keys`, ...endpoints }];
    return pathname === "/keys" ? [200, keys] : [404, {}];
  }

  /** Where a browser may go on to, with a code or without. */
  #page(asked: URLSearchParams): string {
    const back = (answer: Record<string, string>) =>
      `${asked.get("redirect_uri")}?${new URLSearchParams({ state: asked.get("state") ?? "", iss: this.issuer, ...answer })}`;
    const link = (id: string, href: string) => `<p><a id="${id}" href="${href.replaceAll("&", "&amp;")}">${id}</a></p>`;
    const links = link("allow", back({ code: this.codeFor(asked) })) + link("deny", back({ error: "access_denied" }));
    return `<!doctype html><html lang="en"><title>Issuer</title><link rel="icon" href="data:,"><h1>Sign in</h1>${links}`;
  }

  /** For whoever asks by such an address. */
  codeFor(asked: URLSearchParams): string {
    const code = crypto.randomUUID();
    this.#codes.set(code, asked);
    return code;
  }

  /** Once, for the client with its secret, to where the code was asked for, with what its challenge is the digest of. */
  async #exchange(sent: string): Promise<readonly [number, object]> {
    const form = new URLSearchParams(sent);
    if (form.get("client_id") !== testClient.clientId || form.get("client_secret") !== testClient.clientSecret)
      return [401, { error: "invalid_client" }];
    const asked = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const verified = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!asked || verified !== asked.get("code_challenge") || form.get("redirect_uri") !== asked.get("redirect_uri"))
      return [400, { error: "invalid_grant" }];
    const claims = { ...this.state.person, nonce: asked.get("nonce"), ...this.state.changes };
    return [200, { id_token: await this.token(claims), access_token: "none of ours", token_type: "Bearer" }];
  }

  /** What a good token says of somebody. */
  claims(changes: Claims = {}): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: this.issuer,
      aud: "league-app",
      sub: "person-1",
      email: "person@example.com",
      email_verified: true,
      name: "Iva Ivić",
      iat: now,
      exp: now + 3600,
      jti: crypto.randomUUID(),
      ...changes,
    };
  }

  token(changes: Claims = {}, header: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return new SignJWT(this.claims(changes)).setProtectedHeader({ alg: "RS256", kid: "key-1", ...header }).sign(this.#privateKey);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
