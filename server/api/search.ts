import { Hono } from "hono";
import { isLocale } from "#contract/locale.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { mostSuggestions } from "#contract/search-queries.ts";
import { problem, stored, type AppEnvironment } from "../http/responses.ts";
import { inReadersScript } from "../queries/in-readers-script.ts";
import type { PageAnswers } from "../http/page-answers.ts";

const usualSuggestions = 4;

/** What the search box shows while somebody types: names in the reader's script, with addresses. */
export function searchRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/v2/website/search", async (context) => {
    const tenant = context.get("tenant");
    const given = context.req.query("locale");
    const locale = isLocale(given) ? given : tenant.defaultLocale;
    const words = context.req.query("q") ?? "";
    const limit = limitOf(context.req.query("limit"));
    const read = async ({ search }: TenantPorts) =>
      inReadersScript(await search.search({ words, locale, kind: null, limit }), locale, tenant.writtenNames ?? []);
    const key = `/v2/website/search?${new URLSearchParams({ q: words, locale, limit: String(limit) })}`;
    return stored(context, await answers.passingJson(tenant, key, read));
  });
  app.all("/v2/website/search", (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  return app;
}

function limitOf(given: string | undefined): number {
  const wanted = /^\d{1,3}$/.test(given ?? "") ? Number(given) : usualSuggestions;
  return Math.min(Math.max(wanted, 1), mostSuggestions);
}
