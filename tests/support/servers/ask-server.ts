import { request, type IncomingMessage } from "node:http";

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  readonly text: string;
};

/** What is sent besides the headers; without it nothing is, by GET. */
export type Sending = { readonly method?: string; readonly body?: string | Buffer };

/**
 * Asks a server of this machine with any `Host`, which `fetch` refuses to send, and takes the answer as it comes: no
 * redirect is followed, nothing is decompressed.
 */
export function askServer(
  port: number,
  path: string,
  /** A list: the header as often. */
  headers: Readonly<Record<string, string | string[]>>,
  { method = "GET", body: sent }: Sending = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // For some methods Node says of itself neither that a body comes nor how long it is.
    const length = sent === undefined ? {} : { "Content-Length": Buffer.byteLength(sent) };
    const options = { host: "127.0.0.1", port, path, method, headers: { ...length, ...headers }, agent: false };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}
