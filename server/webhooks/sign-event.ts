import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

const secretBytes = 32;
const prefix = "whsec_";

export function newSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** As its owner is shown it, once. */
export function shownSecret(secret: Buffer): string {
  return prefix + secret.toString("base64");
}

export type Signed = { readonly id: string; readonly at: Date; readonly payload: string };

/** The headers of the Standard Webhooks specification, signed by each secret: the newest first. WEBHOOK8 */
export function signedHeaders({ id, at, payload }: Signed, secrets: readonly Buffer[]): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret, { format: "raw" }).sign(id, at, payload)).join(" "),
  };
}
