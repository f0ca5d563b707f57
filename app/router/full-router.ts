import {
  UNSAFE_createClientRoutes,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
  type DataRouter,
} from "react-router";
import { createRouter, getTurboStreamSingleFetchDataStrategy } from "virtual:full-router-parts";
import type { RouterStart } from "./starting-router.ts";

export type FullRouter = {
  readonly router: DataRouter;
  /** Takes the step through the history that the browser has taken already: what was seen there stands where it stood. */
  readonly follow: () => void;
};

/** React Router's own, standing where the page stood when it started. It listens to the browser's history from now on. */
export function createFullRouter({ history, location, hydrationData, manifest, routeModules }: RouterStart): FullRouter {
  let follow: () => void = () => undefined;
  const listen: RouterStart["history"]["listen"] = (listener) => {
    follow = () => listener({ action: history.action, location: history.location, delta: null });
    return history.listen(listener);
  };
  const router: DataRouter = createRouter({
    // Those of the page are made of the same modules again, so React finds what it has.
    routes: UNSAFE_createClientRoutes(manifest.routes, routeModules, hydrationData ?? null, true, false),
    // The address may have changed since, what stands on the page has not.
    history: { ...history, location, listen },
    hydrationData,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: getTurboStreamSingleFetchDataStrategy(() => router, manifest, routeModules, true),
  });
  router.initialize();
  return { router, follow: () => follow() };
}
