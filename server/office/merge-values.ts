import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { canonicalJson } from "#core/kernel/canonical-json.ts";
import type { OfficeQuarrel } from "./office-change.ts";

type Values = Readonly<Record<string, FieldValue>>;

/** What a thing is before anything is said of it. */
export function noValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { kind }]) => [name, kind === "words" ? {} : kind === "flag" ? false : null]),
  );
}

/**
 * Two who have changed the same row: `base` is what was seen, `stands` what is there now, `wanted` the fields that are typed.
 * A field that one of them alone has changed is as they want it; one that both have changed to different values is a quarrel. Of
 * words each language is a field of its own, `way.sr`; an empty one goes. OFF5
 */
export function mergeValues({
  fields,
  base,
  stands,
  wanted,
}: {
  readonly fields: Fields;
  readonly base: Values;
  readonly stands: Values;
  readonly wanted: Values;
}): {
  readonly values: Values;
  /** Fields that the other has changed, and that stay so. */
  readonly merged: readonly string[];
  readonly quarrels: Readonly<Record<string, OfficeQuarrel>>;
} {
  const [seen, standing, typed] = [apart(fields, base), apart(fields, stands), apart(fields, wanted)];
  const values = new Map(standing);
  const quarrels: Record<string, OfficeQuarrel> = {};
  for (const [name, value] of typed) {
    const [was, now] = [seen.get(name) ?? null, standing.get(name) ?? null];
    if (isEqual(value, was) || isEqual(value, now)) continue;
    if (isEqual(was, now)) values.set(name, value);
    else quarrels[name] = { was, stands: now, wanted: value };
  }
  const changed = new Set(
    [...seen.keys(), ...standing.keys()].filter((name) => !isEqual(seen.get(name) ?? null, standing.get(name) ?? null)),
  );
  return { values: together(fields, values), merged: [...changed].filter((name) => !(name in quarrels)), quarrels };
}

/** Every field by itself, of words every language. */
export function apart(fields: Fields, values: Values): ReadonlyMap<string, FieldValue> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, FieldValue][] =>
      fields[name]?.kind === "words"
        ? Object.entries(value ?? {}).map(([locale, text]): [string, FieldValue] => [
            `${name}.${locale}`,
            text === "" ? null : String(text),
          ])
        : [[name, value]],
    ),
  );
}

function together(fields: Fields, values: ReadonlyMap<string, FieldValue>): Values {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { kind }]): [string, FieldValue] => {
      if (kind !== "words") return [name, values.get(name) ?? (kind === "flag" ? false : null)];
      const own = [...values].flatMap(([key, text]): [string, string][] =>
        key.startsWith(`${name}.`) && typeof text === "string" ? [[key.slice(name.length + 1), text]] : [],
      );
      return [name, Object.fromEntries(own)];
    }),
  );
}

function isEqual(one: FieldValue, other: FieldValue): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
