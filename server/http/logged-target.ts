/** Names of what opens something, as addresses of ours and of careless others bear it. */
const secretNames = new Set(
  "token access_token id_token refresh_token code state secret password passwd pass key api_key apikey signature sig auth session ticket credential jwt email".split(
    " ",
  ),
);
const longest = 300;

/**
 * An address as a log may keep it: of whatever opens something or names a person only that it was there, however its name is
 * spelled. GUARD6
 */
export function loggedTarget(target: string): string {
  const at = target.indexOf("?");
  if (at < 0) return loggedPath(target).slice(0, longest);
  const parts = target
    .slice(at + 1)
    .split("&")
    .map((part) => {
      const [name = ""] = part.split("=", 1);
      return name !== part && secretNames.has(plainName(name)) ? `${name}=[left out]` : part;
    });
  // Cut last: half a secret would be one too.
  return `${loggedPath(target.slice(0, at))}?${parts.join("&")}`.slice(0, longest);
}

/** The address of somebody's own calendar opens it by its last part. FOLLOW5 */
function loggedPath(path: string): string {
  const segments = path.split("/");
  return segments.map((segment, index) => (plainName(segments[index - 1] ?? "") === "calendars" ? "[left out]" : segment)).join("/");
}

function plainName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " ")).trim().toLowerCase().replaceAll("-", "_").replace(/\[.*$/, "");
  } catch {
    return name.toLowerCase();
  }
}
