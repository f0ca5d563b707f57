import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { webhookEvents, type WebhookType } from "#contract/api/webhook-shapes.ts";

export type ReceivedEvent = {
  readonly path: string;
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly signatures: readonly string[];
  readonly body: string;
  readonly at: number;
};

export type ReceiverReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Never answers. */
  readonly isSilent?: boolean;
};

/**
 * A partner's server: takes what is posted, verifies it by the reference library and by the specification's own words, holds
 * it to the shape of its type, and answers as it is told.
 */
export class TestWebhookReceiver {
  readonly received: ReceivedEvent[] = [];
  readonly faults: string[] = [];
  /** Whether messages are refused that were not sent just now, as the reference library does. */
  looksAtTheClock = true;
  /** How many requests came, those that were refused included. */
  asked = 0;
  reply: (event: ReceivedEvent, asked: number) => ReceiverReply | Promise<ReceiverReply> = () => ({ status: 204 });
  readonly #secrets = new Map<string, string>();
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void this.#answer(request, Buffer.concat(chunks).toString("utf8"), response));
  });

  static async started(): Promise<TestWebhookReceiver> {
    const receiver = new TestWebhookReceiver();
    await new Promise<void>((resolve) => void receiver.#server.listen(0, "127.0.0.1", resolve));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  url(partner: string): string {
    return `${this.origin}/${partner}`;
  }

  /** By what a partner verifies. */
  knows(partner: string, secret: string): void {
    this.#secrets.set(`/${partner}`, secret);
  }

  of(partner: string): readonly ReceivedEvent[] {
    return this.received.filter(({ path }) => path === `/${partner}`);
  }

  types(partner: string): readonly string[] {
    return this.of(partner).map(({ type }) => type);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    this.asked += 1;
    const path = request.url ?? "";
    const event = this.#read(path, request, body);
    const { status, headers = {}, body: words = "", isSilent = false } = await this.reply(event, this.asked);
    if (isSilent) return;
    if (status >= 200 && status < 300) this.received.push(event);
    response.writeHead(status, headers).end(words);
  }

  #read(path: string, { headers, method }: IncomingMessage, body: string): ReceivedEvent {
    const id = String(headers["webhook-id"]);
    const seconds = String(headers["webhook-timestamp"]);
    const signatures = String(headers["webhook-signature"]).split(" ");
    const secret = this.#secrets.get(path);
    if (method !== "POST" || headers["content-type"] !== "application/json") this.faults.push(`${method} ${headers["content-type"]}`);
    if (secret !== undefined) {
      const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
      const expected = `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
      if (!signatures.includes(expected)) this.faults.push(`${path}: not signed by the specification's words`);
      try {
        if (this.looksAtTheClock)
          new Webhook(secret).verify(body, { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") });
      } catch (error) {
        this.faults.push(`${path}: ${String(error)}`);
      }
    }
    const { type, timestamp, data } = JSON.parse(body) as ReceivedEvent;
    if (type !== "ping") {
      const reading = webhookEvents[type as WebhookType].shape.safeParse({ type, timestamp, data });
      if (!reading.success) this.faults.push(`${type}: ${reading.error.message}`);
    }
    return { path, id, type, timestamp, data, signatures, body, at: Date.now() };
  }
}
