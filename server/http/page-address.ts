import { parametersOf } from "#contract/page-parameters.ts";

/** A request's address, cleaned: what decides which page it is, and nothing else. */
export type PageAddressReading =
  | { readonly kind: "page"; readonly path: string; readonly search: string }
  /** The same page has one address; this is it. */
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "refused"; readonly problem: "bad-address" | "address-too-long" };

const longestAddress = 2048;

/** Legal in a path segment as they stand (RFC 3986 `pchar`). */
const keptAsWritten = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g;

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
    if (segment === null) return { kind: "refused", problem: "bad-address" };
    segments.push(segment);
  }
  const path = `/${segments.join("/")}`;
  const search = question === -1 ? "" : allowedSearch(target.slice(question + 1), allowed(path));
  const hasEmptySegment = rawPath.length > 1 && (rawPath.endsWith("/") || rawPath.includes("//"));
  return hasEmptySegment ? { kind: "redirect", location: path + search } : { kind: "page", path, search };
}

function canonicalSegment(raw: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return null;
  }
  // The data of a page without a name, and React Router's own word for it: no page of ours has that address.
  if (text === ".data" || text === "_.data") return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (text === "." || text === ".." || /[\u0000-\u001f\u007f/\\]/.test(text)) return null;
  return encodeURIComponent(text).replace(keptAsWritten, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
}

function allowedSearch(search: string, parameters: readonly string[]): string {
  if (parameters.length === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...parameters].sort()) {
    const value = given.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}
