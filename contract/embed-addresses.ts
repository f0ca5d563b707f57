import type { Locale } from "./locale.ts";
import type { GameAddress } from "./refs.ts";

type InLeague = { readonly seasonSlug: string; readonly leagueSlug: string };

/** What other sites may show within theirs. */
export const embedAddresses = {
  schedule: (locale: Locale, leagueSlug: string | null) =>
    `/${locale}/embed/schedule${leagueSlug === null ? "" : `?league=${encodeURIComponent(leagueSlug)}`}`,
  standings: (locale: Locale, { seasonSlug, leagueSlug }: InLeague) => `/${locale}/embed/standings/${seasonSlug}/${leagueSlug}`,
  leaders: (locale: Locale, { seasonSlug, leagueSlug }: InLeague) => `/${locale}/embed/leaders/${seasonSlug}/${leagueSlug}`,
  game: (locale: Locale, { seasonSlug, leagueSlug, roundSlug, gameSlug }: GameAddress) =>
    `/${locale}/embed/game/${seasonSlug}/${leagueSlug}/${roundSlug}/${gameSlug}`,
} as const;

/** Whether a path is a page that other sites may frame. */
export function isEmbedPath(path: string): boolean {
  return /^\/[a-z-]+\/embed\//.test(path);
}

export const embedThemes = ["light", "dark"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** The theme that an embedded page was asked for; `null`: the device's. */
export function embedTheme(search: string): EmbedTheme | null {
  const given = new URLSearchParams(search).get("theme");
  return embedThemes.find((theme) => theme === given) ?? null;
}

/** Where a program that is given the address of a page asks how to embed it. */
export function oembedAddress(origin: string, path: string): string {
  return `/oembed?${new URLSearchParams({ url: origin + path, format: "json" })}`;
}

/** The link in the head of a page that can be embedded. */
export function oembedLink(origin: string, path: string, title: string) {
  return { href: oembedAddress(origin, path), type: "application/json+oembed", title };
}

/** The page that an address of this site names, as its embedded form; `null`: it has none. */
export type EmbeddedPage =
  | { readonly kind: "schedule"; readonly locale: Locale; readonly leagueSlug: string | null }
  | { readonly kind: "standings" | "leaders"; readonly locale: Locale; readonly address: InLeague }
  | { readonly kind: "game"; readonly locale: Locale; readonly address: GamePlace };

type GamePlace =
  | GameAddress
  | {
      readonly seasonSlug: string;
      readonly leagueSlug: string;
      readonly roundSlug: string;
      readonly duelSlug: string;
      readonly game: number;
    };

const slug = "([a-z0-9]+(?:-[a-z0-9]+)*)";
const league = `/seasons/${slug}/leagues/${slug}`;
const tab = "(?:/tabs/(\\w+))?";
const patterns = {
  schedule: /^\/schedule$/,
  league: new RegExp(`^${league}${tab}$`),
  game: new RegExp(`^${league}/rounds/${slug}/games/${slug}${tab}$`),
  playoffGame: new RegExp(`^${league}/playoff/${slug}/${slug}/games/([1-9]\\d?)${tab}$`),
};

/** `rest` is the path behind its language. */
export function embeddedPage(locale: Locale, rest: string, search: URLSearchParams): EmbeddedPage | null {
  if (patterns.schedule.test(rest)) return { kind: "schedule", locale, leagueSlug: search.get("league") };
  const [, season = "", leagueSlug = "", leagueTab] = patterns.league.exec(rest) ?? [];
  if (season !== "") {
    const address = { seasonSlug: season, leagueSlug };
    if (leagueTab === "AllGames" || leagueTab === "Calendar") return { kind: "schedule", locale, leagueSlug };
    return { kind: leagueTab === "LeagueLeaders" || leagueTab === "BestPlayers" ? "leaders" : "standings", locale, address };
  }
  const found = patterns.game.exec(rest);
  if (found) {
    const [, seasonSlug = "", ofLeague = "", roundSlug = "", gameSlug = ""] = found;
    return { kind: "game", locale, address: { seasonSlug, leagueSlug: ofLeague, roundSlug, gameSlug } };
  }
  const playoff = patterns.playoffGame.exec(rest);
  if (!playoff) return null;
  const [, seasonSlug = "", ofLeague = "", roundSlug = "", duelSlug = "", game] = playoff;
  return { kind: "game", locale, address: { seasonSlug, leagueSlug: ofLeague, roundSlug, duelSlug, game: Number(game) } };
}
