import type { FieldFault } from "#contract/fields/field-fault.ts";
import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { isLocale, type Language, languageOf } from "#contract/locale.ts";
import type { OfficeFieldFault, OfficeThingShape } from "#contract/office-screens.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { LooseTranslator } from "../i18n/translator.ts";

/** What the office calls its things, fields and faults, in the page's language. */
export type OfficeWords = {
  /** Of the frame and the screens. */
  readonly t: LooseTranslator;
  readonly language: PageLanguage;
  /** Of what it writes. `fallback` where there is no such word: a thing without words is shown by its own name. */
  readonly wordOr: (key: string, fallback: string) => string;
  readonly one: (thing: string) => string;
  readonly many: (thing: string) => string;
  readonly field: (thing: string, field: string) => string;
  /** A language, by its name. */
  readonly spoken: (language: Language) => string;
  readonly role: (role: string) => string;
  /** What a role opens, in a few words. */
  readonly may: (role: string) => string;
  /** A control's own name: the field, and of words the language. */
  readonly control: (thing: string, control: string) => string;
  readonly fault: (fault: OfficeFieldFault) => string;
  readonly value: (shape: Pick<OfficeThingShape, "name" | "fields">, field: string, value: FieldValue) => string;
};

export function officeWords(language: PageLanguage): OfficeWords {
  const t = language.t("office") as LooseTranslator;
  const things = language.t("office-things") as LooseTranslator;
  const wordOr = wordsOf(things);
  const screenWordOr = wordsOf(t);
  const spoken = (each: Language) => things(`languages.${each}`);
  const field = (thing: string, name: string) => wordOr(`fields.${thing}.${name}`, name);
  return {
    t,
    language,
    wordOr,
    one: (thing) => wordOr(`things.${thing}.one`, thing),
    many: (thing) => wordOr(`things.${thing}.many`, thing),
    field,
    spoken,
    role: (role) => screenWordOr(`roles.${role}`, role),
    may: (role) => screenWordOr(`roles.may.${role}`, ""),
    control: (thing, control) => {
      const [name = "", locale] = control.split(".");
      return locale === undefined || !isLocale(locale) ? field(thing, name) : `${field(thing, name)} (${spoken(languageOf(locale))})`;
    },
    fault: (fault) => faultText(fault, { things, wordOr }),
    value: (shape, name, value) => valueText(shape.fields, name, value, { t, wordOr, thing: shape.name, language }),
  };
}

/** Words by keys that come from data, with what stands where there is none. */
export function wordsOf(t: LooseTranslator): OfficeWords["wordOr"] {
  return (key, fallback) => {
    const word = t(key);
    return word === key ? fallback : word;
  };
}

function faultText(
  fault: OfficeFieldFault,
  { things, wordOr }: { readonly things: LooseTranslator } & Pick<OfficeWords, "wordOr">,
): string {
  if (fault.code === "rule") return wordOr(`faults.${fault.rule}`, things("faults.rule", { rule: fault.rule }));
  const { code, ...figures } = fault as FieldFault & Readonly<Record<string, string | number>>;
  return things(`faults.${code}`, figures);
}

/** A value as it is read in a list. */
function valueText(
  fields: Fields,
  name: string,
  value: FieldValue,
  { t, wordOr, thing, language }: Pick<OfficeWords, "t" | "wordOr" | "language"> & { readonly thing: string },
): string {
  const field: Field | undefined = fields[name];
  if (field?.kind === "flag") return t(value === true ? "list.yes" : "list.no");
  if (value === null || field === undefined) return "";
  if (typeof value === "string") {
    if (field.kind === "choice") return wordOr(`choices.${thing}.${name}.${value}`, value);
    return field.kind === "day" ? language.format.date(Date.parse(`${value}T12:00:00Z`), "numeric") : value;
  }
  if (field.kind === "moment") return `${language.format.date(Number(value), "numeric")} ${language.format.date(Number(value), "time")}`;
  if (typeof value === "object") return Object.values(value).join(", ");
  return field.kind === "count" ? language.format.number(Number(value)) : String(value);
}
