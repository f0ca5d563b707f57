import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { claimDeskFor } from "#server/my-games/player-claims.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

type Named = { readonly gameId: GameId; readonly path: string };
let tenantId: TenantId;
let ahead: Named;
let over: Named;
let player: { readonly personId: string; readonly slug: string };
const made: string[] = [];
let putBack: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const { tenant_id } = await site.db
    .selectFrom("tenant_hosts")
    .where("host", "=", "league-a.localhost")
    .select("tenant_id")
    .executeTakeFirstOrThrow();
  tenantId = tenant_id;
  ahead = await gameAhead();
  over = await gameWhere("games.status = 'final' order by games.tip_off desc");
  const { rows } = await sql<typeof player>`
    select person_id as "personId", slug from persons join player_careers using (tenant_id, person_id)
    where tenant_id = ${tenantId} and phase = 'all' order by games desc, slug limit 1`.execute(site.db);
  player = rows[0]!;
});
afterAll(async () => {
  await putBack?.();
  if (made.length > 0) await site.db.deleteFrom("accounts").where("account_id", "in", made).execute();
});

/** The demo's season has its days, and ends; this game is ahead whenever the tests are run. */
async function gameAhead(): Promise<Named> {
  const game = await gameWhere("games.status = 'scheduled' order by games.tip_off desc");
  const moved = () => site.db.updateTable("games").where("tenant_id", "=", tenantId).where("game_id", "=", game.gameId);
  const { tip_off: before } = await site.db
    .selectFrom("games")
    .select("tip_off")
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", game.gameId)
    .executeTakeFirstOrThrow();
  await moved()
    .set({ tip_off: sql`now() + interval '2 days'` })
    .execute();
  putBack = () => moved().set({ tip_off: before }).execute();
  return game;
}

async function gameWhere(condition: string): Promise<Named> {
  const { rows } = await sql<Named>`
    select games.game_id as "gameId", '/sr/seasons/' || seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path
    from games join rounds using (tenant_id, round_id) join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
      join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where games.tenant_id = ${tenantId} and games.duel_slug is null and ${sql.raw(condition)} limit 1`.execute(site.db);
  return rows[0]!;
}

async function somebody(): Promise<{ readonly account: SignedInAccount; readonly page: Page }> {
  const account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
  made.push(account.accountId);
  return { account, page: await signedInPage(browser, site.origin("league-a"), account) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin("league-a") + path, { waitUntil: "load" });
  await settled(page);
}

describe("one's own games", () => {
  test("PREDICT1 PREDICT4: a winner and a margin are picked on the game's page, and stand in My games", async () => {
    const { account, page } = await somebody();
    await open(page, ahead.path);
    const pick = page.getByRole("group", { name: "Ko pobeđuje?" });
    await pick.getByRole("button").first().click();
    await pick.locator('button[aria-pressed="true"]').waitFor();
    await page.getByLabel("Koliko poena razlike?").selectOption("8");
    const stored = () =>
      site.db.selectFrom("predicted_games").where("account_id", "=", account.accountId).select(["game_id", "winner", "margin"]).execute();
    await expect.poll(stored).toEqual([{ game_id: ahead.gameId, winner: "home", margin: 8 }]);
    expect(await axeFaults(page)).toEqual([]);
    await open(page, addresses.profileTab("sr", "MyGames"));
    await page.getByText("8 poena razlike").waitFor();
    await page.getByText("Čeka se ishod").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFaults(page)).toEqual([]);
    await open(page, ahead.path);
    await page.locator('[data-own] button[aria-pressed="true"]').click();
    await expect.poll(stored).toEqual([]);
  });

  test("ATTEND1 ATTEND2: a game that is over is marked as attended by one press, and no longer by another", async () => {
    const { page } = await somebody();
    await open(page, over.path);
    const button = page.getByRole("button", { name: "Bila/bio sam na utakmici" });
    await button.press("Enter");
    await page.locator('[data-own] button[aria-pressed="true"]').waitFor();
    await open(page, addresses.profileTab("sr", "MyGames"));
    await page.getByRole("heading", { name: "Viđeni klubovi" }).waitFor();
    await open(page, over.path);
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  });

  test("CLAIM1 CLAIM6 LOOK37: a player is claimed on his page, and approved by the league shows his own games", async () => {
    const { account, page } = await somebody();
    await open(page, addresses.profileTab("sr", "MyGames"));
    await page.getByRole("link", { name: "Pronađite se među igračima" }).waitFor();
    // LOOK37: nothing predicted, nothing attended; both begin at a game.
    expect(await page.getByRole("main").locator("section").getByRole("link", { name: "Raspored" }).count()).toBe(2);
    await open(page, addresses.player("sr", player.slug));
    await page.getByRole("button", { name: "To sam ja" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Poruka ligi (nije obavezno)").fill("Licenca 1234");
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Pošaljite ligi" }).click();
    await page.getByText("Liga proverava da li ste to vi.").waitFor();
    const office = claimDeskFor(site.db, tenantId, Date.now);
    const waiting = (await office.list("waiting")).filter(({ note }) => note === "Licenca 1234");
    expect(waiting).toMatchObject([{ player: { slug: player.slug }, isContested: false }]);
    await office.approve({ claimId: waiting[0]!.claimId, by: "test" });
    await open(page, addresses.profileTab("sr", "MyGames"));
    await page.getByRole("heading", { name: "Proseci po sezonama" }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "To više nisam ja" }).click();
    await page.getByRole("link", { name: "Pronađite se među igračima" }).waitFor();
    expect(await site.db.selectFrom("player_claims").where("account_id", "=", account.accountId).select("state").execute()).toEqual([
      { state: "withdrawn" },
    ]);
  });

  test("whoever is not signed in is led to it, and comes back to the game", async () => {
    const page = await browser.visit();
    await open(page, ahead.path);
    await page.getByRole("link", { name: "Prijavite se i recite ko pobeđuje" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("next")).toBe(ahead.path);
  });
});

describe("the calls about one's own games", () => {
  test("are nobody's who is not signed in, taken from pages of this host alone, and refuse what they do not know", async () => {
    const account = await signedInAccount(site.db, tenantId);
    made.push(account.accountId);
    const json = { "content-type": "application/json" };
    const path = `/v2/website/my-games/${ahead.gameId}`;
    for (const one of ["/v2/website/my-games", "/v2/website/my-player", "/v2/website/my-player/claims", path])
      expect([one, (await site.get("league-a", one)).status]).toEqual([one, 401]);
    const put = (body: string, headers: Record<string, string>) =>
      site.get("league-a", `${path}/prediction`, { ...json, ...headers }, { method: "PUT", body });
    expect((await put('{"winner":"home"}', { ...account.cookie, origin: "https://elsewhere.example" })).status).toBe(403);
    for (const body of [
      "{}",
      '{"winner":"draw"}',
      '{"winner":"home","margin":0}',
      '{"winner":"home","margin":1.5}',
      '{"winner":"home","x":1}',
    ])
      expect([body, (await put(body, account.bearer)).status]).toEqual([body, 422]);
    expect((await put("{", account.bearer)).status).toBe(400);
    const attended = await site.get("league-a", `${path}/attended`, account.bearer, { method: "PUT" });
    expect([attended.status, ((await attended.json()) as { type: string }).type]).toEqual([409, "/problems/not-open"]);
    const claims = (body: object) =>
      site.get("league-a", "/v2/website/my-player/claims", { ...json, ...account.bearer }, { method: "POST", body: JSON.stringify(body) });
    expect((await claims({ personId: "nobody" })).status).toBe(422);
    expect((await claims({ personId: ahead.gameId })).status).toBe(404);
    expect((await claims({ personId: player.personId, note: "x".repeat(301) })).status).toBe(422);
    // Five at once, then it is held back: CLAIM1, ACC9.
    const more = await Promise.all([1, 2, 3, 4].map(() => claims({ personId: ahead.gameId })));
    expect(more.some(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) > 0)).toBe(true);
  });
});
