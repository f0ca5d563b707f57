import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { demoGameInState } from "../../support/demo/demo-game-in-state.ts";
import type { DemoTenant } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();

type State = Parameters<typeof demoGameInState>[2];

function findGame(tenant: DemoTenant, state: State) {
  return demoGameInState(site.db, tenant, state);
}

/** The picture at an address, which is a PNG of the size that the page promises. */
async function picture(tenant: DemoTenant, path: string): Promise<Buffer> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  return bytes;
}

function contentOf(html: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
}

describe("the picture of a game", () => {
  test("is the league's own, and there in every state and script", async () => {
    const pictures: Buffer[] = [];
    for (const tenant of ["league-a", "league-b"] as const) {
      for (const state of ["played", "playoff", "scheduled", "postponed"] as const) {
        const { path } = await findGame(tenant, state);
        pictures.push(await picture(tenant, `/en${path}/share.png`));
      }
    }
    const { path } = await findGame("league-a", "played");
    for (const locale of ["sr", "sr-cyrl", "ru"]) pictures.push(await picture("league-a", `/${locale}${path}/share.png`));
    expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(pictures.length);
  });

  test("asks the database no oftener than a page may, and is sent again only when it has changed", async () => {
    const { path } = await findGame("league-a", "played");
    // Nobody has asked for it in this language yet.
    const before = site.roundTrips();
    const etag = (await site.get("league-a", `/fr${path}/share.png`)).headers.get("etag") ?? "";
    expect(site.roundTrips() - before).toBeLessThanOrEqual(4);
    expect((await site.get("league-a", `/fr${path}/share.png`, { "If-None-Match": etag })).status).toBe(304);
  });

  test("is where the game's page says, in words of the page's language", async () => {
    for (const [tenant, locale, state] of [
      ["league-a", "sr-cyrl", "played"],
      ["league-b", "sl", "playoff"],
    ] as const) {
      const { path } = await findGame(tenant, state);
      const html = await (await site.get(tenant, `/${locale}${path}`)).text();
      const url = new URL(contentOf(html, "og:image") ?? "");
      expect(url.origin).toBe(site.origin(tenant));
      await picture(tenant, url.pathname);
      expect(contentOf(html, "og:image:alt")).toMatch(
        locale === "sr-cyrl" ? /^\p{Script=Cyrillic}.* – .*\d+\D{1,3}\d+$/u : / – .*\d+\D{1,3}\d+$/,
      );
      expect([contentOf(html, "og:image:width"), contentOf(html, "og:image:height")]).toEqual(["1200", "630"]);
    }
  });

  test("is missing where there is no game, and leads from rounds to the play-offs", async () => {
    const { path } = await findGame("league-a", "played");
    const missing = [path.replace(/[^/]+$/, "nobody-nowhere"), "/seasons/2024-25/leagues/first/playoff/final/1/games/01"];
    for (const none of missing) expect([none, (await site.get("league-a", `/en${none}/share.png`)).status]).toEqual([none, 404]);
    const playoff = await findGame("league-b", "playoff");
    const answer = await site.get("league-b", `/sl${playoff.roundsPath}/share.png`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `/sl${playoff.path}/share.png`]);
  });
});

describe("after a correction", () => {
  let restore: (() => Promise<unknown>) | undefined;
  afterEach(async () => {
    await restore?.();
  });

  test("the picture shows the new score", async () => {
    const { tenantId, gameId, homePoints, path } = await findGame("league-b", "played");
    const setPoints = async (points: number | null) => {
      await sql`update games set home_points = ${points} where game_id = ${gameId}`.execute(site.db);
      await dropPages(site.db, tenantId, [pageTags.game(gameId)]);
    };
    const before = await picture("league-b", `/es${path}/share.png`);
    const isAsBefore = async () => before.equals(await picture("league-b", `/es${path}/share.png`));
    restore = () => setPoints(homePoints);
    await setPoints((homePoints ?? 0) + 1);
    await expect.poll(isAsBefore).toBe(false);
    await setPoints(homePoints);
    await expect.poll(isAsBefore).toBe(true);
  });
});
