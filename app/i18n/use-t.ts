import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Area, BrowserArea } from "./areas.ts";
import { useLocale } from "./language-provider.tsx";
import { messagesOf, promiseOfArea, type CompiledArea } from "./message-store.ts";
import { createTranslator, type LooseTranslator, type Translator } from "./translator.ts";

/** By the words themselves, so that a language changed in development speaks anew. */
const translators = new WeakMap<CompiledArea, LooseTranslator>();

/** Nothing to wait for; told in the way React itself marks a promise that is done, so that `use` goes on at once. */
const loaded: Promise<unknown> = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/**
 * The words of an area in the page's language: `const t = useT("home"); t("standings.full")`.
 * In a browser that has not loaded the area it waits for it, as React's `use` does.
 */
export function useT<A extends BrowserArea>(area: A): Translator<A> {
  const locale = useLocale();
  // Asked in every render: a component that waited and then does not ask again is an error to React. A server has all words.
  if (!import.meta.env.SSR) use(messagesOf(locale, area) ? loaded : promiseOfArea(locale, area));
  return translatorOf(locale, area) as Translator<A>;
}

/** The words of an area outside components, for a page's title. Keys come back where the area is not loaded. */
export function translatorFor<A extends Area>(locale: Locale, area: A): Translator<A> {
  return translatorOf(locale, area) as Translator<A>;
}

function translatorOf(locale: Locale, area: Area): LooseTranslator {
  const messages = messagesOf(locale, area) ?? {};
  let translator = translators.get(messages);
  if (!translator) {
    translator = createTranslator(locale, messages);
    translators.set(messages, translator);
  }
  return translator;
}
