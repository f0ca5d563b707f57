import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { openingAddress } from "#contract/opening.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { noDrawing } from "../support/browser/no-drawing.ts";
import { askServer, type RawAnswer } from "../support/servers/ask-server.ts";
import { passwordResetFor } from "#server/accounts/password-reset.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createSiteServer, type SiteServer } from "#server/site/site-server.ts";
import { closeBehindLink, foundLeague, inviteOwner, publishLeague } from "#server/founding/found-league.ts";

const database = databaseForThisFile();
let server: SiteServer;
let port: number;
let listening: { close(): Promise<void> };

beforeAll(async () => {
  const tenants = new TenantDirectory(() => listTenants(database.db));
  await tenants.reload();
  server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor: () => ({}) as never,
    pages: { clientFolder: null, renderer: { knows: () => false, render: () => Promise.reject(new Error("no pages here")) } },
    pageCacheBytes: 0,
    applications: async () => ({ kind: "not-found" }),
    trustedProxies: 0,
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log: createLog("silent"),
    metrics: createMetrics(),
  });
  port = await server.listen(0, "127.0.0.1");
  // As a running server hears of every other process.
  listening = await listenForPageTags(database.databaseUrl, {
    onNotice: (notice) => server.pagesChanged(notice),
    onGap: () => server.noticesMissed(),
    onLost: () => undefined,
  });
});
afterAll(async () => {
  await listening.close();
  await server.close(0);
});

async function ask(path: string, host: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return askServer(port, path, { Host: host, Accept: "text/html", ...headers });
}

const email = readEmailAddress("ana@example.com")!;
const league = {
  slug: "sever",
  title: "Liga Sever",
  shortTitle: "Sever",
  defaultLocale: "sr",
  timeZone: "Europe/Belgrade",
  host: "sever.localhost",
  colours: ["#10233f", "#f2c21a"],
  owner: { email, name: "Ana Anić" },
} as const;

it("START1 START2 START3 START4 an empty installation says what to do, and has a league without a restart", async () => {
  const { db } = database;
  const empty = await ask("/sr/whatever", "sever.localhost", { "Accept-Language": "sl" });
  expect([empty.status, empty.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(empty.text).toContain("Lige še ni");
  expect(empty.text).toContain("league create --host sever.localhost");

  const founded = await foundLeague(db, league, Date.now);
  if (founded.kind !== "founded") throw new Error(founded.kind);
  await vi.waitFor(async () => expect((await ask("/sr", "sever.localhost")).text).toContain("Ova liga još nije objavljena"));
  expect((await ask("/v1/seasons", "sever.localhost")).text).toContain("Ova liga još nije objavljena");
  expect((await ask("/sr", "other.localhost")).headers["content-type"]).toContain("text/plain");

  const link = (key: string) => openingAddress(key, "/sr/auth/NewPassword");
  expect((await ask(link(`${founded.key.slice(1)}x`), "sever.localhost")).status).toBe(404);
  const opened = await ask(link(founded.key), "sever.localhost");
  expect([opened.status, opened.headers["location"]]).toEqual([303, "/sr/auth/NewPassword"]);
  const cookie = String(opened.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const shown = await ask("/nowhere", "sever.localhost", { Cookie: cookie });
  expect(shown.text).not.toContain("Ova liga");
  expect([shown.headers["cache-control"], shown.headers["x-robots-tag"]]).toEqual(["private, no-store", "noindex, nofollow"]);
  expect((await ask(openingAddress(founded.key, "//evil.example"), "sever.localhost")).headers["location"]).toBe("/");

  // Another link, and the one before shows nothing.
  const key = await closeBehindLink(db, founded.tenantId);
  await vi.waitFor(async () => expect((await ask("/sr", "sever.localhost", { Cookie: cookie })).text).toContain("Ova liga"));
  await publishLeague(db, founded.tenantId);
  await vi.waitFor(async () => expect((await ask("/sr", "sever.localhost")).text).not.toContain("Ova liga"));
  expect((await ask(link(key), "sever.localhost")).status).toBe(303);

  expect(await rolesFor(db, founded.tenantId).list()).toMatchObject([{ email: "ana@example.com", role: "owner" }]);
  const reset = passwordResetFor(db, founded.tenantId, Date.now);
  const code = founded.owner.code ?? "";
  expect(await reset.finish(code, "violet lighthouse 42 kej")).toMatchObject({ kind: "changed", accountId: founded.owner.accountId });
  expect(await reset.finish(code, "violet lighthouse 42 kej")).toEqual({ kind: "spent" });
  // Who has a password is given no other way in by an invitation.
  expect(await inviteOwner(db, founded.tenantId, { ...league.owner, locale: "sr" }, Date.now)).toMatchObject({ code: null });
});

it("START3 a slug and a host are one league's, and nothing is left of one that is refused", async () => {
  const { db } = database;
  expect(await foundLeague(db, { ...league, host: "x.localhost" }, Date.now)).toEqual({ kind: "slug-taken" });
  expect(await foundLeague(db, { ...league, slug: "jug" }, Date.now)).toEqual({ kind: "host-taken" });
  expect((await listTenants(db)).map(({ slug }) => slug)).toEqual(["sever"]);
});
