/** Legal in a path segment as they stand (RFC 3986 `pchar`). */
const keptAsWritten = /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g;

/**
 * One spelling of one segment of a path; `null` for what no address of ours may hold: bad percent-encoding, control
 * characters, dot segments, slashes of either kind however they are written.
 */
export function canonicalSegment(raw: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (text === "." || text === ".." || /[\u0000-\u001f\u007f/\\]/.test(text)) return null;
  return encodeURIComponent(text).replace(keptAsWritten, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
}

/** One spelling of a path, without empty segments; `null` where a segment cannot be had. */
export function canonicalPath(path: string): string | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  const canonical = segments.map(canonicalSegment);
  return canonical.includes(null) ? null : `/${canonical.join("/")}`;
}
