import type { Locale } from "#contract/locale.ts";
import { areaAt } from "./area-at-address.ts";
import type { Area, BrowserArea } from "./areas.ts";
import { messagesOf, putMessages, setAreaSource, type CompiledArea } from "./message-store.ts";

/** Where the build put areas of one language, as far as that is known without the table of all. */
export type AreaAddresses = Readonly<Partial<Record<Area, string>>>;

const underWay = new Map<string, Promise<void>>();

setAreaSource((locale, area) => loadArea(locale, area));

/**
 * For browsers: loads what a page says before it is shown or hydrated. An area that cannot be loaded is English then.
 * `false` when not even that could be loaded, so that a document which came with its words keeps them.
 */
export async function loadMessages(locale: Locale, areas: readonly BrowserArea[], addresses: AreaAddresses = {}): Promise<boolean> {
  await Promise.all(areas.map((area) => loadArea(locale, area, addresses[area])));
  return areas.every((area) => Object.keys(messagesOf(locale, area) ?? {}).length > 0);
}

/** One promise for one area, however many ask: React's `use` needs the same one again. */
function loadArea(locale: Locale, area: Area, address?: string): Promise<void> {
  const name = `${locale}/${area}`;
  const known = underWay.get(name);
  if (known) return known;
  const loading = messagesOf(locale, area) ? Promise.resolve() : fetchArea(locale, area, address);
  underWay.set(name, loading);
  return loading;
}

async function fetchArea(locale: Locale, area: Area, address: string | undefined): Promise<void> {
  const messages =
    (address && (await areaAt(address))) || ((await chunkOf(locale, area)) ?? (locale === "en" ? null : await chunkOf("en", area)));
  putMessages(locale, area, messages ?? {});
}

async function chunkOf(locale: Locale, area: Area): Promise<CompiledArea | null> {
  try {
    const { loadChunk } = await import("./message-table.ts");
    return await loadChunk(locale, area);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the browser's only log; the words are the specification's
    console.error("Failed locale loading", { locale, area, error });
    return null;
  }
}
