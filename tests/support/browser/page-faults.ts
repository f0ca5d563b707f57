import { languageTag, locales, type Locale } from "#contract/locale.ts";
import type { ReadPage } from "./page-reading.ts";

/** What a page is held to beside itself. */
export type Held = {
  readonly locale: Locale;
  /** The league's own, which strangers are sent to. */
  readonly ownLocale: Locale;
  readonly keys: ReadonlySet<string>;
  /** Names that belong to another league, as they are written in this language. */
  readonly foreign: RegExp;
};

/** A text that matches any of these names. */
export function anyOf(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "u");
}

/** What is wrong with a page whatever it shows. */
export function faultsOf(path: string, page: ReadPage, held: Held): string[] {
  return [...headFaults(page, held), ...textFaults(page, held)].map((fault) => `${path} ${fault}`);
}

function headFaults(page: ReadPage, { locale, ownLocale }: Held): string[] {
  const { alternates, canonical, way } = page;
  const tags = [...locales.map(languageTag), "x-default"];
  const ofEveryPage = [
    ...(page.language === languageTag(locale) ? [] : [`says it is in ${page.language}`]),
    ...(page.title === "" ? ["has no title"] : []),
    ...(page.description === "" ? ["has no description"] : []),
  ];
  // A screen of a hall or of television is put up by its address: it has no place among the pages.
  if (page.isHidden && canonical === null) return ofEveryPage;
  return [
    ...ofEveryPage,
    ...(page.headings === 1 ? [] : [`has ${page.headings} first headings`]),
    ...(canonical === null ? ["has no canonical address"] : []),
    ...(tags.every((tag) => alternates.has(tag)) && alternates.size === tags.length
      ? []
      : [`names itself in ${[...alternates.keys()].join(", ")}`]),
    ...(alternates.get(languageTag(locale)) === canonical ? [] : ["names another address of itself than its canonical one"]),
    ...(alternates.get("x-default") === alternates.get(languageTag(ownLocale))
      ? []
      : ["sends strangers elsewhere than to the league's own language"]),
    ...(canonical === null || isHome(canonical) || way?.at(-1) === canonical
      ? []
      : [`stands on the way ${way?.join(" > ") ?? "of nothing"}`]),
  ];
}

function textFaults({ texts }: ReadPage, { keys, foreign }: Held): string[] {
  const said = texts.join("\n");
  return [
    ...texts.filter((text) => keys.has(text.trim())).map((key) => `shows the key ${key}`),
    ...[/\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}/i, foreign]
      .flatMap((wrong) => wrong.exec(said)?.slice(0, 1) ?? [])
      .map((text) => `shows “${text}”`),
  ];
}

function isHome(address: string): boolean {
  return /^\/[^/]+$/.test(new URL(address).pathname);
}

/** What pages say of each other in their heads. */
export type Head = Pick<ReadPage, "title" | "description" | "alternates" | "canonical" | "isHidden">;

/** Pages that were read, by address, and name others as themselves in another language that do not name them back. */
export function unansweredAlternates(heads: ReadonlyMap<string, Head>): string[] {
  const faults: string[] = [];
  const byAddress = new Map([...heads.values()].map((head) => [head.canonical, head]));
  for (const { canonical, alternates } of byAddress.values()) {
    for (const address of alternates.values()) {
      const other = byAddress.get(address);
      if (other && ![...other.alternates.values()].includes(canonical ?? "")) faults.push(`${address} does not name ${canonical} back`);
    }
  }
  return faults;
}

/** Whether its addresses in other languages differ by more than their language: nobody can tell them but the page itself. */
export function isNamedApart({ alternates }: Head): boolean {
  return new Set([...alternates.values()].map((address) => new URL(address).pathname.replace(/^\/[^/]*/, ""))).size > 1;
}

/** Addresses that such pages name as themselves in another language, and at which no page was read that says it stands there. */
export function unreadAlternates(heads: ReadonlyMap<string, Head>): string[] {
  const read = new Set([...heads.values()].map(({ canonical }) => canonical));
  const named = [...heads.values()].filter(isNamedApart).flatMap(({ alternates }) => [...alternates.values()]);
  return [...new Set(named)].filter((address) => !read.has(address));
}

/** Tabs of one screen that share a title or a description; those that searches are not to find may. */
export function sharedWords(heads: ReadonlyMap<string, Head>): string[] {
  const faults: string[] = [];
  const byAddress = new Map([...heads.values()].map((head) => [head.canonical ?? "", head]));
  const tabs = [...byAddress].filter(([address, { isHidden }]) => !isHidden && !address.includes("?"));
  for (const [screen, of] of Map.groupBy(tabs, ([address]) => address.replace(/\/tabs\/.*$/, ""))) {
    for (const words of ["title", "description"] as const) {
      const different = new Set(of.map(([, head]) => head[words]));
      if (different.size < of.length) faults.push(`${screen} has ${of.length} tabs with ${different.size} different ${words}s`);
    }
  }
  return faults;
}
