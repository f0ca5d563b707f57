import fc from "fast-check";
import { locales } from "#contract/locale.ts";
import type { Field, FieldKind, Fields, FieldValue } from "#contract/fields/field-kinds.ts";

const letter = fc.constantFrom(..."abčćdđešžАБВ éñ");

function lineOf(most: number): fc.Arbitrary<string> {
  return fc
    .array(letter, { minLength: 1, maxLength: Math.min(most - 1, 20) })
    .map((letters) => `K${letters.join("")}`.replace(/ +/g, " ").trim().normalize("NFC"));
}

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1950, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

type Samples = { readonly [Kind in FieldKind]: (field: Field<Kind>) => fc.Arbitrary<FieldValue> };

const samples: Samples = {
  line: ({ most }) => lineOf(most),
  text: ({ most }) => lineOf(most).map((line) => `${line}\n${line}`.slice(0, most).trim()),
  words: ({ most }) =>
    fc
      .uniqueArray(fc.constantFrom(...locales), { minLength: 1 })
      .chain((languages) => fc.record(Object.fromEntries(languages.map((locale) => [locale, lineOf(most)])))),
  email: () => fc.nat(9999).map((number) => `ana.${number}@example.com`),
  slug: () => fc.nat(9999).map((number) => `thing-${number}`),
  day: () => day,
  month: () => day.map((each) => each.slice(0, 7)),
  // Whole minutes: nobody types seconds. Not the hour that comes twice, of which the first is meant.
  moment: () => day.map((each) => Date.parse(`${each}T11:30:00Z`)),
  colour: () => fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`),
  money: () => fc.integer({ min: 0, max: 10_000_000 }),
  address: () => fc.nat(999).map((number) => `https://example.com/${number}`),
  coordinates: () =>
    fc
      .record({ latitude: fc.integer({ min: -9000, max: 9000 }), longitude: fc.integer({ min: -18_000, max: 18_000 }) })
      .map(({ latitude, longitude }) => ({ latitude: latitude / 100, longitude: longitude / 100 })),
  count: ({ least, most }) => fc.integer({ min: least, max: most }),
  flag: () => fc.boolean(),
  choice: (field) => fc.constantFrom(...field.of),
  reference: () => fc.nat(9999).map((number) => `thing-${number}`),
};

/** Any value that a field may keep, nothing too where it need not be there. */
export function sampleOf(field: Field): fc.Arbitrary<FieldValue> {
  const some = (samples[field.kind] as (field: Field) => fc.Arbitrary<FieldValue>)(field);
  if (field.required === true || field.kind === "flag") return some;
  return fc.oneof({ weight: 4, arbitrary: some }, fc.constant(field.kind === "words" ? {} : null));
}

/** Any values that a thing may have. */
export function sampleOfAll(fields: Fields): fc.Arbitrary<Readonly<Record<string, FieldValue>>> {
  return fc.record(Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, sampleOf(field)])));
}

/** What nobody may write into any field, as forms, files and programs send it. */
export const badInputs: readonly unknown[] = [
  "\u202Eevil",
  "a\u0000b",
  "\u200B",
  "x".repeat(100_000),
  "<script>alert(1)</script>",
  "=CMD()",
  "NaN",
  "1e999",
  "-0",
  "31.11.2026",
  Number.NaN,
  1e21,
  0.5,
  [],
  ["a"],
  {},
  { latitude: 1 },
  { en: 1 },
  { xx: "a" },
  { __proto__: null, en: "a".repeat(100_000) },
  true,
];
