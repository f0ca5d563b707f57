import type { EntryContext, UNSAFE_AssetsManifest } from "react-router";

type Route = NonNullable<UNSAFE_AssetsManifest["routes"][string]>;

/** The texts of the two scripts that end a document: what its routes are shown with, and the modules that make them live. */
export type DocumentScripts = { readonly data: string; readonly modules: string };

/**
 * What React Router's `<Scripts>` writes, for the routes of this document alone: `all-routes.ts` brings all others. Its own
 * also asks the table of all addresses once for each folder of the address, which took a fifth of the time of a page.
 * Read by `hydrated-page.tsx`.
 */
export async function documentScripts(entry: EntryContext): Promise<DocumentScripts> {
  const text = inScript(await handoffText(entry));
  const stream = `new ReadableStream({start(c){c.enqueue(${text});c.close()}}).pipeThrough(new TextEncoderStream)`;
  return { data: `(window.__reactRouterContext??={}).stream=${stream}`, modules: modulesScript(entry) };
}

/** By the manifest itself, so that a build which is not served any more is forgotten; by the routes that are shown. */
const written = new WeakMap<UNSAFE_AssetsManifest["routes"], Map<string, string>>();

/** The files that a document's modules import, all the way down: named early, none of them waits for another. */
export function documentModules(entry: EntryContext): readonly string[] {
  const start = entry.manifest.entry;
  return [...new Set([start.module, ...start.imports, ...shownRoutes(entry).flatMap(({ module, imports = [] }) => [module, ...imports])])];
}

/** The same for every page of these routes. */
function modulesScript(entry: EntryContext): string {
  const { routes } = entry.manifest;
  const known = written.get(routes) ?? new Map<string, string>();
  written.set(routes, known);
  const key = entry.staticHandlerContext.matches.map(({ route }) => route.id).join(" ");
  const script = known.get(key) ?? writtenModules(entry);
  known.set(key, script);
  return script;
}

function writtenModules(entry: EntryContext): string {
  const { url, version, entry: start } = entry.manifest;
  const routes = shownRoutes(entry);
  const manifest = {
    url,
    version,
    entry: { module: start.module, imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, asTold(route)])),
  };
  return [
    ...routes.map(({ module }, index) => `import*as r${index} from${inScript(module)};`),
    `window.__reactRouterManifest=${inScript(manifest)};`,
    `window.__reactRouterRouteModules={${routes.map(({ id }, index) => `${inScript(id)}:r${index}`).join()}};`,
    `import(${inScript(start.module)})`,
  ].join("");
}

function shownRoutes({ manifest, staticHandlerContext: { matches } }: EntryContext): Route[] {
  return matches.map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (route === undefined) throw new Error(`The build does not name the route ${id}`);
    return route;
  });
}

/** What is not so goes without saying, and the files of its code are on the way already. */
function asTold({ imports: _, ...route }: Route): object {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

/**
 * React Router streams the loaders' data behind the document. `renderToString` does not wait for it, so the
 * internal stream is drained first and written into the document as one text (see `entry.server.test.tsx`).
 */
async function handoffText(entry: EntryContext): Promise<string> {
  const stream = entry.serverHandoffStream;
  if (!stream) throw new Error("React Router gave no serverHandoffStream: its internals have changed");
  delete entry.serverHandoffStream;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

const escapes: Record<string, string> = { "&": "\\u0026", ">": "\\u003e", "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** A value as a script may say it within a document. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
