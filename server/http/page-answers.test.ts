import { expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { PageAnswers } from "./page-answers.ts";
import { PageCache } from "./page-cache.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { Tenant } from "./tenant-directory.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";

const tenant = { id: "a", slug: "league-a", defaultLocale: "sr", hosts: [], routeRules: { rules: [] } } as unknown as Tenant;

it("SRCH6 what somebody typed is not kept: a flood of words leaves every other page where it is", async () => {
  const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
  const rendered = { status: 200, contentType: "text/html", location: null, headers: {}, body: "", inlineScripts: [], inlineStyles: [] };
  const answers = new PageAnswers({
    cache,
    drawingFor: noDrawing,
    portsFor: (_, note) => {
      note(pageTags.site);
      return { site: { site: async () => ({}) }, search: { search: async () => ({}) } } as unknown as TenantPorts;
    },
    renderer: async () => ({ knows: () => true, render: async () => rendered }),
    development: false,
    originOf: () => "",
  });
  const ask = (path: string, search: string) => answers.page(tenant, path, search, "sr", () => undefined);
  await ask("/sr/news", "");
  for (let word = 0; word < 40; word++) {
    await ask("/sr/search", `?q=word${word}`);
    await ask("/sr/search.data", `?kind=word${word}`);
    await answers.passingJson(tenant, `/v2/website/search?q=word${word}`, ({ search }) =>
      search.search({ words: "", locale: "sr", kind: null, limit: 1 }),
    );
  }
  expect(cache.size).toBe(1);
  await ask("/sr/search", "");
  await ask("/sr/news", "?page=2");
  expect(cache.size).toBe(3);
});

it("bytes pass as they are, kept as long as their route says", async () => {
  const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
  const body = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
  const headers = { "Content-Disposition": "inline" };
  const about = { status: 200, location: null, cacheControl: "public, max-age=60", inlineScripts: [], inlineStyles: [] };
  const answers = new PageAnswers({
    cache,
    drawingFor: noDrawing,
    portsFor: () => ({ site: { site: async () => ({}) } }) as unknown as TenantPorts,
    renderer: async () => ({ knows: () => true, render: async () => ({ ...about, contentType: "application/pdf", headers, body }) }),
    development: false,
    originOf: () => "",
  });
  const { answer } = await answers.page(tenant, "/sr/report.pdf", "", "sr", () => undefined);
  const written = await answer.answer("br, gzip", undefined);
  expect([...(written.body ?? [])]).toEqual([...body]);
  expect(written.headers.join("\n")).toContain("Cache-Control\npublic, max-age=60");
  expect(written.headers.join("\n")).toContain("Content-Disposition\ninline");
  expect(written.headers).not.toContain("Content-Encoding");
});

it("tells pages where the timer API is, and lets them ask there", async () => {
  const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
  const policyWith = async (timerApi: string | null) => {
    let told: string | null | undefined;
    const answers = new PageAnswers({
      cache,
      drawingFor: noDrawing,
      portsFor: () => ({ site: { site: async () => ({ analyticsId: null }) } }) as unknown as TenantPorts,
      renderer: async () => ({
        knows: () => true,
        render: async (_address, ports) => {
          told = ports.timerApi;
          return { status: 200, contentType: "text/html", location: null, headers: {}, body: "", inlineScripts: [], inlineStyles: [] };
        },
      }),
      development: false,
      originOf: () => "",
      timerApi,
    });
    const { answer } = await answers.page(tenant, `/sr/${timerApi?.length}`, "", "sr", () => undefined);
    const { headers } = await answer.answer(undefined, undefined);
    return [told, /connect-src [^;]*/.exec(headers[headers.indexOf("Content-Security-Policy") + 1] ?? "")?.[0]];
  };
  expect(await policyWith("https://timer.example:8443/v1")).toEqual([
    "https://timer.example:8443/v1",
    "connect-src 'self' https://timer.example:8443",
  ]);
  // What is here is let through by the policy's usual line.
  expect(await policyWith("/clock")).toEqual(["/clock", undefined]);
  expect(await policyWith(null)).toEqual([null, undefined]);
});

it("ROUTE9 an old address is asked about only where there would be no page, and leads on for good with its parameters", async () => {
  const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
  const asked: string[] = [];
  const movedPath = async (path: string) => (asked.push(path), path.includes("/old") ? path.replace("/old", "/new") : null);
  const answers = new PageAnswers({
    cache,
    drawingFor: noDrawing,
    portsFor: (_, note) => {
      note(pageTags.site);
      return { site: { site: async () => ({}) }, website: { movedPath } } as unknown as TenantPorts;
    },
    renderer: async () => ({
      knows: () => true,
      render: async ({ path }) => {
        const status = path.includes("/new") ? 200 : 404;
        return { status, contentType: "text/html", location: null, headers: {}, body: "", inlineScripts: [], inlineStyles: [] };
      },
    }),
    development: false,
    originOf: () => "",
  });
  const ask = async (path: string, search = "") => {
    const { answer } = await answers.page(tenant, path, search, "sr", () => undefined);
    const { status, headers, body } = await answer.answer(undefined, undefined);
    const value = (name: string) => (headers.includes(name) ? headers[headers.indexOf(name) + 1] : undefined);
    return { status, to: value("Location"), hasBody: body !== null };
  };
  expect(await ask("/sr/clubs/old/tabs/Photo", "?page=2")).toEqual({ status: 301, to: "/sr/clubs/new/tabs/Photo?page=2", hasBody: true });
  expect(await ask("/sr/clubs/old.data")).toEqual({ status: 301, to: "/sr/clubs/new", hasBody: true });
  expect(await ask("/sr/clubs/nobody")).toMatchObject({ status: 404, to: undefined });
  expect(await ask("/sr/clubs/new")).toMatchObject({ status: 200, to: undefined });
  expect(asked).toEqual(["/sr/clubs/old/tabs/Photo", "/sr/clubs/old", "/sr/clubs/nobody"]);
});
