import { createHash } from "node:crypto";

/**
 * A cursor says where a list goes on, and of which list it is: of one tenant, one call, one set of filters. It is no
 * secret. Who makes one up gets to see nothing that he could not ask for.
 */
export function listCursor(list: string, last: string): string {
  return Buffer.from(`${digestOf(list)}${last}`).toString("base64url");
}

/** Where to go on; `null`: it is no cursor of this list. */
export function readListCursor(list: string, cursor: string): string | null {
  if (!/^[\w-]+$/.test(cursor)) return null;
  const text = Buffer.from(cursor, "base64url").toString();
  const last = text.slice(digestLength);
  // Only what we would have written ourselves: no other spelling, no broken UTF-8, no zero byte that the database refuses.
  return text.startsWith(digestOf(list)) && last !== "" && !last.includes("\0") && listCursor(list, last) === cursor ? last : null;
}

const digestLength = 10;

function digestOf(list: string): string {
  return createHash("sha256").update(list).digest("base64url").slice(0, digestLength);
}
