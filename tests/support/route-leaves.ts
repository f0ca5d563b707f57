import routes from "#app/routes.ts";

type Row = { readonly path?: string; readonly index?: boolean; readonly children?: readonly Row[] };

/** Every address of the table of pages, as `/:locale/news/:news`. */
export function routeLeaves(rows: readonly Row[] = routes, above = ""): readonly string[] {
  return rows.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return index || children.length === 0 ? [here] : routeLeaves(children, here);
  });
}
