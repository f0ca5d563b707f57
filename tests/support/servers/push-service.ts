import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushMessage } from "#contract/push-notice.ts";
import type { PushSubscriptionForm } from "#contract/push.ts";

export type Received = {
  readonly device: string;
  readonly message: PushMessage;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  /** Of the token by which the sender says who it is. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly at: number;
};

/** What it says to a message; the default is 201. */
export type Reply = { readonly status: number; readonly retryAfter?: string };

type Keys = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer };

type Letter = {
  readonly device: string;
  readonly keys: Keys;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
};

/**
 * A push service with its browsers: takes what is posted to their addresses, holds it to the standards, decrypts it as a browser
 * does, and answers as it is told.
 */
export class TestPushService {
  readonly received: Received[] = [];
  readonly faults: string[] = [];
  /** Accepts at once and is opened by `open`: real services do not open what they pass on. */
  opensLater = false;
  readonly #unopened: Letter[] = [];
  /** How many messages came, those that were sent back included. */
  asked = 0;
  reply: (device: string, asked: number) => Reply | Promise<Reply> = () => ({ status: 201 });
  readonly #devices = new Map<string, Keys>();
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void this.#answer(request, Buffer.concat(chunks), response));
  });

  static async started(): Promise<TestPushService> {
    const service = new TestPushService();
    service.#server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => void service.#server.listen(0, "127.0.0.1", resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser subscribes. */
  device(name: string, applicationServerKey: string | null = null): PushSubscriptionForm {
    const ecdh = createECDH("prime256v1");
    const p256dh = ecdh.generateKeys("base64url");
    const auth = randomBytes(16);
    this.#devices.set(name, { ecdh, auth });
    return { endpoint: `${this.origin}/push/${name}`, p256dh, auth: auth.toString("base64url"), applicationServerKey };
  }

  receivedBy(device: string): readonly Received[] {
    return this.received.filter((received) => received.device === device);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  /** Decrypts what was accepted unopened. */
  open(): void {
    for (const letter of this.#unopened.splice(0)) this.#open(letter);
  }

  /** Throws away what was accepted unopened. */
  forget(): void {
    this.#unopened.length = 0;
  }

  async #answer(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    try {
      const { status, retryAfter } = await this.#take(request, body);
      response.writeHead(status, retryAfter === undefined ? {} : { "Retry-After": retryAfter }).end();
    } catch (error) {
      this.faults.push(String(error));
      response.writeHead(400).end();
    }
  }

  async #take({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Reply> {
    this.asked += 1;
    const device = url?.split("/").at(-1) ?? "";
    const keys = this.#devices.get(device);
    if (!keys) return { status: 404 };
    const reply = await this.reply(device, this.asked);
    if (reply.status !== 201) return reply;
    this.#expect(method === "POST", "a message is posted");
    const letter = { device, keys, headers, body, at: Date.now() };
    if (this.opensLater) this.#unopened.push(letter);
    else this.#open(letter);
    return reply;
  }

  #open({ device, keys, headers, body, at }: Letter): void {
    this.#expect(headers["content-encoding"] === "aes128gcm", "aes128gcm is the coding");
    this.#expect(body.length <= 4096, "a body has at most 4,096 bytes");
    this.#expect(/^\d+$/.test(String(headers["ttl"])), "a TTL is in seconds");
    this.#expect(/^[\w-]{1,32}$/.test(String(headers["topic"])), "a topic has at most 32 characters");
    const claims = this.#vapidClaims(headers.authorization ?? "");
    this.received.push({
      device,
      message: JSON.parse(decrypted(body, keys)) as PushMessage,
      ttl: Number(headers["ttl"]),
      topic: headers["topic"] as string | undefined,
      urgency: headers["urgency"] as string | undefined,
      claims,
      at,
    });
  }

  #vapidClaims(authorization: string): Received["claims"] {
    const [, head = "", claims = "", signature = "", key = ""] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, "base64url");
    const x = point.subarray(1, 33).toString("base64url");
    const y = point.subarray(33).toString("base64url");
    const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
    const isSigned = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    this.#expect(isSigned, "the sender's token is signed by its key");
    const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as Received["claims"];
    this.#expect(said.aud === this.origin, "the sender's token is for this service");
    this.#expect(said.exp > Date.now() / 1000 && said.exp < Date.now() / 1000 + 24 * 3600, "the sender's token lives for at most a day");
    return said;
  }

  #expect(isSo: boolean, rule: string): void {
    if (!isSo) this.faults.push(`not so: ${rule}`);
  }
}

/** As a browser does it: RFC 8291 §3.4 and RFC 8188 §2. */
function decrypted(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const shared = hkdfSync("sha256", ecdh.computeSecret(senderKey), auth, info, 32);
  const key = Buffer.from(hkdfSync("sha256", new Uint8Array(shared), salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", new Uint8Array(shared), salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("the last record ends with a 2");
  return padded.subarray(0, end).toString("utf8");
}
