import { request } from "node:http";

/** What is sent besides the headers; without it nothing is. */
export type Sending = { readonly method: "POST"; readonly body: string };

/** Asks a server of this machine under another host name, which `fetch` refuses to send. Follows no redirect. */
export function getFrom(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  sending?: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: "127.0.0.1", path, headers: { ...headers, host }, method: sending?.method ?? "GET" }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const status = answer.statusCode ?? 500;
        const body = status === 304 || status === 204 ? null : Buffer.concat(chunks);
        const given = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve(new Response(body, { status, headers: given }));
      });
    });
    asking.on("error", reject);
    asking.end(sending?.body);
  });
}
