import { expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { PageAnswers } from "./page-answers.ts";
import { PageCache } from "./page-cache.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { Tenant } from "./tenant-directory.ts";

const tenant = { id: "a", slug: "league-a", defaultLocale: "sr", hosts: [], routeRules: { rules: [] } } as unknown as Tenant;

it("SRCH6 what somebody typed is not kept: a flood of words leaves every other page where it is", async () => {
  const cache = new PageCache<StoredAnswer>({ maxBytes: 1_000_000, maxStaleMs: 0, now: () => 0, onBackgroundFailure: () => undefined });
  const rendered = { status: 200, contentType: "text/html", location: null, headers: {}, body: "", inlineScripts: [], inlineStyles: [] };
  const answers = new PageAnswers({
    cache,
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
