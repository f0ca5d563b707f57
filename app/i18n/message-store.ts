import type { Locale } from "#contract/locale.ts";
import type { Area } from "./areas.ts";

/** An area compiled ahead by `vite-plugins/messages.ts`; the leaves are what `icu-minify/format` takes. */
export type CompiledArea = { readonly [key: string]: string | readonly unknown[] | CompiledArea };

/** How a runtime gets an area that is not there yet: the browser loads a chunk; the server has everything. */
type AreaSource = (locale: Locale, area: Area) => Promise<unknown>;

// In two steps: a page asks for its words hundreds of times, and to put a key together would take longer than to find them.
const store = new Map<Locale, Map<Area, CompiledArea>>();
let source: AreaSource | null = null;

export function putMessages(locale: Locale, area: Area, messages: CompiledArea): void {
  const areas = store.get(locale) ?? new Map<Area, CompiledArea>();
  store.set(locale, areas.set(area, messages));
}

/** `undefined`: not loaded. */
export function messagesOf(locale: Locale, area: Area): CompiledArea | undefined {
  return store.get(locale)?.get(area);
}

/** Called once by the runtime that can load areas. */
export function setAreaSource(loadArea: AreaSource): void {
  source = loadArea;
}

/** The promise of an area that a page needs now and that nobody loaded before. */
export function promiseOfArea(locale: Locale, area: Area): Promise<unknown> {
  if (!source) throw new Error(`The messages ${locale}/${area} are not loaded, and there is nowhere to load them from`);
  return source(locale, area);
}
