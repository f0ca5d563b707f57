import type { DataRouter } from "react-router";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Window {
    /** What React Router keeps beside the page: its router, and its table of routes and their files. */
    readonly __reactRouterDataRouter?: DataRouter;
    readonly __reactRouterContext?: { readonly state: { readonly errors?: unknown } };
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<
        Record<string, { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
      >;
    };
  }
}
