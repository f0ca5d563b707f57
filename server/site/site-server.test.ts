import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { PageAddress, PagePorts, RenderedPage } from "#contract/page-renderer.ts";
import { pageTags } from "#contract/page-tags.ts";
import { noRouteRules } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createSiteServer, type SiteServer } from "./site-server.ts";
import { TenantDirectory } from "../http/tenant-directory.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { askServer, type RawAnswer } from "#tests/support/servers/ask-server.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";

const tenants = [
  {
    id: "a" as TenantId,
    slug: "league-a",
    defaultLocale: "sr" as Locale,
    hosts: ["league-a.localhost"],
    routeRules: noRouteRules,
    errorReporting: null,
  },
  {
    id: "b" as TenantId,
    slug: "league-b",
    defaultLocale: "en" as Locale,
    hosts: ["league-b.localhost", "www.league-b.localhost"],
    routeRules: noRouteRules,
    errorReporting: null,
  },
];

let known: typeof tenants | Promise<typeof tenants>;
let server: SiteServer;
let port: number;
let rendered: PageAddress[];
let render: (address: PageAddress, ports: PagePorts) => Promise<Partial<RenderedPage>>;
let databaseIsReady: boolean;
let backup: "ok" | "late" | "off";
let logLines: Record<string, unknown>[];

const upload = { id: "00000000-0000-4000-8000-000000000001", name: "crest.svg" };
const longText = "Košarka. ".repeat(200);

beforeEach(async () => {
  rendered = [];
  logLines = [];
  databaseIsReady = true;
  backup = "ok";
  render = async ({ path }) => ({ body: `<html>${path} ${longText}</html>` });
  known = tenants;
  const directory = new TenantDirectory(async () => known);
  await directory.reload();
  server = await createSiteServer({
    tenants: directory,
    drawingFor: noDrawing,
    portsFor: (tenantId, note) =>
      ({
        site: { site: async () => (note(pageTags.site), { title: tenantId, analyticsId: null }) },
        website: {
          config: async () => (note(pageTags.site), { id: tenantId }),
          currentSeasonLeagues: async () => Promise.reject(new Error("database is gone")),
          movedPath: async () => null,
        },
      }) as unknown as TenantPorts,
    pages: {
      clientFolder: null,
      renderer: {
        knows: (path) => /^\/[a-z-]+(\/known)?$/.test(path),
        async render(address, ports) {
          rendered.push(address);
          await ports.site.site();
          return { ...page, ...(await render(address, ports)) };
        },
      },
    },
    pageCacheBytes: 1_000_000,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async (tenantId, fileId) =>
      tenantId === "a" && fileId === upload.id ? { mediaType: "image/svg+xml", name: upload.name, bytes: Buffer.from("<svg/>") } : null,
    databaseIsReady: async () => databaseIsReady,
    backup: () => backup,
    log: createLog("info", { destination: { write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>) } }),
    metrics: createMetrics(),
  });
  port = await server.listen(0, "127.0.0.1");
});

afterEach(() => server.close(0));

const page: RenderedPage = {
  status: 200,
  contentType: "text/html; charset=utf-8",
  location: null,
  headers: {},
  body: "",
  inlineScripts: ["let a"],
  inlineStyles: [],
};

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  return askServer(port, path, { Host: "league-a.localhost", ...headers }, { method });
}

describe("pages", () => {
  it("PAGE1 are rendered once and the same for everyone", async () => {
    const first = await ask("/en");
    const second = await ask("/en?utm_source=x&fbclid=1", { Cookie: "locale=fr; session=1", "Accept-Language": "ru", "User-Agent": "x" });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(rendered).toEqual([{ origin: `http://league-a.localhost:${port}`, path: "/en", search: "" }]);
  });

  it("PAGE2 are kept apart by tenant, whose host name alone decides", async () => {
    const spoofed = {
      "X-Forwarded-Host": "league-b.localhost",
      Forwarded: "host=league-b.localhost",
      "X-Host": "league-b.localhost",
      Origin: "http://league-b.localhost",
    };
    await ask("/en", spoofed);
    await ask("/en", { Host: "LEAGUE-B.localhost:3000" });
    await ask("/en", { Host: "www.league-b.localhost." });
    expect(rendered.map(({ origin }) => origin)).toEqual([`http://league-a.localhost:${port}`, `http://league-b.localhost:${port}`]);
  });

  it("are sent in the coding the client takes, each with its own tag", async () => {
    const plain = await ask("/en");
    const br = await ask("/en", { "Accept-Encoding": "gzip, br" });
    const gzip = await ask("/en", { "Accept-Encoding": "gzip" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers.vary).toBe("Accept-Encoding");
      expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    }
  });

  it("are not sent again to who has them", async () => {
    const { headers } = await ask("/en", { "Accept-Encoding": "br" });
    const again = await ask("/en", { "Accept-Encoding": "br", "If-None-Match": String(headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const otherCoding = await ask("/en", { "If-None-Match": String(headers.etag) });
    expect(otherCoding.status).toBe(200);
  });

  it("may be held for a second by a CDN and are asked for anew by browsers", async () => {
    for (const { headers } of [await ask("/en"), await ask("/en.data")]) {
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["cdn-cache-control"]).toBe("public, max-age=1, stale-if-error=86400");
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  it("answer HEAD like GET, without the body", async () => {
    const miss = await ask("/en", {}, "HEAD");
    const get = await ask("/en");
    const hit = await ask("/en", {}, "HEAD");
    for (const head of [miss, hit]) {
      expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
      expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    }
  });

  it("allow only the scripts that are theirs", async () => {
    const { headers } = await ask("/en");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])("do not take %s", async (method) => {
    const answer = await ask("/en", {}, method);
    expect([answer.status, answer.headers.allow, answer.headers["content-type"]]).toEqual([405, "GET, HEAD", "application/problem+json"]);
    expect(rendered).toEqual([]);
  });

  it("are found again after what they show has changed", async () => {
    await ask("/en");
    render = async () => ({ body: "new" });
    server.cache.dropTags("a" as TenantId, [pageTags.site]);
    await ask("/en");
    await expect.poll(async () => (await ask("/en")).text).toBe("new");
  });
});

describe("what is not kept", () => {
  it("PAGE7 an error page: the next visitor gets a new try", async () => {
    render = async () => ({ status: 500, body: "broken" });
    const broken = await ask("/en");
    expect([broken.status, broken.headers["cache-control"]]).toEqual([500, "no-store"]);
    render = async () => ({ body: "well" });
    expect((await ask("/en")).text).toBe("well");
  });

  it("PAGE7 a redirect", async () => {
    render = async () => ({ status: 302, location: "/en/elsewhere" });
    const answer = await ask("/en");
    expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([302, "/en/elsewhere", "no-store"]);
    await ask("/en");
    expect(rendered).toHaveLength(2);
  });

  it("an exception on the way: a problem with the id that stands in the log", async () => {
    render = async () => Promise.reject(new Error("no memory left"));
    const answer = await ask("/en");
    const problem = JSON.parse(answer.text) as Record<string, unknown>;
    expect([answer.status, answer.headers["content-type"]]).toEqual([500, "application/problem+json"]);
    expect(problem).toMatchObject({ type: "/problems/defect", status: 500, requestId: answer.headers["x-request-id"] });
    expect(answer.text).not.toContain("memory");
    const defects = logLines.filter(({ msg }) => msg === "defect");
    expect(defects).toHaveLength(1);
    expect(defects[0]).toMatchObject({ requestId: answer.headers["x-request-id"], tenant: "league-a", err: { message: "no memory left" } });
  });
});

describe("addresses", () => {
  it.each([
    ["/en/", "/en"],
    ["//en//known/", "/en/known"],
    ["/EN/known", "/en/known"],
    ["/sr-Cyrl", "/sr-cyrl"],
  ])("%s moves to %s for good", async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each(["/%ff", "/%00", "/en/%2e%2e/x", "/en/%5c", "/en/%"])("%s is refused", async (path) => {
    const answer = await ask(path);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, expect.objectContaining({ type: "/problems/bad-address" })]);
  });

  it("a very long one is refused", async () => {
    expect((await ask(`/en/${"x".repeat(3000)}`)).status).toBe(414);
  });

  it("PAGE9 one without language goes to the visitor's, and remembers it", async () => {
    const byBrowser = await ask("/known?utm_source=x", { "Accept-Language": "fr" });
    expect([byBrowser.status, byBrowser.headers.location]).toEqual([302, "/fr/known?utm_source=x"]);
    expect(byBrowser.headers["set-cookie"]).toEqual(["locale=fr; Max-Age=31536000; Path=/; SameSite=Lax"]);
    expect(byBrowser.headers["cache-control"]).toContain("private");
    expect(byBrowser.headers.vary).toBe("Cookie, Accept-Language");
    const byCookie = await ask("/", { "Accept-Language": "fr", Cookie: "locale=sl" });
    expect(byCookie.headers.location).toBe("/sl");
    expect((await ask("/")).headers.location).toBe("/sr");
    expect((await ask("/", { Host: "league-b.localhost" })).headers.location).toBe("/en");
  });

  it("an unknown one is a page in the visitor's language, not shared with others'", async () => {
    render = async ({ path }, { fallbackLocale }) => ({ status: 404, body: `${path} in ${fallbackLocale}` });
    const french = await ask("/no/such/page", { "Accept-Language": "fr" });
    const russian = await ask("/no/such/page", { "Accept-Language": "ru" });
    expect([french.status, french.text, russian.text]).toEqual([404, "/no/such/page in fr", "/no/such/page in ru"]);
    expect(french.headers["cache-control"]).toContain("private");
    expect(french.headers.vary).toBe("Accept-Encoding, Cookie, Accept-Language");
  });

  it("PAGE7 an unknown one with a language is kept for a moment", async () => {
    render = async () => ({ status: 404, body: "none" });
    expect([(await ask("/en/nope")).status, (await ask("/en/nope")).status]).toEqual([404, 404]);
    expect(rendered).toHaveLength(1);
  });

  it("PAGE2 an unknown host gets plain words, whatever it asks", async () => {
    for (const host of ["other.example", "127.0.0.1", "league-a.localhost.evil.example"]) {
      const answer = await ask("/v2/website/config", { Host: host });
      expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    }
    expect(rendered).toEqual([]);
  });
});

describe("the public interface", () => {
  it("answers with the tenant's own configuration", async () => {
    const a = await ask("/v2/website/config", { Origin: "http://league-b.localhost" });
    const b = await ask("/v2/website/config", { Host: "league-b.localhost" });
    expect([JSON.parse(a.text), JSON.parse(b.text)]).toEqual([{ id: "a" }, { id: "b" }]);
    expect(a.headers["content-type"]).toBe("application/json; charset=utf-8");
    const again = await ask("/v2/website/config", { "If-None-Match": String(a.headers.etag) });
    expect(again.status).toBe(304);
    const foreign = await ask("/v2/website/config", { Host: "league-b.localhost", "If-None-Match": String(a.headers.etag) });
    expect(foreign.status).toBe(200);
  });

  it("answers with problems where there is nothing, or another method is asked, or it fails", async () => {
    expect((await ask("/v2/website/nothing")).status).toBe(404);
    expect((await ask("/v2/website/config", {}, "POST")).status).toBe(405);
    const failed = await ask("/v2/website/current-season-leagues");
    expect([failed.status, failed.headers["content-type"]]).toEqual([500, "application/problem+json"]);
  });
});

describe("health and request ids", () => {
  it("tells whether the process lives and may be sent visitors, under any host name", async () => {
    expect((await ask("/livez", { Host: "10.0.0.7" })).status).toBe(200);
    expect((await ask("/readyz", { Host: "10.0.0.7" })).status).toBe(200);
    databaseIsReady = false;
    const answer = await ask("/readyz");
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { ready: false, database: false, draining: false, backup: "ok" }]);
    expect((await ask("/livez")).status).toBe(200);
  });

  it("BACKUP8 says whether there is a backup of the last day, and is ready either way", async () => {
    for (const state of ["ok", "late", "off"] as const) {
      backup = state;
      const answer = await ask("/readyz");
      expect([answer.status, (JSON.parse(answer.text) as { backup: string }).backup]).toEqual([200, state]);
    }
  });

  it("gives every answer an id and keeps a plain one that a proxy gave", async () => {
    const given = await ask("/en", { "X-Request-Id": "proxy-0001" });
    const kept = await ask("/en", { "X-Request-Id": "proxy-0002" });
    expect([given.headers["x-request-id"], kept.headers["x-request-id"]]).toEqual(["proxy-0001", "proxy-0002"]);
    const forged = await ask("/en/x", { "X-Request-Id": 'x"},{"level":"fatal' });
    expect(forged.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
    const ids = await Promise.all(["/en", "/", "/nope", "/en/%ff"].map(async (path) => (await ask(path)).headers["x-request-id"]));
    expect(new Set(ids).size).toBe(4);
    expect(logLines.find(({ requestId }) => requestId === "proxy-0001")).toMatchObject({
      tenant: "league-a",
      path: "/en",
      status: 200,
      cache: "miss",
      msg: "request",
    });
  });
});

describe("an uploaded file", () => {
  const address = `/files/${upload.id}/${upload.name}`;

  it("FILE3 is sent so that it runs no script, and is kept for good", async () => {
    const answer = await ask(address);
    expect([answer.status, answer.text, answer.headers["content-type"]]).toEqual([200, "<svg/>", "image/svg+xml"]);
    expect(answer.headers["content-security-policy"]).toContain("sandbox");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect((await ask(address, { "If-None-Match": answer.headers.etag ?? "" })).status).toBe(304);
  });

  it.each([`/files/${upload.id}/other.svg`, "/files/1/crest.svg", `/files/${"-".repeat(36)}/crest.svg`, `/files/${upload.id}`])(
    "FILE2 is not found at %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it("FILE2 is not found on another tenant's host", async () => {
    expect((await ask(address, { Host: "league-b.localhost" })).status).toBe(404);
  });
});

describe("a tenant that moves to another host", () => {
  const moved = tenants.map((tenant) => ({ ...tenant, hosts: tenant.id === "a" ? ["new.example", ...tenant.hosts] : tenant.hosts }));

  it("keeps no page that was made for its old host while the tenants were being read", async () => {
    const reading = Promise.withResolvers<typeof tenants>();
    known = reading.promise;
    server.pagesChanged({ tenantId: "a" as TenantId, tags: [pageTags.site] });
    await ask("/en");
    reading.resolve(moved);
    await expect.poll(async () => (await ask("/en"), rendered.at(-1)?.origin)).toBe("https://new.example");
  });

  it("is found there also when the notice of it was missed", async () => {
    known = moved;
    server.noticesMissed();
    await expect.poll(async () => (await ask("/en", { Host: "new.example" })).status).toBe(200);
  });
});

it("says that it is about to go and serves on, for a balancer to see it, whoever is connected", async () => {
  const closed = server.close(0, 1500);
  const answer = await ask("/readyz");
  expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { ready: false, database: true, draining: true, backup: "ok" }]);
  const served = await ask("/en");
  expect([served.status, served.headers.connection]).toEqual([200, "close"]);
  await closed;
  await expect(ask("/en")).rejects.toThrow(/ECONNREFUSED/);
});

it("lets running answers end when it closes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render = async () => (await promise, { body: "late" });
  const running = ask("/en");
  await expect.poll(() => rendered.length).toBe(1);
  const closed = server.close(5000);
  resolve();
  expect((await running).text).toBe("late");
  await closed;
  await expect(ask("/en")).rejects.toThrow(/ECONNREFUSED/);
});
