import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import type { PageRow } from "#contract/page-row.ts";
import { framedPages, hasTabs, pageFiles } from "#contract/page-table.ts";
import { barePages } from "#contract/unframed-pages.ts";

/** Every address of the site, as the table of pages has them. A tab is a page of its own: the second path shape of the same screen. */
export default [
  route(":locale", "site/site.route.tsx", [
    layout("site/shell/framed.route.tsx", [
      ...framedPages.flatMap((page) => routesOf(page, "route.tsx")),
      route("*", "site/not-found/not-found.route.tsx"),
    ]),
    layout(
      "site/shell/bare.route.tsx",
      barePages.flatMap((page) => routesOf(page, "route.tsx")),
    ),
    ...pageFiles.flatMap((file) => routesOf(file, "route.ts")),
  ]),
  route("*", "site/not-found/not-found.route.tsx", { id: "not-found-without-language" }),
] satisfies RouteConfig;

function routesOf(page: PageRow, ending: string) {
  const { path, module, id } = page;
  const file = `${module}.${ending}`;
  if (path === "") return [index(file)];
  // One spelling is one page: the cache and search engines would take another one for a second.
  const exact = { caseSensitive: true } as const;
  const own = route(path, file, id === undefined ? exact : { ...exact, id });
  if (!hasTabs(page)) return [own];
  return [own, route(`${path}/tabs/:tab`, file, { ...exact, id: `${module.replace(/^.*\//, "")}-tab` })];
}
