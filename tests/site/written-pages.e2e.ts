import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import type { PagePorts, PageRenderer, RenderedPage } from "#contract/page-renderer.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { noDrawing } from "../support/browser/no-drawing.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";

type Entry = { readonly entry: { readonly module: { pagesLeftToReact(): number } } };

const site = demoSiteForThisFile();
/**
 * Each language has its own words and numbers, a tenant its own settings: between them they have every part of a page. In a league's
 * first language all of its pages are read, in its further ones every second, by turns.
 */
const visits = locales.map((locale, index) => ({
  locale,
  tenant: index % 2 === 0 ? "league-a" : "league-b",
  isFirst: index < 2,
  half: Math.floor(index / 2) % 2,
  pages: index < 2 ? "every page" : "every second page",
}));

afterEach(() => {
  vi.useRealTimers();
});

describe.each(visits)("$tenant in $locale", ({ locale, tenant, isFirst, half, pages }) => {
  test(`${pages} is written in our own hand, and reads as React Router and React write it`, { timeout: 200_000 }, async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Entry;
    const ours = pagesIn(build, "production");
    const theirs = pagesIn(build, "development");
    const host = `${tenant}.localhost`;
    const { id } = (await listTenants(site.db)).find(({ hosts }) => hosts.includes(host))!;
    const left = build.entry.module.pagesLeftToReact();
    const differing: string[] = [];
    for (const [place, { path }] of (await pageOfEachKind(site.db, host, locale)).entries()) {
      if (!isFirst && place % 2 !== half) continue;
      const { pathname, search } = new URL(path, `http://${host}`);
      const made = (renderer: PageRenderer, ending: string): Promise<RenderedPage> => {
        const ports = { ...tenantPortsFor(site.db, id, () => undefined), drawing: noDrawing(id), fallbackLocale: locale };
        const address = { origin: `http://${host}`, path: pathname + ending, search };
        return renderer.render(address, {
          ...ports,
          reportDefect: (error) => differing.push(`${path}: ${String(error)}`),
        } satisfies PagePorts);
      };
      // What a page is made of is written by no language's rules: of each league it is compared once.
      for (const ending of isFirst ? ["", ".data"] : [""]) {
        const [own, other] = [await made(ours, ending), await made(theirs, ending)];
        if (JSON.stringify(own) !== JSON.stringify(other)) differing.push(path + ending);
      }
    }
    expect(differing).toEqual([]);
    expect(build.entry.module.pagesLeftToReact() - left).toBe(0);
  });
});
