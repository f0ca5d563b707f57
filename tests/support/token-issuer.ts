import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** `undefined` leaves a claim out. */
type Claims = Readonly<Record<string, unknown>>;

/** An issuer of OpenID Connect on this machine: discovery, keys, and tokens of any kind, good and bad. */
export class TokenIssuer {
  readonly issuer: string;
  readonly close: () => Promise<void>;
  readonly publicKeyText: string;
  /** May be set out of order. */
  readonly state: { isDown: boolean };
  readonly #privateKey: CryptoKey;

  private constructor(parts: {
    state: { isDown: boolean };
    issuer: string;
    close: () => Promise<void>;
    publicKeyText: string;
    privateKey: CryptoKey;
  }) {
    this.state = parts.state;
    this.issuer = parts.issuer;
    this.close = parts.close;
    this.publicKeyText = parts.publicKeyText;
    this.#privateKey = parts.privateKey;
  }

  static async start(): Promise<TokenIssuer> {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "key-1", alg: "RS256", use: "sig" }] };
    const state = { isDown: false };
    let issuer = "";
    const server = createServer((request, response) => {
      if (state.isDown) return void response.writeHead(503).end();
      const documents: Record<string, unknown> = {
        "/.well-known/openid-configuration": { issuer, jwks_uri: `${issuer}/keys` },
        "/keys": keys,
      };
      const document = documents[request.url ?? ""];
      response.writeHead(document === undefined ? 404 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(document ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
    return new TokenIssuer({ state, issuer, close, publicKeyText: await exportSPKI(publicKey), privateKey });
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
