import { canonicalPath } from "./canonical-path.ts";
import { isLocale } from "./locale.ts";

/** The parameter of a sign-in page that says where the visitor was going. */
export const returnParameter = "next";

const longestPath = 500;

/**
 * A path of this site that somebody may be led back to, or `null`: only what begins with a language of ours, is spelled
 * as our own addresses are, and is no page for signing in itself. `//host`, `/\host`, other schemes and control characters
 * are none, however they are encoded. AUTH3
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text || text.length > longestPath || !/^\/[\x21-\x7e]*$/.test(text) || text.includes("\\")) return null;
  if (!/^[^#]*(?:#[\w-]{1,60})?$/.test(text)) return null;
  const path = text.split(/[?#]/, 1)[0] ?? "";
  const [, locale, area] = path.split("/");
  if (canonicalPath(path) !== path || !isLocale(locale) || area === "auth") return null;
  return text;
}
