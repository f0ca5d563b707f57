import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { languages, type Language } from "#contract/locale.ts";
import type { MessageSource } from "../../vite-plugins/compile-messages.ts";

/** All words of one language, by area. */
export type LanguageMessages = Readonly<Record<string, MessageSource>>;
export type AllMessages = Readonly<Record<Language, LanguageMessages>>;

const folder = new URL("../../messages/", import.meta.url);

/** The messages of all six languages as their authors wrote them. */
export async function readMessageFiles(): Promise<AllMessages> {
  const read = await Promise.all(languages.map(async (language) => [language, await readLanguage(language)] as const));
  return Object.fromEntries(read) as AllMessages;
}

async function readLanguage(language: Language): Promise<LanguageMessages> {
  const inLanguage = new URL(`${language}/`, folder);
  const files = (await readdir(fileURLToPath(inLanguage))).filter((file) => file.endsWith(".ts")).sort();
  const areas = await Promise.all(
    files.map(async (file) => {
      const { default: source } = (await import(/* @vite-ignore */ new URL(file, inLanguage).href)) as { default: MessageSource };
      return [file.replace(/\.ts$/, ""), source] as const;
    }),
  );
  return Object.fromEntries(areas);
}

/** Every text with its full key: `statistics.points.short`. */
export function textsOf(source: MessageSource, prefix = ""): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(source)) {
    const key = prefix + name;
    if (typeof value === "string") texts.set(key, value);
    else for (const [below, text] of textsOf(value, `${key}.`)) texts.set(below, text);
  }
  return texts;
}
