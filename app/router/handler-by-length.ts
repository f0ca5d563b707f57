import { createRequestHandler } from "react-router";
import type { RequestHandler, ServerBuild } from "react-router";

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

/** React Router's handler of requests, made for addresses by their length. */
export function createHandlerByLength(build: ServerBuild, mode: "production" | "development"): RequestHandler {
  // While pages are written each request has a build of its own.
  if (mode === "development") return createRequestHandler(build, mode);
  const handlerFor = madeByLength(build, (part) => createRequestHandler(part, mode));
  return (request, context) => handlerFor(new URL(request.url).pathname)(request, context);
}

/**
 * What is made of a build for an address. React Router copies its table of addresses for each document, and tries one address
 * after the other; those with another number of parts cannot be meant, so for each number it is made of the others alone.
 */
export function madeByLength<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (path: string) => Made {
  const addresses = addressesOf(build);
  const longest = Math.max(...addresses.map(({ length }) => length));
  const kept = new Map<number, Made>();

  return function madeFor(path) {
    const length = Math.min(partsOf(path).length, longest + 1);
    const made = kept.get(length) ?? make(withRoutes(build, routesOf(addresses, length)));
    kept.set(length, made);
    return made;
  };
}

type Address = {
  /** The ids of its routes, from the document down. */
  readonly ids: readonly string[];
  readonly length: number;
  /** It stands for all that begin like it, however long. */
  readonly isOpen: boolean;
};

function addressesOf({ routes }: ServerBuild): Address[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .map((route) => {
      const way = wayTo(route, routes);
      const parts = way.flatMap(({ path = "" }) => partsOf(path));
      return { ids: way.map(({ id }) => id), length: parts.length, isOpen: parts.some((part) => part === "*" || part.endsWith("?")) };
    });
}

function wayTo(route: BuiltRoute, routes: ServerBuild["routes"]): readonly BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...wayTo(parent, routes), route] : [route];
}

function routesOf(addresses: readonly Address[], length: number): ReadonlySet<string> {
  return new Set(addresses.filter((address) => address.isOpen || address.length === length).flatMap(({ ids }) => ids));
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  return { ...build, routes: picked(build.routes, ids), assets: { ...build.assets, routes: picked(build.assets.routes, ids) } };
}

/** In the order in which they stood: of two that fit equally well, React Router takes the first. */
function picked<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

function partsOf(path: string): readonly string[] {
  return path.split("/").filter((part) => part !== "");
}
