import { isLocale } from "./locale.ts";
import { publicPaths } from "./pages.ts";

/**
 * What everybody may see, by the first part of a page's path behind its language. Every other page is private: about the
 * visitor himself, or open to whoever knows its address. So a new page is private until its path
 * stands among the public ones of `pages.ts`, or its first part here. GUARD16
 */
const publicSections: ReadonlySet<string> = new Set(
  [...Object.values(publicPaths), "venues", "embed", "share.png"].map((path) => path.split("/", 1)[0] ?? ""),
);

/** What stands behind one of these parts of a path opens something to whoever knows it: APPL1, FOLLOW6, ROLE6. */
const placesOfSecrets = ["applications", "calendars", "invitations"];

/** Names of parameters that open something or name a person, as addresses of ours and of careless others bear them. */
const secretNames: ReadonlySet<string> = new Set("code state nonce invite pass sig auth sid otp pin user tel".split(" "));
/** Likewise, however much stands before them, and however they are numbered: `access_token`, `userEmail`, `password2`. */
const secretEndings =
  /(?:token|secret|passwd|pwd|password|passphrase|key|signature|session|sessionid|ticket|credential|authorization|bearer|jwt|e?mail|phone|login|username)\d*$/;

/** What stands in place of what may not be kept or told. */
export const leftOut = "[left out]";

/**
 * Whether a page is for nobody but whoever it belongs to: nobody else's code runs on it, no other is told that it was looked at,
 * no search engine is led to it. `path` as it stands in an address, of a page or of its data; one that is spelled oddly is private. GUARD16
 */
export function isPrivatePath(path: string): boolean {
  const [first, locale, section = "", ...rest] = path.replace(/\.data$/, "").split("/");
  if (first !== "" || !isLocale(locale) || rest.some((part) => dotted.test(part))) return true;
  return section === "" ? rest.length > 0 : !publicSections.has(section);
}

/** Whether what a parameter of an address holds opens something or names a person, however its name is spelled. GUARD6 */
export function isSecretName(name: string): boolean {
  return secretNames.has(plainName(name)) || isSecretWord(name);
}

/** The same of a word in a text, where "code" and "state" are mostly something else. REPORT4 */
export function isSecretWord(word: string): boolean {
  return secretEndings.test(plainName(word));
}

function plainName(name: string): string {
  return decoded(name.replaceAll("+", " "))
    .trim()
    .toLowerCase()
    .replace(/\[\d*\]$/, "")
    .replace(/[-_.[\]]/g, "");
}

/** As far as it can be read: proxies and careless programs encode twice. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return text;
  }
}

/** `.` and `..`, which lead elsewhere than they stand. */
const dotted = /^(?:\.|%2e){1,2}$/i;

const slash = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`;
const dots = String.raw`(?:\.|%(?:25)*2e){1,2}`;
const places = placesOfSecrets.map(anySpelling).join("|");
/** What follows it, and what that is led away from again: `applications/x/../id` is `applications/id`. */
const secretPart = `(?!(?:${places})${slash})(?:(?!${slash})[^\\s?#&"'()<>])+`;
const secretPlaces = new RegExp(
  `(${slash}(?:${places})(?:${slash}+(?:${dots}(?=${slash}))?)+)(?!\\[id\\])${secretPart}(?:${slash}+${dots}${slash}+${secretPart})*`,
  "gi",
);

/** Each letter as it is or percent-encoded, once or more. */
function anySpelling(word: string): string {
  const code = (letter: string) => letter.charCodeAt(0).toString(16);
  return [...word].map((letter) => `(?:${letter}|%(?:25)*(?:${code(letter)}|${code(letter.toUpperCase())}))`).join("");
}

/** A text without what opens something by its place in an address, however that is spelled. GUARD6, REPORT4 */
export function withoutSecretPlaces(text: string): string {
  return text.replace(secretPlaces, `$1${leftOut}`);
}
