import type { Locale } from "#contract/locale.ts";
import { areaAt } from "./area-at-address.ts";
import type { Area, BrowserArea } from "./areas.ts";
import { messagesOf, putMessages, setAreaSource, type CompiledArea } from "./message-store.ts";

/** Where the build put areas of one language, as far as that is known without the table of all. */
export type AreaAddresses = Readonly<Partial<Record<Area, string>>>;

/** Whether an area came in its own language. */
const underWay = new Map<string, Promise<boolean>>();

setAreaSource((locale, area) => loadArea(locale, area));

/**
 * For browsers: loads what a page says before it is shown or hydrated. An area that cannot be loaded is English then.
 * `false` when one is not in its own language, so that a document which came with its words keeps them.
 */
export async function loadMessages(locale: Locale, areas: readonly BrowserArea[], addresses: AreaAddresses = {}): Promise<boolean> {
  const areOwn = await Promise.all(areas.map((area) => loadArea(locale, area, addresses[area])));
  return !areOwn.includes(false);
}

/** One promise for one area, however many ask: React's `use` needs the same one again. */
function loadArea(locale: Locale, area: Area, address?: string): Promise<boolean> {
  const name = `${locale}/${area}`;
  const known = underWay.get(name);
  if (known) return known;
  const loading = messagesOf(locale, area) ? Promise.resolve(true) : fetchArea(locale, area, address);
  underWay.set(name, loading);
  return loading;
}

async function fetchArea(locale: Locale, area: Area, address: string | undefined): Promise<boolean> {
  const own = (address && (await areaAt(address))) || (await chunkOf(locale, area));
  putMessages(locale, area, own ?? (locale === "en" ? null : await chunkOf("en", area)) ?? {});
  return own !== null;
}

async function chunkOf(locale: Locale, area: Area): Promise<CompiledArea | null> {
  try {
    const { loadChunk } = await import("./message-table.ts");
    return await loadChunk(locale, area);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the browser's only log; the words are the specification's
    console.error("Failed locale loading", { locale, area, error });
    globalThis.window?.errorDesk?.take(error);
    return null;
  }
}
