import { data, type ServerBuild } from "react-router";
import { use, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { PagePorts } from "#contract/page-renderer.ts";
import * as entry from "./entry.server.tsx";
import { InlineMark } from "./ui/inline-mark.ts";
import { Outlet, type RouteProps } from "./ui/shown-page.tsx";
import type { WrittenPage } from "./ui/written-page.ts";

/** Everything that could end a script or be taken for markup. */
const nasty = "</script><script>alert(1)</script> & \u2028 \u2029 <!-- Ђорђе";

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <InlineScript />
      </head>
      <body>{children}</body>
    </html>
  );
}

function InlineScript() {
  return <script nonce={use(InlineMark)} dangerouslySetInnerHTML={{ __html: "early()" }} />;
}

function Page({ loaderData }: RouteProps) {
  return <p>{(loaderData as { text: string } | null)?.text}</p>;
}

function ErrorBoundary({ error }: { error: unknown }) {
  return <p>{JSON.stringify(error)}</p>;
}

/** As much of a build as React Router reads: a document, and a page under a language. */
function build(loader: () => unknown): ServerBuild {
  const routes = {
    root: { id: "root", path: "", module: { default: Outlet, Layout, ErrorBoundary } },
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
  function writtenIn(body: string | Uint8Array): WrittenPage {
    const [, text = "", module] =
      /<script type="application\/json" id="page-data">([^<]*)<\/script><script type="module" async src="([^"]*)"><\/script><\/body><\/html>$/.exec(
        String(body),
      ) ?? [];
    expect(module).toBe("/entry.js");
    return JSON.parse(text) as WrittenPage;
  }

  it("carries the loaders' data behind the document, and nothing of it can end the element it stands in", async () => {
    const { body, status } = await render(() => ({ text: nasty })).page;
    expect(status).toBe(200);
    expect(body).toMatch(/^<!DOCTYPE html><html/);
    expect(writtenIn(body).loaderData["page"]).toEqual({ text: nasty });
  });

  it("names the routes that it shows with their files, and no other", async () => {
    const { body } = await render(() => null, "/en").page;
    expect(writtenIn(body)).toEqual({
      build: "1",
      pathname: "/en",
      search: "",
      params: { locale: "en" },
      routes: [
        ["root", "/root.js"],
        ["page", "/page.js"],
      ],
      loaderData: { page: null },
      failure: null,
    });
  });

  it("says of a failure no more than what it is", async () => {
    const { body, status } = await render(() => {
      throw new Error("the password of the database");
    }).page;
    expect(status).toBe(500);
    expect(writtenIn(body).failure).toEqual({ failed: 500 });
    expect(body).not.toContain("password");
  });

  it("answers with the data of the page alone where that is asked for, and with nothing where there is no page", async () => {
    const { body, contentType } = await render(() => ({ text: nasty }), "/en.data").page;
    expect(contentType).toMatch(/^application\/json/);
    expect(JSON.parse(String(body))).toEqual({ text: nasty });
    const missing = await render(() => {
      throw data(null, 404);
    }, "/en.data").page;
    expect([missing.status, missing.body]).toEqual([404, "null"]);
  });

  it("names every script that may run in it, for the policy's hashes, and no mark is left", async () => {
    const { body, inlineScripts } = await render(() => ({ text: "Gavran" })).page;
    expect(inlineScripts).toEqual(["early()", expect.stringMatching(/^{"prefetch":/)]);
    expect(body).toContain("<script>early()</script>");
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

  it("tells the edge of nothing where there is only no page", async () => {
    const { page, reportDefect } = render(() => {
      throw data(null, 404);
    });
    expect((await page).status).toBe(404);
    expect(reportDefect).not.toHaveBeenCalled();
  });

  it("knows the addresses of its table that begin with a language", () => {
    const { knows } = entry.createRenderer(
      build(() => null),
      "production",
    );
    expect(["/en", "/sr-cyrl", "/xx", "/en/nowhere", "/"].map(knows)).toEqual([true, true, false, false, false]);
  });
});
