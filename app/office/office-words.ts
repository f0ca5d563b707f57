import type { FieldFault } from "#contract/fields/field-fault.ts";
import { isLocale, type Language, languageOf, type Locale } from "#contract/locale.ts";
import type { OfficeFieldFault, OfficeTold } from "#contract/office-screens.ts";
import { siteSections } from "#contract/office/sections.ts";
import { countryName } from "../i18n/country-name.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import { sectionFieldName } from "./sections-model.ts";

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
  /** What a field may be set to. */
  readonly choice: (thing: string, field: string, choice: string) => string;
  /** What a row is called where its thing has a name for it. */
  readonly called: (thing: string, called: string) => string;
  /** A language, by its name. */
  readonly spoken: (language: Language) => string;
  readonly role: (role: string) => string;
  /** What a role opens, in a few words. */
  readonly may: (role: string) => string;
  /** A control's own name: the field, and of words the language. */
  readonly control: (thing: string, control: string) => string;
  readonly fault: (fault: OfficeFieldFault) => string;
  /** A value as it is read: in words, by the league's clocks, what it names by its name. Nothing where nobody said. OFF55 */
  readonly told: (thing: string, control: string, told: OfficeTold | null) => string;
};

export function officeWords(language: PageLanguage): OfficeWords {
  const t = language.t("office") as LooseTranslator;
  const things = language.t("office-things") as LooseTranslator;
  const wordOr = wordsOf(things);
  const screenWordOr = wordsOf(t);
  const roleName = (role: string) => screenWordOr(`roles.${role}`, role);
  const spoken = (each: Language) => things(`languages.${each}`);
  const field = (thing: string, name: string) =>
    thing === siteSections.name ? sectionFieldName(name, language, wordOr) : wordOr(`fields.${thing}.${name}`, name);
  // What is said of each section is said in the same words.
  const choice = (thing: string, name: string, each: string) =>
    wordOr(`choices.${thing}.${thing === siteSections.name ? "showing" : name}.${each}`, each);
  const many = (thing: string) => wordOr(`things.${thing}.many`, thing);
  return {
    t,
    language,
    wordOr,
    one: (thing) => wordOr(`things.${thing}.one`, thing),
    many,
    field,
    choice,
    called: (thing, called) => (thing === siteSections.name ? many(thing) : called),
    spoken,
    role: roleName,
    may: (role) => screenWordOr(`roles.may.${role}`, ""),
    control: (thing, control) => {
      const [name = "", locale] = control.split(".");
      return locale === undefined || !isLocale(locale) ? field(thing, name) : `${field(thing, name)} (${spoken(languageOf(locale))})`;
    },
    fault: (fault) => faultText(fault, { things, wordOr }),
    told: (thing, control, told) => toldText(told, { thing, control }, { t, choice, wordOr, language, role: roleName }),
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

type Saying = Pick<OfficeWords, "t" | "choice" | "wordOr" | "language" | "role">;

function toldText(
  told: OfficeTold | null,
  { thing, control }: { readonly thing: string; readonly control: string },
  { t, choice, wordOr, language, role }: Saying,
): string {
  if (told === null) return "";
  const { kind, value, called } = told;
  const { format, locale } = language;
  const text = typeof value === "string" ? value : "";
  switch (kind) {
    case "veiled":
      return t("list.veiled");
    case "flag":
      return t(value === true ? "list.yes" : "list.no");
    case "choice":
      return choice(thing, control, text);
    case "reference":
      return called ?? text;
    case "country":
      return countryName(text, locale);
    case "day":
      return format.date(Date.parse(`${text}T12:00:00Z`), "numeric");
    case "month":
      return format.date(Date.parse(`${text}-15T12:00:00Z`), "month");
    case "moment":
      return format.date(Number(value), "dateTime");
    case "count":
      return format.number(Number(value));
    case "money":
      return format.decimal(Number(value) / 100, 2);
    case "words":
      return inOwnLanguage((value ?? {}) as Words, locale);
    case "languages":
      return format.list(text.split(", ").map((each) => wordOr(`languages.${each}`, each)));
    case "coordinates":
      return Object.values(value ?? {}).join(", ");
    default:
      return thing === "access" && control === "role" ? roleText(text, { t, role }) : text;
  }
}

type Words = Readonly<Partial<Record<string, string>>>;

/** In the reader's language, else in the first that it is written in. OFF70 */
export function inOwnLanguage(words: Words, locale: Locale): string {
  return words[locale] || words[languageOf(locale)] || Object.values(words).find((text) => text !== undefined && text !== "") || "";
}

/** Of a link to a game's table the role is one of its table's. */
function roleText(role: string, { t, role: nameOf }: Pick<Saying, "t" | "role">): string {
  return role.startsWith("table-") ? t("tables.title") : nameOf(role);
}
