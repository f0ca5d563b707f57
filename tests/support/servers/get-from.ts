import { askServer, type Sending } from "./ask-server.ts";

/** Asks a server of this machine under another host name; the answer as a `Response`. Follows no redirect. */
export async function getFrom(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  sending?: Sending,
): Promise<Response> {
  const { status, headers: given, body } = await askServer(port, path, { ...headers, host }, sending);
  const pairs = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  return new Response(status === 304 || status === 204 ? null : new Uint8Array(body), { status, headers: pairs });
}
