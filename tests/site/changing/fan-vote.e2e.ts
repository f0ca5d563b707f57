import { sql } from "kysely";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { keyboardFaults } from "../../support/browser/keyboard-faults.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

type Named = { readonly gameId: GameId; readonly path: string; readonly api: string };
let tenantId: TenantId;
let game: Named;
let playoffGame: Named;
/** Of the game, who have pages of their own: the key in the game and the page's slug. */
let players: readonly { readonly key: string; readonly slug: string; readonly name: string }[];
const made: string[] = [];

beforeAll(async () => {
  const { tenant_id } = await site.db
    .selectFrom("tenant_hosts")
    .where("host", "=", "league-a.localhost")
    .select("tenant_id")
    .executeTakeFirstOrThrow();
  tenantId = tenant_id;
  game = await gameWhere("games.duel_slug is null");
  playoffGame = await gameWhere("games.duel_slug is not null");
  const { rows } = await sql<(typeof players)[number]>`
    select line.player_key as key, persons.slug, persons.given_name || ' ' || persons.family_name as name
    from box_player_lines line join persons using (tenant_id, person_id)
    where line.tenant_id = ${tenantId} and line.game_id = ${game.gameId} and line.played order by line.points desc, line.player_key`.execute(
    site.db,
  );
  players = rows;
});
afterAll(async () => {
  if (made.length > 0) await site.db.deleteFrom("accounts").where("account_id", "in", made).execute();
});

async function gameWhere(condition: string): Promise<Named> {
  const { rows } = await sql<Record<"gameId" | "season" | "league" | "round" | "slug" | "duel" | "number", string>>`
    select games.game_id as "gameId", seasons.slug as season, leagues.slug as league, rounds.slug as round, games.slug,
      games.duel_slug as duel, games.duel_game as number
    from games join rounds using (tenant_id, round_id) join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
      join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where games.tenant_id = ${tenantId} and games.status = 'final' and games.award is null and ${sql.raw(condition)}
    order by games.tip_off desc limit 1`.execute(site.db);
  const { gameId, season, league, round, slug, duel, number } = rows[0]!;
  const place = `/sr/seasons/${season}/leagues/${league}`;
  return {
    gameId: gameId as GameId,
    path: duel === null ? `${place}/rounds/${round}/games/${slug}` : `${place}/playoff/${round}/${duel}/games/${number}`,
    api: `/v1/seasons/${season}/leagues/${league}/rounds/${round}/games/${slug}`,
  };
}

/** Its fans vote, whenever the tests are run; with so many votes for its players, the first one's first. */
async function opened({ gameId }: Named, ...votes: readonly number[]): Promise<void> {
  const vote = { opened_at: sql<Date>`now() - interval '1 hour'`, closes_at: sql<Date>`now() + interval '1 day'`, closed_at: null };
  await site.db.deleteFrom("fan_votes").where("game_id", "=", gameId).execute();
  await site.db
    .insertInto("fan_votes")
    .values({ tenant_id: tenantId, game_id: gameId, ...vote })
    .execute();
  for (const [place, count] of votes.entries()) {
    await sql`
      with fans as (
        insert into accounts (name, email, email_key, locale)
        select 'Navijač', mail, mail, 'sr' from (select gen_random_uuid() || '@example.org' as mail from generate_series(1, ${count})) mails
        returning account_id)
      insert into fan_ballots (tenant_id, account_id, game_id, player_key, voted_at)
      select ${tenantId}, account_id, ${gameId}, ${players[place]!.key}, now() from fans`.execute(site.db);
  }
  await dropPages(site.db, tenantId, [pageTags.game(gameId)]);
}

/** Its hour comes in a moment, by itself. */
async function endsSoon({ gameId }: Named): Promise<void> {
  await sql`update fan_votes set closes_at = now() + interval '1 second' where game_id = ${gameId}`.execute(site.db);
  await dropPages(site.db, tenantId, [pageTags.fanVotes]);
}

async function somebody(width = 390): Promise<{ readonly account: SignedInAccount; readonly page: Page }> {
  const account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
  made.push(account.accountId);
  return { account, page: await signedInPage(browser, site.origin("league-a"), account, { viewport: { width, height: 844 } }) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin("league-a") + path, { waitUntil: "load" });
  await settled(page);
}

async function html(path: string): Promise<string> {
  return (await site.get("league-a", path)).text();
}

describe("the fans' vote for the player of a game", () => {
  test.each([390, 1280])(
    "FANVOTE2 FANVOTE4 is cast by keyboard on the game's page, shows how it stands, is changed and taken back (%i px)",
    async (width) => {
      await opened(game, 3, 1);
      const { account, page } = await somebody(width);
      await open(page, game.path);
      expect(await keyboardFaults(page)).toEqual([]);
      const button = page.getByRole("button", { name: "Glasajte za igrača utakmice" });
      await button.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Igrač utakmice po izboru navijača" });
      const [, second] = players;
      expect(await dialog.getByText("%").count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole("radio", { name: second!.name }).press("Space");
      await dialog.getByRole("button", { name: "Glasajte" }).press("Enter");
      await dialog.getByText("Do sada 5 glasova").waitFor();
      const stored = () => site.db.selectFrom("fan_ballots").where("account_id", "=", account.accountId).select("player_key").execute();
      expect(await stored()).toEqual([{ player_key: second!.key }]);
      const shares = await dialog.getByRole("listitem").allInnerTexts();
      expect(shares.map((text) => /(\d+)\s?%/.exec(text)?.[1])).toEqual(["60", "40"]);
      expect(shares[1]).toContain("vaš glas");
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Promenite glas" }).press("Enter");
      await dialog.getByRole("radio", { name: players[0]!.name }).check();
      await dialog.getByRole("button", { name: "Glasajte" }).press("Enter");
      await expect.poll(stored).toEqual([{ player_key: players[0]!.key }]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: `Vaš glas: ${players[0]!.name}` }).press("Enter");
      await dialog.getByRole("button", { name: "Povucite glas" }).press("Enter");
      await button.waitFor();
      await dialog.waitFor({ state: "hidden" });
      expect(await stored()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test("FANVOTE1 its room is there before the scripts are: nothing moves, for whoever votes, has voted, or is not signed in", async () => {
    await opened(game, 3);
    const { account, page } = await somebody();
    const beforeAndAfter = [await roomsOf(page, page.getByRole("button", { name: "Glasajte za igrača" }))];
    const ballot = { tenant_id: tenantId, account_id: account.accountId, game_id: game.gameId, voted_at: new Date() };
    await site.db
      .insertInto("fan_ballots")
      .values({ ...ballot, player_key: players[0]!.key as PlayerKey })
      .execute();
    beforeAndAfter.push(await roomsOf(page, page.getByRole("button", { name: "Vaš glas" })));
    const stranger = await browser.visit({ viewport: { width: 390, height: 844 } });
    const link = stranger.getByRole("link", { name: "Prijavite se i glasajte za igrača utakmice" });
    beforeAndAfter.push(await roomsOf(stranger, link));
    for (const [before, after] of beforeAndAfter) expect(after).toEqual(before);
    expect(beforeAndAfter[0]?.[0]?.height).toBe(44);
    await link.click();
    await expect.poll(() => new URL(stranger.url()).searchParams.get("next")).toBe(game.path);
  });

  type Room = { readonly height: number; readonly toNext: number };

  /** How high the room is, and how far below it the next thing begins: before any script has come, and filled. */
  async function roomsOf(page: Page, filled: Locator): Promise<readonly [Room, Room]> {
    const isSeen = Promise.withResolvers<void>();
    await page.route(/\.js(\?|$)/, async (route) => {
      await isSeen.promise;
      await route.continue();
    });
    await page.goto(site.origin("league-a") + game.path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, { polling: 100 });
    const before = await roomOf(page);
    isSeen.resolve();
    await filled.waitFor();
    await settled(page);
    return [before, await roomOf(page)];
  }

  async function roomOf(page: Page): Promise<Room> {
    return page.locator('[data-own^="vote:"]').evaluate(async (room) => {
      await document.fonts.ready;
      const { top, height } = room.getBoundingClientRect();
      return { height, toNext: (room.nextElementSibling?.getBoundingClientRect().top ?? 0) - top };
    });
  }

  test("FANVOTE3 FANVOTE9 ends by itself; from then on everybody reads what it came to, without JavaScript, in the API and with the player", async () => {
    await opened(game, 12, 5);
    const before = await html(game.path);
    expect([before.includes('data-own="vote:'), before.includes("Igrač utakmice po izboru navijača")]).toEqual([true, false]);
    expect(await (await site.get("league-a", game.api)).json()).toMatchObject({ fanVote: null });
    const [first] = players;
    const won = async () =>
      Number(/Igrač utakmice po izboru navijača<\/span>\s*<span[^>]*>(\d+)/.exec(await html(`/sr/players/${first!.slug}`))?.[1] ?? 0);
    const wonBefore = await won();
    await endsSoon(game);
    await expect.poll(async () => (await html(game.path)).includes("17 glasova prijavljenih navijača"), { timeout: 15_000 }).toBe(true);
    const page = await browser.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(site.origin("league-a") + game.path);
    const table = page.getByRole("table", { name: "Igrač utakmice po izboru navijača" });
    expect(await table.getByRole("row").nth(1).innerText()).toMatch(/70,6\s?%/);
    expect(await page.locator('[data-own^="vote:"]').count()).toBe(0);
    // What was dropped is still sent for a moment, while it is made anew.
    const told = async () => ((await (await site.get("league-a", game.api)).json()) as { fanVote: object | null }).fanVote;
    await expect.poll(told).toMatchObject({
      votes: 17,
      players: [
        { player: first!.key, place: 1, votes: 12, share: 0.7059 },
        { player: players[1]!.key, place: 2, votes: 5, share: 0.2941 },
      ],
    });
    await expect.poll(won).toBe(wonBefore + 1);
    const shown = await browser.visit({ viewport: { width: 1280, height: 900 } });
    await open(shown, game.path);
    expect(await axeFaults(shown)).toEqual([]);
  });

  test("FANVOTE1 is asked on games of the play-offs as well", async () => {
    await opened(playoffGame);
    const { page } = await somebody();
    await open(page, playoffGame.path);
    await expect.poll(() => page.getByRole("button", { name: "Glasajte za igrača utakmice" }).count(), { timeout: 10_000 }).toBe(1);
  });
});

describe("the calls of the vote", () => {
  test("FANVOTE11 FANVOTE1 FANVOTE6 GUARD4 say by which rule they refuse, and take nothing from elsewhere", async () => {
    await opened(game);
    const account = await signedInAccount(site.db, tenantId);
    made.push(account.accountId);
    const json = { "content-type": "application/json" };
    const pathOf = (id: string) => `/v2/website/my-games/${id}/vote`;
    const put = (id: string, body: string, headers: Record<string, string> = account.bearer) =>
      site.get("league-a", pathOf(id), { ...json, ...headers }, { method: "PUT", body });
    const said = async (answer: Response) => {
      const { type, detail } = (await answer.json()) as { type?: string; detail?: string };
      return [answer.status, type, detail];
    };
    const vote = JSON.stringify({ player: players[0]!.key });
    expect((await site.get("league-a", pathOf(game.gameId))).status).toBe(401);
    expect((await put(game.gameId, vote, {})).status).toBe(401);
    expect((await put(game.gameId, vote, { ...account.cookie, origin: "https://elsewhere.example" })).status).toBe(403);
    for (const body of [
      "{}",
      '{"player":""}',
      '{"player":7}',
      '{"player":"a\\u0000"}',
      `{"player":"${"x".repeat(101)}"}`,
      '{"player":"h4","x":1}',
    ])
      expect([body, (await put(game.gameId, body)).status]).toEqual([body, 422]);
    expect((await put(game.gameId, "{")).status).toBe(400);
    expect(await said(await put(game.gameId, '{"player":"nobody"}'))).toEqual([422, "/problems/not-in-game", "FANVOTE6"]);
    const ahead = await gameWhereStatus("scheduled");
    expect(await said(await put(ahead, vote))).toEqual([409, "/problems/vote-not-open", "FANVOTE1"]);
    expect(await said(await put(crypto.randomUUID(), vote))).toEqual([404, "/problems/not-found", undefined]);
    expect((await site.get("league-a", pathOf(game.gameId), account.bearer, { method: "POST" })).status).toBe(405);
    expect((await put(game.gameId, vote)).status).toBe(200);
  });

  async function gameWhereStatus(status: "scheduled"): Promise<string> {
    const { game_id } = await site.db
      .selectFrom("games")
      .where("tenant_id", "=", tenantId)
      .where("status", "=", status)
      .select("game_id")
      .limit(1)
      .executeTakeFirstOrThrow();
    return game_id;
  }
});
