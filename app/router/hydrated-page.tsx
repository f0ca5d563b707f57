import { useEffect, useLayoutEffect, useState } from "react";
import {
  RouterProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_FrameworkContext,
  UNSAFE_getHydrationData,
  UNSAFE_RemixErrorBoundary,
} from "react-router";
import { tellAllRoutes } from "./all-routes.ts";
import { addressOfDocument, takeOverAddress } from "./page-address.ts";
import { createStartingRouter, type RouterStart, type StartingRouter } from "./starting-router.ts";
import { whenIdle } from "../when-idle.ts";

type PageStart = StartingRouter & Pick<RouterStart, "manifest" | "routeModules">;

const isSpaMode = false;
const future = {};
/** As `entry.server.tsx` has it: the document tells the routes it shows. */
const routeDiscovery = { mode: "lazy", manifestPath: "" } as const;

/**
 * Reads what the server wrote into the document for React Router's `HydratedRouter`. This and `HydratedPage` stand in its
 * place, for it brings along all that navigation needs, and a page is to work before that has come.
 */
export async function readPageStart(): Promise<PageStart> {
  const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = window;
  if (!context?.stream || !manifest || !routeModules) throw new Error("The document does not tell what stands on it");
  const state = (await UNSAFE_decodeViaTurboStream(context.stream, window)).value as NonNullable<RouterStart["hydrationData"]>;
  context.state = state;
  const routes = UNSAFE_createClientRoutes(manifest.routes, routeModules, state, true, isSpaMode);
  const history = UNSAFE_createBrowserHistory();
  const location = addressOfDocument(history.location);
  const hydrationData = UNSAFE_getHydrationData({
    state,
    routes,
    getRouteInfo: (id) => ({ clientLoader: undefined, hasLoader: manifest.routes[id]?.hasLoader === true, hasHydrateFallback: false }),
    location,
    basename: undefined,
    future,
    isSpaMode,
  });
  takeOverAddress();
  const starting = createStartingRouter({ routes, history, location, hydrationData, manifest, routeModules });
  window.__reactRouterDataRouter = starting.router;
  return { ...starting, manifest, routeModules };
}

/** The same elements as the server's `ServerRouter`: React counts them when it gives ids. */
export function HydratedPage({ start: { router, come, prepare, manifest, routeModules } }: { start: PageStart }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe(({ location: next }) => setLocation(next)), [router]);
  useEffect(() => {
    come();
    whenIdle(() => void prepare().then(tellAllRoutes, () => undefined));
  }, [come, prepare]);
  return (
    <>
      <UNSAFE_FrameworkContext value={{ manifest, routeModules, future, ssr: true, isSpaMode, routeDiscovery }}>
        <UNSAFE_RemixErrorBoundary location={location}>
          <RouterProvider router={router} />
        </UNSAFE_RemixErrorBoundary>
      </UNSAFE_FrameworkContext>
      {null}
    </>
  );
}
