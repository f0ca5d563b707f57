import type { RequestListener, Server } from "node:http";
import type { BuiltSite } from "#contract/page-renderer.ts";

type Mode = "production" | "development";
type PagesBuild = { entry: { module: { createRenderer(build: PagesBuild, mode: Mode): BuiltSite } } };

/** The pages in a module that `react-router build` made, or that the compiler made just now. */
export function pagesIn(build: unknown, mode: Mode): BuiltSite {
  const pages = build as PagesBuild;
  return pages.entry.module.createRenderer(pages, mode);
}

export type PageCompiler = {
  /** The pages as they stand in the files right now. */
  readonly renderer: () => Promise<BuiltSite>;
  /** Serves browsers the files in compiled form and tells them of changes; calls `next` for all else. */
  readonly middleware: (request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1], next: () => void) => void;
  readonly close: () => Promise<void>;
};

/** Compiles pages while they are written, for `npm run dev`. `server` carries the news of changes to browsers. */
export async function createPageCompiler(server: Server): Promise<PageCompiler> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  return {
    async renderer() {
      return pagesIn(await vite.ssrLoadModule("virtual:react-router/server-build"), "development");
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
