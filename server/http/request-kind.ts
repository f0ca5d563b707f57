import type { RequestKind } from "../metrics.ts";

/** What sort of thing a request asks for, for the figures and the log. */
export function kindOf(target: string): RequestKind {
  const path = target.split("?", 1)[0] ?? "";
  if (path === "/livez" || path === "/readyz") return "health";
  if (path.startsWith("/v1/") || path.startsWith("/v2/") || path.startsWith("/live/v1/") || path === "/oembed") return "api";
  if (path.startsWith("/assets/") || path.startsWith("/files/")) return "asset";
  if (path.endsWith(".data")) return "data";
  return /\.[a-z0-9]{2,12}$/i.test(path) ? "other" : "page";
}
