import { beforeAll, describe, expect, test } from "vitest";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { allCalls } from "../../support/servers/all-calls.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const nobody = "00000000-0000-0000-0000-000000000000";
let visitor: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  visitor = await signedInAccount(site.db, tenantId);
});

/** Every call that changes something, with nobody's names in it: found in the program's own table, so none is forgotten. */
const changing = allCalls()
  .map((call) => call.split(" ") as [method: string, path: string])
  .filter(([method, path]) => ["POST", "PUT", "PATCH", "DELETE"].includes(method) && !path.includes("*"))
  .map(([method, path]) => ({ method, path: path.replace(":locale", "sr").replaceAll(/:\w+(?:\{[^}]*\})?/g, nobody) }));

function takesForms(path: string): boolean {
  // The office's screens: its calls under /v2 take JSON alone. The page of the first start is closed where there is a league.
  return (
    path === "/setup" ||
    path.includes("/applications/") ||
    /\/profile\/fantasy\/.*\/form$/.test(path) ||
    /^\/sr\/office(?:\.data)?$/.test(path)
  );
}

/** Reading calls that name the methods they do not take. */
function isRefusedAnyway({ method, path }: { method: string; path: string }): boolean {
  return /^\/v2\/website\/(?:config|current-season-leagues|route-rules)$/.test(path) || method !== "POST";
}

/** Reading one's own is another call at the same address. */
function isReadToo(path: string): boolean {
  return path.endsWith("/my-player/claims") || path.endsWith("/following/calendar");
}

/** There is nothing in its body to be read. */
function takesNoBody(path: string): boolean {
  return /\/sign-out$|\/auth\/|\/push\/test$|\/passkey-sign-in\/options$/.test(path);
}

function own() {
  return { origin: site.origin("league-a") };
}

describe("GUARD3 a request of another site", () => {
  test("there are calls to try", () => {
    expect(changing.length).toBeGreaterThan(8);
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another league", { origin: "http://league-b.localhost" }],
    ["a host that ends like ours", { origin: "http://evil-league-a.localhost" }],
    ["our host, another scheme's port", { origin: "http://league-a.localhost:1" }],
    ["nowhere", { origin: "null" }],
    ["an origin that is none", { origin: "league-a.localhost" }],
    ["a page of the same domain", { "sec-fetch-site": "same-site" }],
    ["a link or a form elsewhere", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["our own origin, from elsewhere", { "sec-fetch-site": "cross-site", origin: "http://league-a.localhost" }],
    ["somebody who does not say", {}],
  ] as const)("with a cookie, from %s, is refused by every call that changes something", async (_, from) => {
    const wrong: string[] = [];
    for (const { method, path } of changing) {
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
        const headers = { ...visitor.cookie, ...from, "content-type": type };
        // Node writes no length for what it deletes, so it may have no body.
        const sending = method === "DELETE" ? { method } : { method, body: "{}" };
        const { status } = await site.get("league-a", path, headers, sending);
        if (status !== 403) wrong.push(`${method} ${path} of ${type} answers ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await site.get("league-a", "/v2/website/user", visitor.bearer)).status).toBe(200);
  });

  test("by GET changes nothing: no call that changes something takes it", async () => {
    const wrong: string[] = [];
    for (const { path } of changing.filter((call) => !isRefusedAnyway(call) && !takesForms(call.path) && !isReadToo(call.path))) {
      const { status } = await site.get("league-a", `${path}?token=x`, { ...visitor.cookie, "sec-fetch-site": "cross-site" });
      // Asking how the leases stand is another call, and needs a link.
      if (status < 400 || status >= 500) wrong.push(`GET ${path} answers ${status}`);
    }
    expect(wrong).toEqual([]);
    expect((await site.get("league-a", "/v2/website/user", visitor.cookie)).status).toBe(200);
  });
});

describe("GUARD4 a body that is none of ours", () => {
  const json = changing.filter((call) => !isRefusedAnyway(call) && !takesForms(call.path) && !takesNoBody(call.path));
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  test.each([
    ["text", "text/plain", "{}", [400, 401, 413, 415]],
    ["a form", "application/x-www-form-urlencoded", "token=x", [400, 401, 413, 415]],
    ["a form with files", "multipart/form-data; boundary=x", "--x--", [400, 401, 413, 415]],
    ["a type that only begins like ours", "application/jsonp", "{}", [400, 401, 413, 415]],
    ["nothing", "application/json", "", [400, 401, 422]],
    ["half of it", "application/json", '{"token":', [400, 401, 422]],
    ["a number", "application/json", "1e309", [400, 401, 422]],
    ["nothing in words", "application/json", "null", [400, 401, 422]],
    ["a hundred thousand lists in one another", "application/json", deep, [400, 401, 413, 422]],
    ["the same name twice", "application/json", '{"token":"a","token":"b"}', [400, 401, 410, 422]],
    ["a name that is no name", "application/json", '{"__proto__":{"isAdmin":true},"constructor":1}', [400, 401, 422]],
    ["bytes that are no text", "application/json", "\u00ff\ufffe{", [400, 401, 422]],
    ["a megabyte", "application/json", JSON.stringify({ token: "x".repeat(1_000_000) }), [401, 413]],
  ] as const)("%s is refused by every call", async (_, type, body, statuses) => {
    const wrong: string[] = [];
    for (const { method, path } of json) {
      const { status } = await site.get("league-a", path, { ...own(), "content-type": type }, { method, body });
      // Who tries too often hears 429 before his body is read.
      if (status !== 429 && !(statuses as readonly number[]).includes(status)) wrong.push(`${method} ${path} answers ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("a form that is too long, or in another shape, is refused", async () => {
    const path = `/sr/applications/${nobody}/team`;
    const form = { ...own(), "content-type": "application/x-www-form-urlencoded" };
    const status = async (headers: Record<string, string>, body: string) =>
      (await site.get("league-a", path, headers, { method: "POST", body })).status;
    expect(await status(form, `name=${"x".repeat(70_000)}`)).toBe(413);
    expect(await status({ ...own(), "content-type": "application/json" }, "{}")).toBe(415);
    expect(await status(form, "intent=__proto__&version=1e99")).toBe(400);
  });
});

describe("ROUTE2 an address to come back to, or to be sent on to", () => {
  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%09//evil.example",
    "https:evil.example",
    "https://a@evil.example",
    "/%5cevil.example",
  ])("%s leads to no other site, wherever it stands", async (target) => {
    for (const path of [target, `/sr?return=${encodeURIComponent(target)}`, `/sr/profile?return-to=${encodeURIComponent(target)}`]) {
      const answer = await site.get("league-a", path.startsWith("/") ? path : `/${path}`);
      const location = answer.headers.get("location") ?? "/";
      expect([path, URL.parse(location, "http://league-a.localhost")?.hostname]).toEqual([path, "league-a.localhost"]);
      expect([path, location]).not.toEqual([path, expect.stringMatching(/^(?:\/[/\\\t]|[a-z]+:(?!\/\/league-a))/)]);
    }
  });
});
