import { runInNewContext } from "node:vm";
import type { ServerBuild } from "react-router";
import { Outlet, useLoaderData } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { PagePorts } from "#contract/page-renderer.ts";
import * as entry from "./entry.server.tsx";

/** Everything that could end a script or be taken for markup. */
const nasty = "</script><script>alert(1)</script> & \u2028 \u2029 <!-- Ђорђе";

function Document() {
  return (
    <html lang="en">
      <body>
        <Outlet />
      </body>
    </html>
  );
}

function Page() {
  return <p>{useLoaderData<{ text: string }>().text}</p>;
}

function Failed() {
  return (
    <html lang="en">
      <body />
    </html>
  );
}

/** As much of a build as React Router reads: a document, and a page under a language. */
function build(loader: () => unknown): ServerBuild {
  const routes = {
    root: { id: "root", path: "", module: { default: Document, ErrorBoundary: Failed } },
    page: { id: "page", parentId: "root", path: ":locale", module: { default: Page, loader } },
    unknown: { id: "unknown", parentId: "root", path: "*", module: { default: Page } },
  };
  const assets = Object.values(routes).map(
    ({ module, ...route }) =>
      [
        route.id,
        { ...route, module: `/${route.id}.js`, hasLoader: "loader" in module, hasErrorBoundary: "ErrorBoundary" in module, imports: [] },
      ] as const,
  );
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { module: "/entry.js", imports: [] }, routes: Object.fromEntries<unknown>(assets), url: "/manifest.js", version: "1" },
    basename: "/",
    future: {},
    publicPath: "/",
    routeDiscovery: { mode: "initial" },
    ssr: true,
  } as unknown as ServerBuild;
}

function render(loader: () => unknown, path = "/en") {
  const reportDefect = vi.fn<(error: unknown) => void>();
  const ports = { fallbackLocale: "en", reportDefect } as unknown as PagePorts;
  const page = entry.createRenderer(build(loader), "production").render({ origin: "http://league.example", path, search: "" }, ports);
  return { page, reportDefect };
}

describe("a page as one string", () => {
  it("carries the loaders' data behind the document, closed, and nothing of it can end the script", async () => {
    const { body, status } = await render(() => ({ text: nasty })).page;
    expect(status).toBe(200);
    expect(body).toMatch(/^<!DOCTYPE html><html/);
    const [, script = ""] =
      /<script>([^<]*)<\/script><script type="module" async>[^<]*<\/script><\/body><\/html>$/.exec(String(body)) ?? [];
    const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {};
    runInNewContext(script, { window, ReadableStream, TextEncoderStream });
    expect(await new Response(window.__reactRouterContext?.stream).text()).toContain(nasty);
  });

  it("names the routes that it shows, and no other", async () => {
    const { body } = await render(() => null).page;
    const [, script = ""] = /<script type="module" async>([^<]*)<\/script>/.exec(String(body)) ?? [];
    const window: { __reactRouterManifest?: { url: string; routes: object } } = {};
    runInNewContext(/window\.__reactRouterManifest=[^;]*;/.exec(script)?.[0] ?? "", { window });
    expect(window.__reactRouterManifest).toEqual({
      url: "/manifest.js",
      version: "1",
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: { id: "root", path: "", module: "/root.js", hasErrorBoundary: true },
        page: { id: "page", parentId: "root", path: ":locale", module: "/page.js", hasLoader: true },
      },
    });
    expect(script).toContain('import*as r1 from"/page.js";');
    expect(script).toMatch(/import\("\/entry\.js"\)$/);
  });

  it("names every script that stands in it, for the policy's hashes, and no mark is left", async () => {
    const { body, inlineScripts } = await render(() => ({ text: "Gavran" })).page;
    const standing = [...String(body).matchAll(/<script\b[^>]*>([^<]+)<\/script>/g)].map(([, text = ""]) => text);
    expect(standing.length).toBeGreaterThan(1);
    expect(inlineScripts.toSorted()).toEqual(standing.toSorted());
    expect(body).not.toContain("nonce");
  });

  it("does not allow a script that came in with the data", async () => {
    const { inlineScripts } = await render(() => ({ text: nasty })).page;
    expect(inlineScripts.filter((script) => script === "alert(1)")).toEqual([]);
  });

  it("tells the edge of an exception, once, and answers 500", async () => {
    const failure = new Error("no such column");
    const { page, reportDefect } = render(() => {
      throw failure;
    });
    expect((await page).status).toBe(500);
    expect(reportDefect.mock.calls).toEqual([[failure]]);
  });

  it("knows the addresses of its table that begin with a language", () => {
    const { knows } = entry.createRenderer(
      build(() => null),
      "production",
    );
    expect(["/en", "/sr-cyrl", "/xx", "/en/nowhere", "/"].map(knows)).toEqual([true, true, false, false, false]);
  });
});
