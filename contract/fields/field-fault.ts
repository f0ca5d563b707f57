/**
 * What is wrong with what was typed into a field, as a code and the figures its sentence needs. The sentences stand in six
 * languages in `messages/*\/office-fields.ts`, in English alone below, for operators and programs.
 */
export type FieldFault =
  | { readonly code: Exclude<FieldFaultCode, "too-long" | "too-small" | "too-large" | "no-choice"> }
  | { readonly code: "too-long" | "too-large"; readonly most: number }
  | { readonly code: "too-small"; readonly least: number }
  | { readonly code: "no-choice"; readonly of: string };

export const fieldFaultTexts = {
  required: "must be there",
  "too-long": "has more than {most} characters",
  characters: "holds signs that are invisible or no text",
  "looks-like-site": "looks like the address of a site; where it is none, a blank after its dot says so",
  "no-number": "is no whole number",
  "too-small": "is less than {least}",
  "too-large": "is more than {most}",
  "no-amount": "is no amount of money such as 12.50",
  "no-day": "is no day of the calendar such as 2026-11-28",
  "no-month": "is no month such as 2026-11",
  "no-moment": "is no day and hour such as 2026-11-28T19:00",
  "lost-hour": "is an hour that the clocks leave out that day",
  "no-colour": "is no colour such as #1a2b3c",
  "no-email": "is no address that a mail can be sent to",
  "no-slug": "has other signs than small letters, digits and single hyphens between them",
  "no-web-address": "is no address of the web that begins with https://",
  "no-picture": "is no picture that was handed in here",
  "no-photo": "is no photo that was handed in here",
  "no-place": "is no latitude and longitude such as 44.8125, 20.4612",
  "no-flag": "is neither yes nor no",
  "no-choice": "is none of {of}",
  "no-language": "names a language that the site does not have",
  "no-such": "names what is not there",
  "wrong-type": "is of another type",
} as const satisfies Record<string, string>;

export type FieldFaultCode = keyof typeof fieldFaultTexts;

/** A fault in English, behind the name of its field. */
export function fieldFaultText(fault: FieldFault): string {
  const figures: Readonly<Record<string, unknown>> = fault;
  return fieldFaultTexts[fault.code].replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
}
