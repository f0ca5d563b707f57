import { canonicalSegment } from "#contract/canonical-path.ts";
import { parametersOf } from "#contract/page-parameters.ts";

/** A request's address, cleaned: what decides which page it is, and nothing else. */
export type PageAddressReading =
  | { readonly kind: "page"; readonly path: string; readonly search: string }
  /** The same page has one address; this is it. */
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "refused"; readonly problem: "bad-address" | "address-too-long" };

const longestAddress = 2048;

/**
 * Reads the target of a request line. Refused: what is not a path, bad percent-encoding, control characters, dot
 * segments, encoded slashes. Redirected: empty segments and a slash at the end. Unknown parameters are dropped.
 */
export function readPageAddress(target: string, allowed: (path: string) => readonly string[] = parametersOf): PageAddressReading {
  if (target.length > longestAddress) return { kind: "refused", problem: "address-too-long" };
  // Anything but visible ASCII is a broken client: addresses travel percent-encoded.
  if (!/^\/[\x21-\x7e]*$/.test(target) || target.includes("#")) return { kind: "refused", problem: "bad-address" };
  const question = target.indexOf("?");
  const rawPath = question === -1 ? target : target.slice(0, question);
  const segments: string[] = [];
  for (const raw of rawPath.split("/")) {
    if (raw === "") continue;
    const segment = canonicalSegment(raw);
    // The data of a page without a name, and React Router's own word for it: no page of ours has that address.
    if (segment === null || segment === ".data" || segment === "_.data") return { kind: "refused", problem: "bad-address" };
    segments.push(segment);
  }
  const path = `/${segments.join("/")}`;
  const search = question === -1 ? "" : allowedSearch(target.slice(question + 1), allowed(path));
  const hasEmptySegment = rawPath.length > 1 && (rawPath.endsWith("/") || rawPath.includes("//"));
  return hasEmptySegment ? { kind: "redirect", location: path + search } : { kind: "page", path, search };
}

function allowedSearch(search: string, parameters: readonly string[]): string {
  if (parameters.length === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...parameters].sort()) {
    const value = given.get(name);
    // No name of anything holds a NUL, and the database takes no text with one.
    if (value !== null && value !== "" && !value.includes("\0")) kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}
