const timeoutMs = 5000;
/** Google's documents and answers take three thousand bytes; an issuer of many keys some ten times that. */
const mostBytes = 64 * 1024;

/**
 * Asks an issuer of OpenID Connect. Nobody is followed elsewhere, nothing is waited for longer than five seconds in all, and no more
 * is read than such an answer takes: who vouches for people still gets no memory of ours. Throws what breaks one of these. ACC32
 */
export async function askIssuer(address: string | URL, request: Pick<RequestInit, "method" | "body" | "headers"> = {}): Promise<Response> {
  const response = await fetch(address, { ...request, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`${new URL(address).host} answered with more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status: response.status, headers: response.headers });
}
