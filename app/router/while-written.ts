/**
 * What React Router's compiler looks for in a page while it is written (`npm run dev`): it changes components in place, and for
 * whatever else has changed in a route's file it asks a router, in whose place the page is loaded anew.
 */
export function followChanges(): void {
  Object.assign(window, {
    __reactRouterManifest: { routes: {} },
    __reactRouterRouteModules: {},
    __reactRouterContext: {},
    __reactRouterDataRouter: { createRoutesForHMR: () => location.reload(), _internalSetRoutes() {}, async revalidate() {} },
    __reactRouterClearCriticalCss: () => {
      for (const sheet of document.querySelectorAll("[data-critical-css]")) sheet.remove();
    },
  });
}
