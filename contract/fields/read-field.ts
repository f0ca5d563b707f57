import { readDay, readMonth } from "#core/kernel/calendar-day.ts";
import { readLocalMoment } from "#core/kernel/local-time.ts";
import { isSlug } from "#core/kernel/slug.ts";
import { coordinatesIn } from "../hall-place.ts";
import { isLocale, languages } from "../locale.ts";
import { readEmailAddress } from "./email-address.ts";
import type { FieldFault } from "./field-fault.ts";
import type { Field, FieldKind, Fields, FieldValue } from "./field-kinds.ts";
import { isPlainLine, nameFault, tidyName } from "./written-name.ts";

/** What was read of a field, or what is wrong with it. */
export type FieldReading = { readonly value: FieldValue } | { readonly fault: FieldFault };

/** Whose clocks a moment is typed by: the name of a time zone. */
export type FieldReader = { readonly timeZone: string };

type Readers = { readonly [Kind in FieldKind]: (text: string, field: Field<Kind>, reader: FieldReader) => FieldReading };

/**
 * Reads a field from what a form, a line of a file or a command typed, or from what a program sent as JSON: texts alone are
 * typed, everything else is held to the same bounds. Nothing, blanks alone and `null` say that there is nothing.
 */
export function readField(field: Field, raw: unknown, reader: FieldReader): FieldReading {
  if (field.kind === "words") return readWords(field, raw);
  // As it is kept, and as programs are told it.
  if (field.kind === "moment" && typeof raw === "number") return isMoment(raw) ? { value: raw } : fault("no-moment");
  const text = typedText(field, raw);
  if (text === null) return fault("wrong-type");
  if (text.trim() === "") return field.kind === "flag" ? { value: false } : nothing(field);
  return (readers[field.kind] as (text: string, field: Field, reader: FieldReader) => FieldReading)(text, field, reader);
}

/** What of a thing was read, by the names of its fields, and what is wrong with the rest. A name that it does not have is a fault. */
export function readFields(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  reader: FieldReader,
): { readonly values: Readonly<Record<string, FieldValue>>; readonly faults: Readonly<Record<string, FieldFault>> } {
  const values: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const [name, typed] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const reading: FieldReading = field ? readField(field, typed, reader) : fault("no-such");
    if ("fault" in reading) faults[name] = reading.fault;
    else values[name] = reading.value;
  }
  return { values, faults };
}

/** What a program sent as a value of its own type, as somebody would have typed it; `null`: it can be none of this field. */
function typedText(field: Field, raw: unknown): string | null {
  if (raw === null || raw === undefined) return "";
  if (typeof raw === "string") return raw;
  if (field.kind === "flag" && typeof raw === "boolean") return raw ? "yes" : "no";
  if (field.kind === "count" && typeof raw === "number") return String(raw);
  if (field.kind === "coordinates" && typeof raw === "object" && "latitude" in raw && "longitude" in raw)
    return `${String(raw.latitude)}, ${String(raw.longitude)}`;
  return null;
}

const readers: Readers = {
  line: (text, { most, names }) => {
    const line = tidyName(text);
    if ([...line].length > most) return { fault: { code: "too-long", most } };
    if (!isPlainLine(line)) return fault("characters");
    if (names === undefined) return { value: line };
    const wrong = nameFault(names, line);
    if (wrong === null) return { value: line };
    return wrong === "address" ? fault("looks-like-site") : fault(wrong === "empty" ? "required" : "characters");
  },
  text: (typed, { most }) => {
    const reading = readText(typed, most);
    return "fault" in reading ? reading : { value: reading.text };
  },
  words: () => fault("wrong-type"),
  email: (text) => {
    const email = readEmailAddress(text);
    return email === null ? fault("no-email") : { value: email.address };
  },
  slug: (text, { most }) => {
    const slug = text.trim();
    if (!isSlug(slug)) return fault("no-slug");
    return slug.length > most ? { fault: { code: "too-long", most } } : { value: slug };
  },
  day: (text) => orFault(readDay(text.trim()), "no-day"),
  month: (text) => orFault(readMonth(text.trim()), "no-month"),
  moment: (text, _field, { timeZone }) => readMoment(text.trim(), timeZone),
  colour: (text) => {
    const colour = text.trim().toLowerCase();
    return /^#[0-9a-f]{6}$/.test(colour) ? { value: colour } : fault("no-colour");
  },
  money: (text) => readMoney(text),
  address: (text) => readWebAddress(text.trim()),
  picture: (text, { as }) =>
    /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[\w.-]+$/.test(text.trim())
      ? { value: text.trim() }
      : fault(as === "photo" ? "no-photo" : "no-picture"),
  coordinates: (text) => orFault(coordinatesIn(text), "no-place"),
  count: (text, { least, most }) => readCount(text.trim(), least, most),
  flag: (text) => {
    const typed = text.trim().toLowerCase();
    if (["yes", "true", "on", "1"].includes(typed)) return { value: true };
    return ["no", "false", "off", "0"].includes(typed) ? { value: false } : fault("no-flag");
  },
  choice: (text, field) => {
    const choice = text.trim();
    return field.of.includes(choice) ? { value: choice } : { fault: { code: "no-choice", of: field.of.join(", ") } };
  },
  languages: (text) => {
    const named = text.trim().split(/[\s,;]+/);
    const known: readonly string[] = languages;
    if (!named.every((each) => known.includes(each))) return fault("no-language");
    return { value: languages.filter((each) => named.includes(each)).join(", ") };
  },
  reference: (text) => (isSlug(text.trim()) ? { value: text.trim() } : fault("no-such")),
};

function readText(typed: string, most: number): { readonly text: string } | { readonly fault: FieldFault } {
  const text = typed.normalize("NFC").replace(/\r\n?/g, "\n").trim();
  if ([...text].length > most) return { fault: { code: "too-long", most } };
  return text.split("\n").every((line) => isPlainLine(line.replaceAll("\t", " "))) ? { text } : { fault: { code: "characters" } };
}

/** Of each language that is named; an empty one says that there are none in it. */
function readWords({ most }: Field<"words">, raw: unknown): FieldReading {
  if (raw === null || raw === undefined || raw === "") return { value: {} };
  if (typeof raw !== "object" || Array.isArray(raw)) return fault("wrong-type");
  const words: Record<string, string> = {};
  for (const [locale, typed] of Object.entries(raw as Readonly<Record<string, unknown>>)) {
    if (!isLocale(locale)) return fault("no-language");
    if (typed !== null && typeof typed !== "string") return fault("wrong-type");
    const reading = readText(typed ?? "", most);
    if ("fault" in reading) return reading;
    words[locale] = reading.text;
  }
  return { value: words };
}

/** DATE1 */
function isMoment(at: number): boolean {
  return Number.isSafeInteger(at) && at >= Date.UTC(1850) && at < Date.UTC(2200);
}

function readMoment(text: string, timeZone: string): FieldReading {
  const local = readLocalMoment(text.replace(" ", "T"), timeZone);
  if (local.kind === "moment") return { value: local.at };
  return fault(local.isLostHour === true ? "lost-hour" : "no-moment");
}

/** Up to twelve figures before the point: enough for any league, and exact. */
function readMoney(text: string): FieldReading {
  const [, whole, cents = ""] = /^\s*(\d{1,12})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? fault("no-amount") : { value: Number(whole) * 100 + Number(cents.padEnd(2, "0")) };
}

const longestWebAddress = 2000;

function readWebAddress(text: string): FieldReading {
  if (text.length > longestWebAddress) return { fault: { code: "too-long", most: longestWebAddress } };
  const url = /^https:\/\//i.test(text) && isPlainLine(text) && !/\s/.test(text) ? URL.parse(text) : null;
  return url === null || url.username !== "" || url.password !== "" || !url.hostname.includes(".")
    ? fault("no-web-address")
    : { value: url.href };
}

function readCount(text: string, least: number, most: number): FieldReading {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) + 0 : null;
  if (number === null) return fault("no-number");
  if (number < least) return { fault: { code: "too-small", least } };
  return number > most ? { fault: { code: "too-large", most } } : { value: number };
}

function nothing({ required }: Field): FieldReading {
  return required ? fault("required") : { value: null };
}

function orFault(value: FieldValue, code: PlainCode): FieldReading {
  return value === null ? fault(code) : { value };
}

type PlainCode = Exclude<FieldFault, { readonly most: number } | { readonly least: number } | { readonly of: string }>["code"];

function fault(code: PlainCode): FieldReading {
  return { fault: { code } };
}
