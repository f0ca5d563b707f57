import { createECDH, createHmac, createPrivateKey, type KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { secretPlaces } from "../db/sealed-rows.ts";
import { fromTextRow, toTextRow } from "../db/sealed-secret.ts";

/** The pair by which push services know this installation. `publicKey` is the uncompressed point as base64url, as browsers take it. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: KeyObject };

/** The installation's own pair, made when it is asked for first and then kept for good: subscriptions hang on it. */
export async function pushKeysOf(db: Kysely<Database>): Promise<PushKeys> {
  const present = await readKeys(db);
  if (present) return present;
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const privateKey = pair.getPrivateKey("base64url");
  // Several nodes may start at once; the first one's pair is everybody's.
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: toTextRow(privateKey, secretPlaces.push) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await readKeys(db);
  if (!kept) throw new Error("The pair for push services was written and is not there");
  return kept;
}

/** Names networks so that only this installation could find out which one is meant. */
export function networkNames({ privateKey }: PushKeys): (network: string) => string {
  const key = privateKey.export({ format: "der", type: "pkcs8" });
  return (network) => createHmac("sha256", key).update(network).digest("base64url").slice(0, 22);
}

async function readKeys(db: Kysely<Database>): Promise<PushKeys | null> {
  const row = await db.selectFrom("push_keys").select(["public_key", "private_key"]).executeTakeFirst();
  return row ? { publicKey: row.public_key, privateKey: keyObject(row.public_key, fromTextRow(row.private_key, secretPlaces.push)) } : null;
}

function keyObject(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const key = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    // A number may begin with zeros, which the pair's own text leaves out.
    d: Buffer.from(privateKey, "base64url").toString("hex").padStart(64, "0"),
  };
  return createPrivateKey({ format: "jwk", key: { ...key, d: Buffer.from(key.d, "hex").toString("base64url") } });
}
