import type { DataRouter, UNSAFE_AssetsManifest, UNSAFE_RouteModules } from "react-router";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Window {
    /** What React Router keeps beside the page: its router, its table of routes and their files, what the server sent it. */
    __reactRouterDataRouter?: DataRouter;
    readonly __reactRouterContext?: {
      readonly stream?: ReadableStream<Uint8Array>;
      state: { readonly errors?: unknown };
    };
    readonly __reactRouterManifest?: UNSAFE_AssetsManifest;
    readonly __reactRouterRouteModules?: UNSAFE_RouteModules;
  }
}
