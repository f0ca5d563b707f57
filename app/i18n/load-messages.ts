import type { Locale } from "#contract/locale.ts";
import type { Area, BrowserArea } from "./areas.ts";
import { messagesOf, putMessages, setAreaSource, type CompiledArea } from "./message-store.ts";

type Chunks = Readonly<Record<string, () => Promise<CompiledArea>>>;

/** The areas of `browserAreas`, spelled out: the compiler reads these lines, it does not run them. */
const asWritten: Chunks = import.meta.glob<CompiledArea>(
  "#messages/*/{answers,calendar,connection,console,home,league,movement,overlay,plays,profile,search,shell,venues}.ts",
  {
    query: "?compiled",
    import: "default",
  },
);
const cyrillic: Chunks = import.meta.glob<CompiledArea>(
  "#messages/sr/*{answers,calendar,connection,console,home,league,movement,overlay,plays,profile,search,shell,venues}.ts",
  {
    query: "?compiled=cyrillic",
    import: "default",
  },
);

const underWay = new Map<string, Promise<void>>();

setAreaSource(loadArea);

/**
 * For browsers: loads what a page says before it is shown or hydrated. An area that cannot be loaded is English then.
 * `false` when not even that could be loaded, so that a document which came with its words keeps them.
 */
export async function loadMessages(locale: Locale, areas: readonly BrowserArea[]): Promise<boolean> {
  await Promise.all(areas.map((area) => loadArea(locale, area)));
  return areas.every((area) => Object.keys(messagesOf(locale, area) ?? {}).length > 0);
}

/** One promise for one area, however many ask: React's `use` needs the same one again. */
function loadArea(locale: Locale, area: Area): Promise<void> {
  const name = `${locale}/${area}`;
  const known = underWay.get(name);
  if (known) return known;
  const loading = messagesOf(locale, area) ? Promise.resolve() : fetchArea(locale, area);
  underWay.set(name, loading);
  return loading;
}

async function fetchArea(locale: Locale, area: Area): Promise<void> {
  const messages = (await chunkOf(locale, area)) ?? (locale === "en" ? null : await chunkOf("en", area));
  putMessages(locale, area, messages ?? {});
}

async function chunkOf(locale: Locale, area: Area): Promise<CompiledArea | null> {
  try {
    const load = locale === "sr-cyrl" ? cyrillic[`/messages/sr/${area}.ts`] : asWritten[`/messages/${locale}/${area}.ts`];
    if (!load) throw new Error(`There is no chunk ${locale}/${area}`);
    return await load();
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the browser's only log; the words are the specification's
    console.error("Failed locale loading", { locale, area, error });
    return null;
  }
}
