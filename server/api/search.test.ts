import { Hono } from "hono";
import { expect, it } from "vitest";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { PageAnswers } from "../http/page-answers.ts";
import { PageCache } from "../http/page-cache.ts";
import type { AppEnvironment } from "../http/responses.ts";
import type { StoredAnswer } from "../http/stored-answer.ts";
import type { Tenant } from "../http/tenant-directory.ts";
import { searchRoutes } from "./search.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";

const tenant = { id: "a", slug: "league-a", defaultLocale: "sr", hosts: [] } as unknown as Tenant;
const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
const answers = new PageAnswers({
  cache,
  drawingFor: noDrawing,
  portsFor: () => ({ search: { search: async (wanted: unknown) => wanted } }) as unknown as TenantPorts,
  renderer: () => Promise.reject(new Error("no page was asked for")),
  development: false,
  originOf: () => "",
});
const app = new Hono<AppEnvironment>().use((context, next) => (context.set("tenant", tenant), next())).route("/", searchRoutes(answers));

it.each([
  ["?q=gav", { words: "gav", locale: "sr", kind: null, limit: 4 }],
  ["?q=gav&locale=ru&limit=2", { words: "gav", locale: "ru", limit: 2 }],
  ["", { words: "", limit: 4 }],
  ["?q=%25_%5C%27&limit=1e9&locale=xx&sort=(select)", { words: "%_\\'", locale: "sr", limit: 4 }],
  ["?q=a%00b&limit=999", { words: "a\u0000b", limit: 10 }],
  ["?q=%FF%fe&limit=-1", { limit: 4 }],
  ["?q=one&q=two&limit=0", { words: "one", limit: 1 }],
])("asks in the bounds of what it takes: %s", async (search, wanted) => {
  const answer = await app.request(`/v2/website/search${search}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=30"]);
  expect(answer.headers.get("etag")).not.toBeNull();
  expect(await answer.json()).toMatchObject(wanted);
  expect(cache.size).toBe(0);
});

it("takes no other method", async () => expect((await app.request("/v2/website/search", { method: "POST" })).status).toBe(405));
