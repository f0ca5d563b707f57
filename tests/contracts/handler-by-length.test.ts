import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createHandlerByLength } from "#app/router/handler-by-length.ts";
import routes from "#app/routes.ts";

type Entry = {
  readonly id?: string;
  readonly file: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Entry[];
};
type Row = { readonly id: string; readonly pattern: string; readonly isPage: boolean };

const rows: Row[] = [];
const built: Record<string, unknown> = { root: { id: "root", path: "", module: { loader: () => new Response("root") } } };

function add({ id: given, file, path, index, children = [], ...others }: Entry, parentId: string, above: string): void {
  const id = given ?? file;
  const pattern = path === undefined ? above : `${above}/${path}`;
  built[id] = { ...others, id, parentId, path, index, module: { loader: () => new Response(id) } };
  rows.push({ id, pattern, isPage: children.length === 0 });
  for (const child of children) add(child, id, pattern);
}
for (const entry of routes as readonly Entry[]) add(entry, "root", "");

const build = {
  entry: { module: { default: () => new Response(null) } },
  routes: built,
  assets: { entry: { module: "", imports: [] }, routes: built, url: "", version: "" },
  future: {},
  ssr: true,
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;
const ownOf = createHandlerByLength(build, "production");
const wholeOf = createRequestHandler(build, "production");

/** An address of a pattern, and one that begins like it and goes on. */
const addresses = rows
  .map(({ pattern }) => pattern.replace("*", "away/from/here").replaceAll(/:(\w+)/g, "a-$1"))
  .flatMap((path) => [path, `${path}/on`, `${path}/on/and/on`]);

it("answers every address of the table as React Router does that knows all of them", async () => {
  const said = async (handle: typeof ownOf, path: string) => (await handle(new Request(`http://league.example${path}`))).text();
  const answered = new Set<string>();
  for (const path of ["/", ...addresses, "/a/b/c/d/e/f/g/h/i/j/k/l/m/n"]) {
    const own = await said(ownOf, path);
    expect({ path, own }).toEqual({ path, own: await said(wholeOf, path) });
    answered.add(own);
  }
  // Whatever is not found begins with something that could be a language.
  expect(rows.filter(({ id, isPage }) => isPage && !answered.has(id)).map(({ id }) => id)).toEqual(["not-found-without-language"]);
});
