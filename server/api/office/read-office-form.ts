import { hash } from "node:crypto";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { isLocale } from "#contract/locale.ts";
import { longestReason } from "#contract/office-calls.ts";

/** What a form of the office said. Controls are fields by their names, of words each language: `way.sr`. */
export type SentOfficeForm = {
  readonly act: string;
  /** The same for what is sent twice, another one for what says something else: the id of the change. OFF3 */
  readonly changeId: string;
  readonly reason: string | null;
  readonly seen: string | null;
  /** As it was sent. */
  readonly typed: Readonly<Record<string, string>>;
  /** What its sender saw, by control. */
  readonly stood: Readonly<Record<string, string>>;
  /** What is wanted: what was changed, and is not left as somebody else has it. */
  readonly wanted: Readonly<Record<string, unknown>>;
};

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A form says what it showed beside what is in it now, so that only what somebody changed is a change. OFF13 */
export function readOfficeForm(fields: Fields, sent: URLSearchParams): SentOfficeForm {
  const stood: Record<string, string> = {};
  const typed: Record<string, string> = {};
  for (const [name, text] of sent) {
    const [, kind, control = ""] = /^(was|is)\.(.+)$/.exec(name) ?? [];
    if (kind === undefined || !isControl(fields, control)) continue;
    const into = kind === "was" ? stood : typed;
    // Each language has a box of its own.
    const isFurther = kind === "is" && fields[control]?.kind === "languages" && into[control] !== undefined;
    into[control] = isFurther ? `${into[control]}, ${text}` : withPlainLines(text);
  }
  // A box that is not ticked is not sent.
  for (const control of Object.keys(stood)) {
    if (fields[control]?.kind === "flag") typed[control] ??= "no";
    if (fields[control]?.kind === "languages") typed[control] ??= "";
  }
  const changed = Object.keys(typed).filter((control) => typed[control] !== (stood[control] ?? "") && !sent.has(`leave.${control}`));
  const seen = sent.get("seen") ?? "";
  return {
    act: sent.get("act") ?? "",
    changeId: changeIdOf(sent),
    reason:
      withPlainLines(sent.get("reason") ?? "")
        .trim()
        .slice(0, longestReason) || null,
    seen: uuidShape.test(seen) ? seen : null,
    typed,
    stood,
    wanted: wantedOf(fields, typed, changed),
  };
}

/** The id of what a form asks for: made of all that it says, with what is new in each form that is shown. */
export function changeIdOf(sent: URLSearchParams): string {
  const digest = hash("sha256", sent.toString(), "hex");
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-");
}

export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}

function isControl(fields: Fields, control: string): boolean {
  const [name = "", locale, ...more] = control.split(".");
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || more.length > 0) return false;
  return field.kind === "words" ? isLocale(locale) : locale === undefined;
}

function wantedOf(fields: Fields, typed: Readonly<Record<string, string>>, changed: readonly string[]): Readonly<Record<string, unknown>> {
  const wanted: Record<string, unknown> = {};
  for (const control of changed) {
    const [name = "", locale] = control.split(".");
    wanted[name] =
      fields[name]?.kind === "words" ? { ...(wanted[name] as object | undefined), [locale ?? ""]: typed[control] } : typed[control];
  }
  return wanted;
}

/** Browsers send lines apart as the mail did. */
function withPlainLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
