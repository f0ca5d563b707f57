import { allPages } from "./page-table.ts";

/** Pages that sitemaps name, by the names that their paths hold. */
const pages = Map.groupBy(
  allPages.filter(({ sitemap }) => sitemap !== undefined),
  ({ path }) => namesIn(path).toSorted().join(),
);

/**
 * What sitemaps name of one thing, without a language: every page whose path holds just these, in the table's order. Without
 * any: the site's fixed pages. `{ season }` is a season's own pages, `{ season, league }` those of a league of it.
 */
export function sitemapPaths(slugs: Readonly<Record<string, string>>): readonly string[] {
  const named = pages.get(Object.keys(slugs).toSorted().join()) ?? [];
  return named.flatMap(({ path, sitemap }) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => slugs[name] ?? "");
    const own = filled === "" ? "" : `/${filled}`;
    return [own, ...(Array.isArray(sitemap) ? sitemap : []).map((behind: string) => own + behind)];
  });
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}
