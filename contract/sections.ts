import { addresses } from "./addresses.ts";
import { languageOf, type Locale } from "./locale.ts";
import { pathPattern } from "./page-table.ts";

/** How a section may be set: shown as soon as there is something in it, always, or never. OFF63 */
export const sectionShowings = ["filled", "always", "never"] as const;
export type SectionShowing = (typeof sectionShowings)[number];

export type SectionTraits = {
  /** Whether the league may do without it. */
  readonly isOptional: boolean;
  /** Whether menus lead to it: then it has a place among the others, and may be called otherwise. */
  readonly isInMenu: boolean;
  /** Paths of its pages, as the router reads them; all that lies below one of them is its own too. */
  readonly paths: readonly string[];
};

const game = "seasons/:season/leagues/:league/rounds/:round/games/:game";
const playoffGame = "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game";

/** Of whatever has photos; without any each would be an empty page. */
const photoTabs = [
  "clubs/:club",
  "players/:player",
  "seasons/:season/clubs/:club",
  "seasons/:season/leagues/:league/teams/:team",
  game,
  playoffGame,
].map((path) => `${path}/tabs/Photo`);

const kept = { isOptional: false, isInMenu: true, paths: [] } as const satisfies SectionTraits;

function optional(...paths: readonly string[]): SectionTraits {
  return { isOptional: true, isInMenu: true, paths };
}

/**
 * The sections of a site, in the order in which menus name them: the one list from which menus, addresses that lead nowhere, sitemaps,
 * the office's form and their tests are made. OFF63–OFF66
 */
export const sections = {
  schedule: kept,
  standings: kept,
  statistics: kept,
  clubs: kept,
  players: kept,
  news: optional("news"),
  fantasy: optional(
    "seasons/:season/leagues/:league/fantasy",
    "seasons/:season/leagues/:league/tabs/Fantasy",
    `${game}/tabs/Fantasy`,
    `${playoffGame}/tabs/Fantasy`,
    "profile/fantasy",
    "profile/tabs/MyFantasy",
  ),
  seasons: kept,
  transfers: optional("seasons/:season/transfers"),
  history: optional("history/best-players", "history/finder", "on-this-day"),
  videos: optional("videos"),
  photos: optional("photos", ...photoTabs),
  coaches: optional("coaches"),
  referees: optional("referees"),
  halls: optional("halls"),
  documents: optional("documents"),
  aboutUs: kept,
  awards: { isOptional: true, isInMenu: false, paths: ["history/awards"] },
  absences: { isOptional: true, isInMenu: false, paths: ["absences"] },
} as const satisfies Readonly<Record<string, SectionTraits>>;

export type SectionKey = keyof typeof sections;

export const sectionKeys = Object.keys(sections) as readonly SectionKey[];

/** Sections that a league may do without. */
export const optionalSections = sectionKeys.filter((key) => sections[key].isOptional);

/** Sections that menus lead to, in the order that is there if nobody says otherwise. */
export const menuSections = sectionKeys.filter((key) => sections[key].isInMenu);

/** What the league's office has said of its sections, with what there is. */
export type SiteSections = {
  /** Of the menus. */
  readonly order: readonly SectionKey[];
  /** Own names, by language. */
  readonly names: Readonly<Partial<Record<SectionKey, Readonly<Partial<Record<Locale, string>>>>>>;
  /** Switched off, or without anything to show: they are not there. */
  readonly off: readonly SectionKey[];
};

/** The sections for one reader: what differs from what is there by default. */
export type SiteMenu = {
  /** Of the menus: all that are there, and one's own profile as the last. */
  readonly order?: readonly string[];
  readonly names?: Readonly<Partial<Record<SectionKey, string>>>;
  /** What recognises addresses of those that are off, as the source of an expression. */
  readonly nowhere?: string;
};

/** What the office has said of one; who has said nothing of it is no row. */
export type SectionSet = {
  readonly section: string;
  readonly showing: SectionShowing | null;
  readonly place: number | null;
  readonly names: Readonly<Partial<Record<Locale, string>>>;
};

const patterns = Object.entries<SectionTraits>(sections).flatMap(([key, { paths }]) =>
  paths.map((path) => [key as SectionKey, pathPattern(path, "(?:/.*)?")] as const),
);

/** Of which section an address is, which names its language; `null`: of none that a league may do without. */
export function sectionAt(path: string): SectionKey | null {
  const [, , ...parts] = path.split("/");
  const behind = parts.join("/");
  return patterns.find(([, pattern]) => pattern.test(behind))?.[0] ?? null;
}

/** What recognises addresses of these in a language, as the source of an expression. */
export function addressesOf(keys: readonly SectionKey[], locale: Locale): string {
  const paths = keys.flatMap((key) => sections[key].paths);
  return `^${addresses.home(locale)}/(?:${paths.map((path) => path.replace(/:\w+/g, "[^/]+")).join("|")})(?:[/?#]|$)`;
}

/** Sections as the office has set them. `held`: how much there is in those of which it is known. OFF63, OFF64 */
export function sectionsAs(said: readonly SectionSet[], held: Readonly<Partial<Record<SectionKey, number>>>): SiteSections {
  const of = (key: SectionKey) => said.find(({ section }) => section === key);
  const isOff = (key: SectionKey) => {
    const showing = of(key)?.showing ?? "filled";
    return showing === "never" || (showing === "filled" && held[key] === 0);
  };
  const placed = menuSections.map((key, index) => ({
    key,
    place: of(key)?.place ?? index + 1,
    isMoved: (of(key)?.place ?? null) !== null,
  }));
  return {
    // Of two in one place the one that somebody has put there comes first.
    order: placed.toSorted((one, other) => one.place - other.place || Number(other.isMoved) - Number(one.isMoved)).map(({ key }) => key),
    names: Object.fromEntries(said.flatMap(({ section, names }) => (Object.keys(names).length > 0 ? [[section, names]] : []))),
    off: optionalSections.filter(isOff),
  };
}

/** The league's own names of sections for a reader; `named`: a name in the reader's script. OFF65 */
export function ownNames(
  { names }: Pick<SiteSections, "names">,
  locale: Locale,
  named: (name: string) => string,
): Readonly<Partial<Record<SectionKey, string>>> {
  const own = Object.entries(names).flatMap(([key, { [locale]: exact, [languageOf(locale)]: plain }]): [string, string][] =>
    exact !== undefined ? [[key, exact]] : plain !== undefined ? [[key, named(plain)]] : [],
  );
  return Object.fromEntries<string>(own);
}

/** The sections as a reader's menus need them, by the `own` names for that reader. `undefined`: as they are by default. */
export function menuOf(
  { order, off }: Pick<SiteSections, "order" | "off">,
  locale: Locale,
  own: NonNullable<SiteMenu["names"]>,
): SiteMenu | undefined {
  const [isOwnOrder, hasNames] = [order.some((key, index) => key !== menuSections[index]), Object.keys(own).length > 0];
  if (!isOwnOrder && !hasNames && off.length === 0) return undefined;
  return {
    ...((isOwnOrder || off.length > 0) && { order: [...order.filter((key) => !off.includes(key)), "profile"] }),
    ...(hasNames && { names: own }),
    ...(off.length > 0 && { nowhere: addressesOf(off, locale) }),
  };
}
