import format from "icu-minify/format";
import type { CompiledMessage } from "icu-minify/format";
import { languages, languageTag, type Language } from "#contract/locale.ts";
import { compileMessages, type CompiledMessages } from "../../vite-plugins/compile-messages.ts";
import { textsOf, type AllMessages } from "./message-files.ts";
import { partsOf, type MessageParts } from "./message-parts.ts";
import { isMeantToEqualEnglish } from "./words-like-english.ts";

export type MessageFault = { readonly language: Language; readonly key: string; readonly fault: string };

/** Longest column head a table bears without scrolling sooner than it must. */
export const longestColumnHead = 5;

const sampleNumbers = [0, 1, 2, 3, 5, 21, 101, 102, 111];

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

/** Everything wrong with the words of the site: empty when a release may speak them. */
export function messageFaults(all: AllMessages): readonly MessageFault[] {
  const english = textsByKey(all, "en");
  return languages.flatMap((language) => {
    const texts = textsByKey(all, language);
    return [
      ...keyFaults(language, texts, english),
      ...[...texts].flatMap(([key, text]) => textFaults(language, key, text, english.get(key))),
    ];
  });
}

function textsByKey(all: AllMessages, language: Language): ReadonlyMap<string, string> {
  return new Map(Object.entries(all[language]).flatMap(([area, source]) => [...textsOf(source, `${area}.`)]));
}

function keyFaults(language: Language, texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): MessageFault[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => ({ language, key, fault: "is missing" }));
  const extra = [...texts.keys()].filter((key) => !english.has(key)).map((key) => ({ language, key, fault: "is not in English" }));
  return [...missing, ...extra];
}

function textFaults(language: Language, key: string, text: string, english: string | undefined): MessageFault[] {
  let parts: MessageParts;
  try {
    parts = partsOf(text);
  } catch (error) {
    return [{ language, key, fault: `is not ICU: ${String(error)}` }];
  }
  const faults = [
    ...valueFaults(parts, english === undefined ? parts : partsOf(english)),
    ...pluralFaults(language, parts),
    ...spellingFaults(text),
    ...typographyFaults(language, text),
    ...(language === "en" || text !== english || isMeantToEqualEnglish(language, parts.words) ? [] : ["is the English text"]),
    ...(key.endsWith(".short") && text.replaceAll(/\[\[|\]\]/g, "").length > longestColumnHead
      ? [`is a column head of more than ${longestColumnHead} letters`]
      : []),
    ...formattingFaults(language, text, parts),
  ];
  return faults.map((fault) => ({ language, key, fault }));
}

function valueFaults(own: MessageParts, english: MessageParts): string[] {
  const missing = [...english.values].filter((name) => !own.values.has(name)).map((name) => `does not say {${name}}`);
  const unknown = [...own.values].filter((name) => !english.values.has(name)).map((name) => `says {${name}}, which English does not have`);
  // The English text gives the values their types: what is a number elsewhere must be one there.
  const untyped = [...own.numbers]
    .filter((name) => !english.numbers.has(name))
    .map((name) => `needs a number for {${name}}, English does not`);
  return [...missing, ...unknown, ...untyped];
}

function pluralFaults(language: Language, { plurals }: MessageParts): string[] {
  return plurals.flatMap(({ argument, type, categories }) => {
    const own = new Intl.PluralRules(languageTag(language), { type }).resolvedOptions().pluralCategories;
    const equal = own.length === categories.length && own.every((category) => categories.includes(category));
    return equal ? [] : [`has the ${type} forms ${categories.join(", ")} for {${argument}}, its language ${own.toSorted().join(", ")}`];
  });
}

function spellingFaults(text: string): string[] {
  return [
    ...(/['"]/.test(text) ? ["has a typewriter's quotation mark or apostrophe"] : []),
    ...(text.includes("...") ? ["has three dots for an ellipsis"] : []),
    ...(text !== text.normalize("NFC") ? ["is not in composed letters (NFC)"] : []),
    ...(text !== text.trim() || text === "" ? ["is empty or has blanks around it"] : []),
  ];
}

/** What a language asks of the marks around its words: French blanks that do not break, Spanish opening marks, the Russian dash. */
function typographyFaults(language: Language, text: string): string[] {
  switch (language) {
    case "fr":
      return /[^\u00a0\u202f](?:[;!?»]|: |:$)|«[^\u00a0\u202f]/.test(text)
        ? ["lacks a blank that does not break: \\u00a0 before a colon and inside of « », \\u202f before ; ! ?"]
        : [];
    case "es":
      return [...text.matchAll(/[?!]/g)].length === [...text.matchAll(/[¿¡]/g)].length
        ? []
        : ["has a question or an exclamation that is not opened by ¿ or ¡"];
    case "ru":
      return text.includes(" – ") ? ["has a short dash between words; Russian sets —"] : [];
    default:
      return [];
  }
}

/** Says the message with every sample number, and as its Cyrillic twin if there is one. */
function formattingFaults(language: Language, text: string, { values, numbers }: MessageParts): string[] {
  const spoken = [compileMessages({ text }, "as-written"), ...(language === "sr" ? [compileMessages({ text }, "cyrillic")] : [])];
  return spoken.flatMap((messages) =>
    sampleNumbers.flatMap((number) => {
      const given = Object.fromEntries([...values].map((name) => [name, numbers.has(name) ? number : "@"]));
      const said = say(messages, language, given);
      return /undefined|\[\[|\]\]|[{}]/.test(said) ? [`says “${said}” with ${number}`] : [];
    }),
  );
}

function say(messages: CompiledMessages, language: Language, values: Record<string, string | number>): string {
  try {
    return String(format(messages["text"] as CompiledMessage, languageTag(language), values, { formatters }));
  } catch (error) {
    return `{${String(error)}}`;
  }
}
