import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { FeedQueries } from "#contract/feed-queries.ts";
import { locales } from "#contract/locale.ts";
import { newsSlugs } from "#contract/news-slugs.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { emptyPorts } from "#tests/support/fixtures/empty-ports.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import type { AppEnvironment } from "../http/responses.ts";
import { StoredAnswer } from "../http/stored-answer.ts";
import { sitemapRoutes } from "./sitemaps.ts";

const now = Date.UTC(2026, 10, 21, 18);
const hour = 60 * 60_000;

/** What a sitemap says at that hour of a league that answers so. */
async function textOf(path: string, feeds: Partial<FeedQueries>): Promise<string> {
  const site = { site: async () => ({ title: "League", defaultLocale: "sr" }) };
  const ports = { ...emptyPorts, site, feeds: { ...emptyPorts.feeds, ...feeds } } as unknown as TenantPorts;
  const text: PageAnswers["text"] = async (_tenant, _path, contentType, write) => ({
    answer: new StoredAnswer({
      status: 200,
      contentType,
      body: (await write(ports, "https://league.example")) ?? "",
      keepMs: 0,
      cacheHeaders: [],
      headers: [],
      brotliQuality: 1,
    }),
    outcome: "miss",
  });
  const app = new Hono<AppEnvironment>().route(
    "/",
    sitemapRoutes({ text }, () => now),
  );
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

describe("sitemaps", () => {
  it("news of the last two days are marked as such in the language they are written in", async () => {
    const piece = (slug: string, publishedAt: number) => ({
      slugs: newsSlugs({ sl: slug, en: `${slug}-in-english` }, "sl")!,
      changedAt: publishedAt,
      publishedAt,
      title: `About ${slug}`,
      language: "sl",
    });
    const pieces = [piece("fresh", now - 47 * hour), piece("stale", now - 49 * hour)];
    const xml = await textOf("/sitemaps/news.xml", { newsEntries: async () => pieces });
    expect([...xml.matchAll(/<loc>/g)]).toHaveLength(2 * locales.length);
    // EDIT8: each language its own, and all name each other.
    const [, english = ""] = /<loc>https:\/\/league.example\/en\/news\/fresh-in-english<\/loc>(.*?)<\/url>/s.exec(xml) ?? [];
    expect([...english.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => `${tag} ${href}`)).toEqual(
      expect.arrayContaining([
        "en https://league.example/en/news/fresh-in-english",
        "sl https://league.example/sl/news/fresh",
        "sr-Cyrl https://league.example/sr-cyrl/news/fresh",
        "x-default https://league.example/sr/news/fresh",
      ]),
    );
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>(?:(?!<\/url>).)*<news:title>([^<]*)</gs)].map(([, ...told]) => told)).toEqual([
      ["https://league.example/sl/news/fresh", "About fresh"],
    ]);
  });

  it("games in play and just over bear the moment of their last word, the schedule that of the latest", async () => {
    const asked: number[] = [];
    const xml = await textOf("/sitemaps/live.xml", {
      liveEntries: async (since) => {
        asked.push(since);
        return [
          { path: "/games/now", changedAt: now - 1000 },
          { path: "/games/over", changedAt: now - 30 * hour },
        ];
      },
    });
    expect(asked).toEqual([now - 48 * hour]);
    const told = [...xml.matchAll(/<loc>[^<]*\/sr(\/[^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, ...each]) => each);
    expect(told).toEqual([
      ["/schedule", "2026-11-21T17:59:59.000Z"],
      ["/games/now", "2026-11-21T17:59:59.000Z"],
      ["/games/over", "2026-11-20T12:00:00.000Z"],
    ]);
  });

  it("while nothing is played the schedule stands alone: a sitemap has an address", async () => {
    const xml = await textOf("/sitemaps/live.xml", {});
    expect([...xml.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual(
      locales.map((locale) => `https://league.example/${locale}/schedule`),
    );
    expect(xml).not.toContain("<lastmod>");
  });

  it("robots.txt names the index, and what is played now by itself", async () => {
    const lines = (await textOf("/robots.txt", {})).split("\n").filter((line) => line.startsWith("Sitemap:"));
    expect(lines).toEqual(["Sitemap: https://league.example/sitemap.xml", "Sitemap: https://league.example/sitemaps/live.xml"]);
  });
});
