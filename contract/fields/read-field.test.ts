import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badInputs, sampleOf } from "#tests/support/fixtures/field-samples.ts";
import { fieldFaultText, fieldFaultTexts } from "./field-fault.ts";
import type { Field, FieldKind } from "./field-kinds.ts";
import { readField, readFields } from "./read-field.ts";
import { typedField } from "./typed-field.ts";

const reader = { timeZone: "Europe/Belgrade" };

const everyKind: { readonly [Kind in FieldKind]: Field<Kind> } = {
  line: { kind: "line", most: 80, names: "brand" },
  text: { kind: "text", most: 2000 },
  words: { kind: "words", most: 200 },
  email: { kind: "email" },
  slug: { kind: "slug", most: 60 },
  day: { kind: "day" },
  month: { kind: "month" },
  moment: { kind: "moment" },
  colour: { kind: "colour" },
  money: { kind: "money", currency: "EUR" },
  address: { kind: "address" },
  picture: { kind: "picture" },
  languages: { kind: "languages" },
  coordinates: { kind: "coordinates" },
  count: { kind: "count", least: 0, most: 30_000 },
  flag: { kind: "flag" },
  choice: { kind: "choice", of: ["home", "away"] },
  reference: { kind: "reference", to: "hall" },
};

function faultOf(field: Field, raw: unknown): string {
  const reading = readField(field, raw, reader);
  return "fault" in reading ? reading.fault.code : `kept ${JSON.stringify(reading.value)}`;
}

describe("OFF9 what is typed into a field", () => {
  it.each(Object.entries(everyKind))("of kind %s reads as it is written, from a form and from a program", (_, field) => {
    fc.assert(
      fc.property(sampleOf(field), (value) => {
        if (field.kind !== "words") expect(readField(field, typedField(field, value, reader), reader)).toEqual({ value });
        // Amounts and moments are typed by people, in JSON too.
        if (field.kind !== "money" && field.kind !== "moment") expect(readField(field, value, reader)).toEqual({ value });
      }),
    );
  });

  it.each(Object.entries(everyKind))("of kind %s is kept within its bounds or refused with a sentence, whatever it is", (_, field) => {
    const hold = (raw: unknown) => {
      const reading = readField(field, raw, reader);
      if ("fault" in reading) expect(fieldFaultText(reading.fault)).not.toContain("{");
      else if (field.kind !== "words" && reading.value !== null)
        expect(readField(field, typedField(field, reading.value, reader), reader)).toEqual(reading);
    };
    badInputs.forEach(hold);
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true }), hold));
    fc.assert(fc.property(fc.string({ unit: "binary" }), hold));
  });

  it("says nothing where there are blanks alone, and that something must be there where it must", () => {
    for (const raw of ["", "  ", "\t\n", null, undefined]) {
      expect(faultOf(everyKind.line, raw)).toBe("kept null");
      expect(faultOf({ ...everyKind.line, required: true }, raw)).toBe("required");
    }
  });

  it.each<[FieldKind, string, string]>([
    ["line", "evil\u202Ename", "characters"],
    ["line", "x".repeat(81), "too-long"],
    ["text", `a\n${"x".repeat(2000)}`, "too-long"],
    ["day", "31.11.2026", "no-day"],
    ["day", "2026-02-30", "no-day"],
    ["month", "2026-13", "no-month"],
    ["moment", "2026-03-29T02:30", "lost-hour"],
    ["moment", "2026-11-28T25:00", "no-moment"],
    ["moment", "2026-11-28", "no-moment"],
    ["colour", "red", "no-colour"],
    ["money", "12.345", "no-amount"],
    ["money", "-1", "no-amount"],
    ["address", "javascript:alert(1)", "no-web-address"],
    ["address", "https://user:secret@example.com/", "no-web-address"],
    ["address", "http://example.com/", "no-web-address"],
    ["coordinates", "91, 20", "no-place"],
    ["count", "1.5", "no-number"],
    ["count", "30001", "too-large"],
    ["count", "-1", "too-small"],
    ["flag", "maybe", "no-flag"],
    ["choice", "left", "no-choice"],
    ["slug", "Kej", "no-slug"],
    ["email", "ana@localhost", "no-email"],
    ["reference", "../kej", "no-such"],
  ])("of kind %s refuses %j: %s", (kind, text, code) => {
    expect(faultOf(everyKind[kind], text)).toBe(code);
  });

  it("of words names its languages, and an empty one says that there are none", () => {
    expect(readField(everyKind.words, { sr: " Tramvajem 7. ", en: "" }, reader)).toEqual({ value: { sr: "Tramvajem 7.", en: "" } });
    expect(faultOf(everyKind.words, { de: "Zu Fuß." })).toBe("no-language");
    expect(faultOf(everyKind.words, "On foot.")).toBe("wrong-type");
  });

  it("that the thing does not have is a fault, not passed over", () => {
    expect(readFields({ name: everyKind.line }, { name: "Kej", nmae: "Kej", constructor: "x" }, reader)).toEqual({
      values: { name: "Kej" },
      faults: { nmae: { code: "no-such" }, constructor: { code: "no-such" } },
    });
  });

  it("has a sentence for every fault", () => {
    for (const text of Object.values(fieldFaultTexts)) expect(text).not.toBe("");
  });
});
