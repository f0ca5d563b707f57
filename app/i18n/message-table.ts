import type { Locale } from "#contract/locale.ts";
import type { Area } from "./areas.ts";
import type { CompiledArea } from "./message-store.ts";

type Chunks = Readonly<Record<string, () => Promise<CompiledArea>>>;

/** The areas of `browserAreas`, spelled out: the compiler reads these lines, it does not run them. */
const asWritten: Chunks = import.meta.glob<CompiledArea>(
  "#messages/*/{answers,calendar,connection,console,crew,fantasy,fantasy-leagues,home,home-screen,league,moments,movement,my-fantasy,my-games,notifications,overlay,own-account,playoffs,plays,profile,search,seat,shell,spoilers,table,venues,visitor}.ts",
  {
    query: "?compiled",
    import: "default",
  },
);
const cyrillic: Chunks = import.meta.glob<CompiledArea>(
  "#messages/sr/*{answers,calendar,connection,console,crew,fantasy,fantasy-leagues,home,home-screen,league,moments,movement,my-fantasy,my-games,notifications,overlay,own-account,playoffs,plays,profile,search,seat,shell,spoilers,table,venues,visitor}.ts",
  {
    query: "?compiled=cyrillic",
    import: "default",
  },
);

/**
 * The words of any area in any language. A document tells where its own lie, so the table of all is loaded by whoever needs
 * another: it weighs more than most areas.
 */
export async function loadChunk(locale: Locale, area: Area): Promise<CompiledArea> {
  const load = locale === "sr-cyrl" ? cyrillic[`/messages/sr/${area}.ts`] : asWritten[`/messages/${locale}/${area}.ts`];
  if (!load) throw new Error(`There is no chunk ${locale}/${area}`);
  return load();
}
