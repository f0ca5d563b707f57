import format, { type CompiledMessage } from "icu-minify/format";
import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from "use-intl/core";
import { languageTag, type Locale } from "#contract/locale.ts";
import type { Area, Messages } from "./areas.ts";
import type { CompiledArea } from "./message-store.ts";

/** Every key of an area that holds a text: `statistics.points.short`. */
export type MessageKey<A extends Area> = MessageKeys<Messages[A], NestedKeyOf<Messages[A]>>;

type Text<A extends Area, Key extends MessageKey<A>> = Extract<NestedValueOf<Messages[A], Key>, string>;
type ValueTypes = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never };

/** All values that any of these texts takes; nothing where none takes any. */
type Values<Message extends string> = (Message extends string ? (values: ICUArgs<Message, ValueTypes>) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;
type Given<Message extends string> = keyof Values<Message> extends never ? [] : [values: Values<Message>];

/** Says a message of its area, with the values that the English text names. */
export type Translator<A extends Area> = <Key extends MessageKey<A>>(key: Key, ...given: Given<Text<A, Key>>) => string;

/** For keys and values that come from data, such as a play's wording. A value that is missing is a defect. */
export type LooseTranslator = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const formatters = {
  getPluralRules(locale: string, options?: Intl.PluralRulesOptions): Intl.PluralRules {
    return kept(pluralRules, `${locale} ${options?.type ?? ""}`, () => new Intl.PluralRules(locale, options));
  },
  getNumberFormat(locale: string): Intl.NumberFormat {
    return kept(numberFormats, locale, () => new Intl.NumberFormat(locale));
  },
  getDateTimeFormat(): Intl.DateTimeFormat {
    throw new Error("Messages hold no dates: a date is a value, made by useFormat");
  },
};

/**
 * Speaks one area of one locale. Most messages are plain texts, and a page says thousands of them,
 * so each key is looked up in the tree once.
 */
export function createTranslator(locale: Locale, messages: CompiledArea): LooseTranslator {
  const tag = languageTag(locale);
  const found = new Map<string, CompiledMessage>();
  const textOf = keptTexts();
  return function translate(key, values) {
    let message = found.get(key);
    if (message === undefined) {
      message = messageAt(messages, key);
      found.set(key, message);
    }
    if (typeof message === "string") return message;
    const parts = message;
    const choose = () => format(parts, tag, { ...values }, { formatters }) as string;
    // A page of the server says hundreds of messages.
    return import.meta.env.SSR ? (inserted(parts, values) ?? textOf(`${key} ${JSON.stringify(values)}`, choose)) : choose();
  };
}

const roomForTexts = 1000;

/** Pages of a server ask for the same numbers of games and points again and again, and to choose between forms takes its time. */
function keptTexts(): (key: string, choose: () => string) => string {
  const texts = new Map<string, string>();
  return (key, choose) => {
    const text = texts.get(key) ?? choose();
    if (texts.size >= roomForTexts) texts.clear();
    texts.set(key, text);
    return text;
  };
}

/** A message that only puts values in, as most do; `null`: it chooses between forms, or a value is missing. */
function inserted(message: Exclude<CompiledMessage, string>, values: Readonly<Record<string, string | number>> = {}): string | null {
  let text = "";
  for (const part of message) {
    if (typeof part === "string") text += part;
    else if (typeof part === "number" || part.length > 1) return null;
    else {
      const value = values[part[0]];
      if (value === undefined) return null;
      text += String(value);
    }
  }
  return text;
}

/** The key itself where there is no such message: only when an area could not be loaded. */
function messageAt(messages: CompiledArea, key: string): CompiledMessage {
  let at: CompiledArea[string] | undefined = messages;
  for (const part of key.split(".")) {
    if (typeof at !== "object" || Array.isArray(at)) return key;
    at = (at as CompiledArea)[part];
  }
  return typeof at === "string" || Array.isArray(at) ? (at as CompiledMessage) : key;
}

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
