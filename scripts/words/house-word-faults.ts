import { languages, type Language } from "#contract/locale.ts";
import { type HouseWord, houseWords } from "./house-words.ts";
import { textsOf, type AllMessages } from "./message-files.ts";
import type { MessageFault } from "./message-faults.ts";

/** Every message that says another word for a thing than the house does: with the word, and the sentence it stands in. */
export function houseWordFaults(all: AllMessages): readonly MessageFault[] {
  return languages.flatMap((language) =>
    Object.entries(all[language]).flatMap(([area, source]) =>
      [...textsOf(source, `${area}.`)].flatMap(([key, text]) => faultsOf(language, key, text)),
    ),
  );
}

function faultsOf(language: Language, key: string, text: string): MessageFault[] {
  const words = spoken(text);
  return houseWords[language].flatMap((each) => {
    const found = isHeld(each, key) ? each.never.exec(words)?.[0] : undefined;
    return found === undefined ? [] : [{ language, key, fault: `says “${found}”, where ${each.concept} is “${each.word}”: ${text}` }];
  });
}

function isHeld({ within, except }: HouseWord, key: string): boolean {
  return (within?.test(key) ?? true) && !(except?.test(key) ?? false);
}

/** Names of values are no words: `{figure}` may stand where a reader sees a number. */
function spoken(text: string): string {
  return text.replace(/\{\w+\}/g, "{}").replace(/\{\w+, (?:plural|select|selectordinal),/g, "{");
}
