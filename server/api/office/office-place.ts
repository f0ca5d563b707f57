import { isLocale, type Locale } from "#contract/locale.ts";
import { isSetUpStep, type SetUpStep } from "#contract/office-set-up.ts";

/** A screen of the office, by its address. */
export type OfficePlace =
  | { readonly kind: "today" | "changes" | "roles" | "installation" | "doctor" }
  /** `null`: where it goes on. */
  | { readonly kind: "set-up"; readonly step: SetUpStep | null }
  /** Of the wizard: its files are sent there, and nothing is shown. */
  | { readonly kind: "upload"; readonly step: "clubs" | "schedule" }
  /** `null`: all of them. */
  | { readonly kind: "imports"; readonly importId: string | null }
  | { readonly kind: "invitation"; readonly secret: string }
  /** Leads on to the row whose page stands at a path of the site. */
  | { readonly kind: "page" }
  | { readonly kind: "list" | "new" | "file" | "csv" | "xlsx" | "found"; readonly thing: string }
  | { readonly kind: "row" | "preview"; readonly thing: string; readonly slug: string };

/** `isUpload`: a form came to the address that takes more than others. WIZ11, OFF67 */
export type OfficeAsked = { readonly locale: Locale; readonly place: OfficePlace; readonly isData: boolean; readonly isUpload: boolean };

const dataEnding = ".data";

/** What a path asks for; `null`: there is no such screen. `.data` behind it asks for what the screen is made of. */
export function readOfficePath(path: string): OfficeAsked | null {
  const isData = path.endsWith(dataEnding);
  const [first, locale, office, ...parts] = (isData ? path.slice(0, -dataEnding.length) : path).split("/");
  if (first !== "" || !isLocale(locale) || office !== "office") return null;
  const place = placeOf(parts);
  if (place !== null) return { locale, place, isData, isUpload: false };
  const form = parts[0] === "upload" ? placeOf(parts.slice(1)) : null;
  return form?.kind === "new" || form?.kind === "row" ? { locale, place: form, isData, isUpload: true } : null;
}

function placeOf(parts: readonly string[]): OfficePlace | null {
  const [thing, second, slug] = parts;
  if (parts.length === 0) return { kind: "today" };
  if (thing === "invitations" && parts.length === 2) return { kind: "invitation", secret: second ?? "" };
  if (thing === undefined || !parts.every((part) => /^[a-z0-9][a-z0-9.-]*$/.test(part))) return null;
  if (thing === "setup")
    return parts.length > 2 || (second !== undefined && !isSetUpStep(second)) ? null : { kind: "set-up", step: second ?? null };
  if (thing === "imports") return parts.length > 2 ? null : { kind: "imports", importId: second ?? null };
  if (thing === "upload")
    return parts.length === 2 && (second === "clubs" || second === "schedule") ? { kind: "upload", step: second } : null;
  if (parts.length === 1)
    return thing === "changes" || thing === "roles" || thing === "installation" || thing === "doctor" || thing === "page"
      ? { kind: thing }
      : { kind: "list", thing };
  if (parts.length === 2) {
    if (second === "new" || second === "file") return { kind: second, thing };
    if (second === "found") return { kind: second, thing };
    if (second === "list.csv") return { kind: "csv", thing };
    return second === "list.xlsx" ? { kind: "xlsx", thing } : null;
  }
  if (parts.length !== 3 || slug === undefined) return null;
  if (second === "preview") return { kind: "preview", thing, slug };
  return second === "rows" ? { kind: "row", thing, slug } : null;
}
