import { createHash } from "node:crypto";
import type { ContentCoding } from "./content-coding.ts";

/** A strong tag: equal tags mean equal bytes, so each coding of a body has its own. */
export function entityTag(digest: string, coding: ContentCoding): string {
  return coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`;
}

/** The part of a tag that stands for the content. */
export function contentDigest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 22);
}

/** Whether an `If-None-Match` header names this tag; compared weakly, as RFC 9110 §13.1.2 asks. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header.split(",").some((member) => {
    const candidate = member.trim();
    return candidate === "*" || candidate === tag || candidate === `W/${tag}`;
  });
}
