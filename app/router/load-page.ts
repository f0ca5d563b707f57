import { createStaticHandler, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import type { DataStrategyFunctionArgs, LoaderFunctionArgs, RouteObject, ServerBuild, StaticHandlerContext } from "react-router";
import { madeByLength } from "./handler-by-length.ts";

/** What the routes of an address have answered: enough to draw its page. */
export type LoadedPage = StaticHandlerContext;

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/**
 * Asks the loaders of an address, side by side, as React Router's handler of requests does. That one also writes their answers
 * down for its own half in browsers, which our pages do without, and keeps them for five seconds. A `Response` leads elsewhere;
 * `null`: the address is a file's, and no page's.
 */
export function createPageLoader(
  build: ServerBuild,
): (request: Request, context: RouterContextProvider) => Promise<LoadedPage | Response | null> {
  const handlerFor = madeByLength(build, ({ routes }) =>
    createStaticHandler(routesBelow(Object.values(routes).filter(isThere), undefined)),
  );

  return async function loadPage(request, context) {
    let isFile = false;
    const { pathname, searchParams } = new URL(request.url);
    const search = searchParams.toString();
    const loaded = await handlerFor(pathname).query(request, {
      requestContext: context,
      normalizePath: () => ({ pathname, search: search && `?${search}`, hash: "" }),
      async dataStrategy(args) {
        const { module } = build.routes[args.matches.at(-1)?.route.id ?? ""] ?? {};
        isFile = module?.default === undefined && module?.ErrorBoundary === undefined;
        return isFile ? {} : answersOf(args);
      },
    });
    return isFile ? null : loaded;
  };
}

/** What broke while a page was loaded, but for what is only not there. */
export function faultsOf({ errors }: LoadedPage): readonly unknown[] {
  // React Router's own refusals bear the exception that they stand for, if there was one.
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error) || (error as { readonly error?: unknown }).error);
}

/** The same page with an error in its place. */
export function failedPage(page: LoadedPage, error: unknown): LoadedPage {
  return { ...page, statusCode: 500, errors: { [page.matches[0]?.route.id ?? ""]: error } };
}

/** What the innermost of its routes that has a say puts beside a page; an error has no say. */
export function pageHeaders({ matches, errors }: LoadedPage, build: ServerBuild): Headers {
  const speaker = errors === null ? matches.findLast(({ route }) => build.routes[route.id]?.module.headers) : undefined;
  const headers = build.routes[speaker?.route.id ?? ""]?.module.headers;
  return new Headers(typeof headers === "function" ? headers(noOthers) : headers);
}

const noOthers = { loaderHeaders: new Headers(), parentHeaders: new Headers(), actionHeaders: new Headers(), errorHeaders: undefined };

type Answer = readonly [id: string, answer: { readonly type: "data" | "error"; readonly result: unknown }];

async function answersOf({ matches, ...args }: DataStrategyFunctionArgs<unknown>): Promise<Record<string, Answer[1]>> {
  const asked = matches.map(async ({ route: { id, loader } }): Promise<readonly Answer[]> => {
    if (typeof loader !== "function") return [];
    try {
      return [[id, { type: "data", result: await loader(args as LoaderFunctionArgs) }]];
    } catch (error) {
      return [[id, { type: "error", result: error }]];
    }
  });
  return Object.fromEntries((await Promise.all(asked)).flat());
}

function routesBelow(routes: readonly BuiltRoute[], parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => {
      const common = { id, path, caseSensitive, loader: module.loader, handle: module.handle };
      return index ? { ...common, index } : { ...common, children: routesBelow(routes, id) };
    }) as RouteObject[];
}

function isThere(route: BuiltRoute | undefined): route is BuiltRoute {
  return route !== undefined;
}
