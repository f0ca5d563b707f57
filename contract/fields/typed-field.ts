import { localMoment } from "#core/kernel/local-time.ts";
import type { Coordinates } from "../hall-place.ts";
import type { Field, FieldValue } from "./field-kinds.ts";
import type { FieldReader } from "./read-field.ts";

/**
 * A value as it stands in a form, a cell of a file or a command, so that reading it again gives the same: `""` where nobody
 * said anything. Words have no one text: each language is a field of its own.
 */
export function typedField(field: Exclude<Field, { readonly kind: "words" }>, value: FieldValue, { timeZone }: FieldReader): string {
  if (value === null) return "";
  if (field.kind === "flag") return value === true ? "yes" : "no";
  if (field.kind === "moment") return localMoment(Number(value), timeZone);
  if (field.kind === "money") return `${Math.floor(Number(value) / 100)}.${String(Number(value) % 100).padStart(2, "0")}`;
  if (typeof value === "object") {
    const { latitude, longitude } = value as Coordinates;
    return `${latitude}, ${longitude}`;
  }
  return String(value);
}
