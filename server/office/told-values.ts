import type { Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import type { OfficeDifference, OfficeTold } from "#contract/office-screens.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import { apart } from "./merge-values.ts";
import { nameOfReference, type RowNames } from "./row-names.ts";

type Values = Readonly<Record<string, FieldValue>>;

/** What a control of a row says, `way.sr` of words in a language; `values`: of the row, which tell what it names apart. OFF55 */
export function toldControl(
  fields: Fields,
  control: string,
  { value, values, names }: { readonly value: FieldValue; readonly values: Values; readonly names: RowNames },
): OfficeTold | null {
  const [name = "", locale] = control.split(".");
  const field = fields[name];
  // A column has room for one language, the reader's own where it is written in it.
  if (field?.kind === "words" && locale === undefined) return Object.keys(value ?? {}).length === 0 ? null : { kind: field.kind, value };
  if (field === undefined || value === null || value === "") return null;
  if (field.kind === "reference")
    return { kind: field.kind, value, called: nameOfReference(fields, name, { ...values, [name]: value }, names) };
  if (field.kind === "line" && field.codes === "country") return { kind: field.codes, value };
  // By the name it was handed in under.
  if (field.kind === "picture" && typeof value === "string") return { kind: field.kind, value: value.replace(/^.*\//, "") };
  return { kind: locale === undefined ? field.kind : "line", value };
}

/** What differs, control by control, in the order of the form. OFF18 */
export function differencesOf(
  fields: Fields,
  { before, after, names }: { readonly before: Values; readonly after: Values; readonly names: RowNames },
): readonly OfficeDifference[] {
  const [was, is] = [apart(fields, before), apart(fields, after)];
  const order = Object.keys(fields);
  const placeOf = (control: string) => order.indexOf(control.split(".", 1)[0] ?? "");
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((control) => placeOf(control) >= 0)
    .filter((control) => canonicalJson(was.get(control) ?? null) !== canonicalJson(is.get(control) ?? null))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((control) => ({
      control,
      was: toldControl(fields, control, { value: was.get(control) ?? null, values: before, names }),
      is: toldControl(fields, control, { value: is.get(control) ?? null, values: after, names }),
    }));
}

/** Of which a list tells the columns, whose looks nobody writes down: what few may see stays veiled. ROLE8 */
export function toldColumns(
  fields: Fields,
  columns: readonly string[],
  { values, names, veiled }: { readonly values: Values; readonly names: RowNames; readonly veiled: readonly string[] },
): Readonly<Record<string, OfficeTold | null>> {
  return Object.fromEntries(
    columns.map((name) => [
      name,
      veiled.includes(name) ? { kind: "veiled", value: null } : toldControl(fields, name, { value: values[name] ?? null, values, names }),
    ]),
  );
}
