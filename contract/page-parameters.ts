import { finderParameterNames } from "#core/stats/history/finder-question.ts";
import { perGameParameterNames } from "#core/stats/history/per-game-filter.ts";
import type { PageRow, ParameterSet } from "./page-row.ts";
import { allPages, hasTabs, pathOfWord, pathPattern } from "./page-table.ts";

/** Named rightly or not. */
const anyTab = String.raw`(?:/tabs/\w+)?`;

/** Pages whose content depends on parameters of their address: what recognises them, and the names that count. */
const pages: readonly (readonly [RegExp, readonly string[]])[] = allPages.flatMap((page) => {
  const { path, parameters } = page;
  if (parameters === undefined) return [];
  if (isSet(parameters)) return [[pathPattern(path, hasTabs(page) ? anyTab : ""), namesOf(parameters)] as const];
  return Object.entries(parameters).map(([word, set]) => {
    return [pathPattern(word === "" ? path : pathOfWord(page, word)), namesOf(set)] as const;
  });
});

function isSet(parameters: NonNullable<PageRow["parameters"]>): parameters is ParameterSet {
  return typeof parameters === "string" || Array.isArray(parameters);
}

function namesOf(set: ParameterSet): readonly string[] {
  if (set === "finder") return finderParameterNames;
  return set === "per-game" ? [...perGameParameterNames, "page"] : set;
}

/**
 * The parameters that change what the page at a path shows; all others are dropped before the page is asked for, so
 * that nobody can fill the cache with copies. `path` begins with a language and may end in `.data`.
 */
export function parametersOf(path: string): readonly string[] {
  const [, rest] = /^\/[a-z-]+(?:\/(.*?))?(?:\.data)?$/.exec(path) ?? [];
  const page = (rest ?? "").replace(/\.data$/, "");
  if (!/^\/[a-z-]+(?:\/|\.data$|$)/.test(path)) return [];
  return pages.find(([address]) => address.test(page))?.[1] ?? [];
}

/**
 * Whether a page is one of as many as there are words to type or things to put together: none of these is kept, since a
 * flood of them would push every other page out of the cache. `search` is what was left of the parameters. SRCH6 COMPARE3 FIND4 EDIT6 LOOK16
 */
export function isOneOfCountless(path: string, search: string): boolean {
  const [, page = ""] = /^\/[a-z-]+\/(.*?)(?:\.data)?$/.exec(path) ?? [];
  if (page === "search" || page === "history/finder" || page.endsWith("/tabs/GameVideo")) return search !== "";
  if (page === "documents") return new URLSearchParams(search).has("q");
  if (/^players\/[^/]+\/compare(?:\/|$)/.test(page)) return page.split("/").length > 4 || new URLSearchParams(search).has("add");
  return false;
}
