import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One part of an envelope: what it is, and that. */
export type EnvelopePart = { readonly type: string; readonly body: Readonly<Record<string, unknown>> | string };

export type ErrorService = {
  readonly dsn: string;
  readonly origin: string;
  /** Everything that has come so far, of one type. */
  parts(type: string): readonly EnvelopePart["body"][];
  /** The same as text, whatever it is. */
  everything(): string;
  forget(): void;
  close(): void;
};

/** A service that takes envelopes of Sentry's protocol, from browsers and servers. */
export async function startErrorService(): Promise<ErrorService> {
  let texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "POST") texts.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    dsn: `http://abc123@${host}/7`,
    origin: `http://${host}`,
    parts: (type) => texts.flatMap(partsOf).flatMap((part) => (part.type === type ? [part.body] : [])),
    everything: () => texts.join("\n"),
    forget: () => {
      texts = [];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Line by line, save where a part says how long it is. */
function partsOf(text: string): EnvelopePart[] {
  const parts: EnvelopePart[] = [];
  let bytes = Buffer.from(text).subarray(Buffer.from(text).indexOf("\n") + 1);
  while (bytes.length > 1) {
    const end = bytes.indexOf("\n");
    const head = JSON.parse(bytes.subarray(0, end).toString()) as { type: string; length?: number };
    const rest = bytes.subarray(end + 1);
    const newline = rest.indexOf("\n");
    const length = head.length ?? (newline === -1 ? rest.length : newline);
    const body = rest.subarray(0, length).toString();
    parts.push({ type: head.type, body: head.type === "replay_recording" ? body : (JSON.parse(body) as Record<string, unknown>) });
    bytes = rest.subarray(length + 1);
  }
  return parts;
}
