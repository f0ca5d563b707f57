/**
 * What is wrong with what was typed into a field, as a code and the figures its sentence needs. The sentences stand in six
 * languages in `messages/*\/office-things.ts`, in English alone below, for operators and programs.
 */
export type FieldFault =
  | { readonly code: Exclude<FieldFaultCode, "too-long" | "too-small" | "too-large" | "no-choice"> }
  | { readonly code: "too-long" | "too-large"; readonly most: number }
  | { readonly code: "too-small"; readonly least: number }
  | { readonly code: "no-choice"; readonly of: string };

export const fieldFaultTexts = {
  required: "is required",
  "too-long": "has more than {most} characters",
  characters: "contains characters that are invisible or not text",
  "looks-like-site": "looks like the address of a site; if it is a name, put a space after its dot",
  "no-number": "is not a whole number",
  "too-small": "is less than {least}",
  "too-large": "is more than {most}",
  "no-amount": "is not an amount of money such as 12.50",
  "no-day": "is not a day such as 2026-11-28",
  "no-month": "is not a month such as 2026-11",
  "no-moment": "is not a day and time such as 2026-11-28T19:00",
  "lost-hour": "is an hour that the clocks skip on that day",
  "no-colour": "is not a colour such as #1a2b3c",
  "no-email": "is not an address that e-mail can be sent to",
  "no-slug": "has characters other than small letters, digits and single hyphens between them",
  "no-web-address": "is not a web address that begins with https://",
  "no-picture": "is not a picture that was uploaded here",
  "no-photo": "is not a photo that was uploaded here",
  "no-place": "is not a latitude and longitude such as 44.8125, 20.4612",
  "no-flag": "is neither yes nor no",
  "no-choice": "is not one of {of}",
  "no-language": "is a language that the site does not have",
  "no-such": "names something that does not exist",
  "wrong-type": "is of another type",
} as const satisfies Record<string, string>;

export type FieldFaultCode = keyof typeof fieldFaultTexts;

/** A fault in English, behind the name of its field. */
export function fieldFaultText(fault: FieldFault): string {
  const figures: Readonly<Record<string, unknown>> = fault;
  return fieldFaultTexts[fault.code].replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
}
