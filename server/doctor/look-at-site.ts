import { isIP } from "node:net";
import { connect } from "node:tls";
import type { HostFacts, HostFault } from "./findings.ts";

const patienceMs = 5000;

export type SiteQuestion = {
  readonly host: string;
  readonly origin: string;
  /** An address of a stream; `null`: there is no game to listen to. */
  readonly stream: string | null;
  /** Asks as visitors do. */
  readonly fetch: typeof fetch;
};

/** A league's host as visitors meet it: its answer, its certificate, and whether a stream comes through as it is written. DOCTOR2 */
export async function lookAtSite({ host, origin, stream, fetch: ask }: SiteQuestion): Promise<HostFacts> {
  const [fault, certificate] = await Promise.all([
    faultOfAnswer(`${origin}/readyz`, ask),
    origin.startsWith("https:") ? certificateOf(host, Number(new URL(origin).port || 443)) : null,
  ]);
  const streamsFlow = fault === null && stream !== null ? await flows(`${origin}${stream}`, ask) : null;
  return { host, fault, certificate, streamsFlow };
}

async function faultOfAnswer(address: string, ask: typeof fetch): Promise<HostFault | null> {
  try {
    const answer = await ask(address, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    if (!text.includes('"ready":')) return { code: "hostOfOthers", values: { status: answer.status } };
    return answer.ok ? null : { code: "hostNotReady", values: { answer: text.slice(0, 100) } };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { code: "hostSilent", values: { fault: cause instanceof Error ? cause.message : String(cause) } };
  }
}

/** Whether the first words of a stream arrive while it is still open. */
async function flows(address: string, ask: typeof fetch): Promise<boolean> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), patienceMs);
  try {
    const answer = await ask(address, { headers: { Accept: "text/event-stream" }, signal: ending.signal });
    const first = await answer.body?.getReader().read();
    return first?.done === false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function certificateOf(host: string, port: number): Promise<HostFacts["certificate"]> {
  return new Promise((resolve) => {
    // What is wrong with it is what is asked here; nothing is sent to whoever bears it.
    const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false, timeout: patienceMs });
    const end = (facts: HostFacts["certificate"]) => {
      socket.destroy();
      resolve(facts);
    };
    socket.once("secureConnect", () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      const fault = socket.authorized ? null : String(socket.authorizationError);
      end({ endsAt, fault });
    });
    socket.once("timeout", () => end(null));
    socket.once("error", () => end(null));
  });
}
