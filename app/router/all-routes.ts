import type { UNSAFE_AssetsManifest } from "react-router";

let tell: () => void = () => undefined;

/** Kept once the router knows every address of the site, not only those of the page it started from. */
export const allRoutesKnown = new Promise<void>((resolve) => {
  tell = resolve;
});

export function tellAllRoutes(): void {
  tell();
}

/** A document names the routes it shows; all others stand in a file of the build, which puts them where it finds them. */
export async function addAllRoutes(manifest: UNSAFE_AssetsManifest): Promise<void> {
  await import(/* @vite-ignore */ manifest.url);
  Object.assign(manifest.routes, window.__reactRouterManifest?.routes);
}
