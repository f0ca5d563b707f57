import { sign } from "node:crypto";
import type { PushKeys } from "./push-keys.ts";

const lifeMs = 12 * 60 * 60 * 1000;
/** Renewed so long before its end: clocks differ. */
const marginMs = 60 * 60 * 1000;
const mostKept = 200;

/**
 * Says to push services who sends (RFC 8292): a token of its own for each of them, signed by the installation's key and used
 * again until it is about to end. `contact` is where their people reach ours.
 */
export function vapidHeaders({ publicKey, privateKey }: PushKeys, contact: string): (origin: string, now: number) => string {
  const kept = new Map<string, { readonly header: string; readonly until: number }>();
  return (origin, now) => {
    const before = kept.get(origin);
    if (before && before.until > now) return before.header;
    const claims = { aud: origin, exp: Math.floor((now + lifeMs) / 1000), sub: contact };
    const text = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
    const signature = sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url");
    const header = `vapid t=${text}.${signature}, k=${publicKey}`;
    if (kept.size >= mostKept) kept.clear();
    kept.set(origin, { header, until: now + lifeMs - marginMs });
    return header;
  };
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
