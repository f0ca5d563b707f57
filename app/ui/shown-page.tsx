import { createContext, use, type ComponentType } from "react";

/** One of the routes that a page is made of, from the document's own down to the page. */
export type ShownRoute = {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly loaderData?: unknown;
  readonly handle?: unknown;
  readonly Component?: ComponentType<RouteProps>;
};

/** What a route's component is given. */
export type RouteProps = Pick<ShownRoute, "loaderData" | "params"> & { readonly matches: readonly ShownRoute[] };

/** Where a page stands, as the server was asked for it: parameters that it does not know are not in it. */
export type Place = { readonly pathname: string; readonly search: string };

export type ShownPage = { readonly place: Place; readonly matches: readonly ShownRoute[] };

/** The page of this document. It stays the same for as long as the document stands. */
export const ShownPageContext = createContext<ShownPage | null>(null);

const Depth = createContext(0);

function useShownPage(): ShownPage {
  const page = use(ShownPageContext);
  if (page === null) throw new Error("No page stands around this component");
  return page;
}

export function usePlace(): Place {
  return useShownPage().place;
}

export function useMatches(): readonly ShownRoute[] {
  return useShownPage().matches;
}

/** The parts of the address that the page's path names. */
export function useParams(): ShownRoute["params"] {
  return useMatches().at(-1)?.params ?? {};
}

/** What the document's own loader gave; `undefined` where it failed, and where parts of pages stand by themselves. */
export function useRootData(): unknown {
  return use(ShownPageContext)?.matches[0]?.loaderData;
}

/** Where a route shows the next one. */
export function Outlet() {
  const { matches } = useShownPage();
  const depth = use(Depth) + 1;
  const { Component, params, loaderData } = matches[depth] ?? {};
  if (Component === undefined) return null;
  return (
    <Depth value={depth}>
      <Component loaderData={loaderData} params={params ?? {}} matches={matches} />
    </Depth>
  );
}
