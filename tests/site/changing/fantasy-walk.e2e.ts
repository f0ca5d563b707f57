import { type Kysely, sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { GameEvent } from "#core/game/events.ts";
import type { EventId, GameId, PlayerKey } from "#core/kernel/ids.ts";
import cup from "#messages/en/fantasy-cup.ts";
import tables from "#messages/en/fantasy-tables.ts";
import fantasy from "#messages/en/fantasy.ts";
import leagues from "#messages/en/fantasy-leagues.ts";
import pages from "#messages/en/fantasy-pages.ts";
import en from "#messages/en/my-fantasy.ts";
import account from "#messages/en/own-account.ts";
import sr from "#messages/sr/my-fantasy.ts";
import srLeagues from "#messages/sr/fantasy-leagues.ts";
import { connectDatabase } from "#server/db/connection.ts";
import type { Database } from "#server/db/schema.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";
import { signedInAccount } from "../../support/database/account-in-database.ts";
import { FantasyLeague } from "../../support/database/fantasy-league.ts";
import { type Basket, basketsOf, eveningOf, factsOf } from "../../support/games/evening-of.ts";
import { demoOfThisFile, type DemoOfThisFile } from "../../support/demo/demo-of-this-file.ts";
import { startDemoServer, type DemoServer } from "../../support/demo/demo-server.ts";

// Refused on purpose: a name that another team has.
const browser = browserForThisFile(/\/my-fantasy\/2026-27\/first$/);
const own = ["2026-27", "first"] as const;
const address = { seasonSlug: own[0], leagueSlug: own[1] };
const pairs = [
  ["Avala", "Banjica"],
  ["Cerak", "Dorcol"],
] as const;
let demo: DemoOfThisFile;
let server: DemoServer;
let league: FantasyLeague;
let games: GameId[];

beforeAll(async () => {
  demo = await demoOfThisFile();
  const db = connectDatabase({ databaseUrl: demo.databaseUrl, connections: 2 });
  league = await FantasyLeague.founded(db, "walk");
  games = [await league.scheduled(1, pairs[0], 48), await league.scheduled(1, pairs[1], 49)];
  for (const [round, days] of [
    [2, 12],
    [3, 19],
  ] as const)
    for (const pair of pairs) await league.scheduled(round, pair, 24 * days);
  await openSeason(db, league.key);
  server = await startDemoServer(demo);
  await db.destroy();
});
afterAll(async () => {
  await server.close();
  await demo.drop();
});

/** A phone in somebody's hand, who has signed in. */
async function phone(name: string): Promise<Page> {
  const who = await signedInAccount(server.db, league.key.tenantId, name);
  return signedInPage(browser, origin(), who, { hasTouch: true, isMobile: true });
}

function origin(): string {
  return `http://walk.localhost:${server.port}`;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin() + path);
}

/** So many hours later, and what the game makes of it. */
async function pass(hours: number): Promise<void> {
  await later(server.db).pass(hours);
  await advanceSeason(server.db, league.key);
}

/** The league through the server's own connections. */
function later(db: Kysely<Database>): FantasyLeague {
  return league.through(db);
}

async function played(gameId: GameId, events: readonly GameEvent[]): Promise<void> {
  await later(server.db).play(gameId, events);
}

type Team = { readonly name: string; readonly number: number; readonly ten: readonly PlayerKey[]; readonly captain: PlayerKey };

/** A team as it stands in the database, its ten known by the keys that logs have of them. */
async function teamOf(name: string): Promise<Team> {
  const { rows } = await sql<{ number: number; ten: number[]; captain: number }>`
    select team.number, squad.players as ten, squad.captain from fantasy_managers own
    join fantasy_teams team using (tenant_id, league_id, team_id) join fantasy_squads squad using (tenant_id, league_id, team_id)
    where own.tenant_id = ${league.key.tenantId} and own.name = ${name}`.execute(server.db);
  const people = await server.db
    .selectFrom("fantasy_players")
    .where("league_id", "=", league.key.leagueId)
    .select(["number", "person_id"])
    .execute();
  const keyAt = (number: number): PlayerKey => {
    const key = [...league.persons].find(([, person]) => person === people.find((each) => each.number === number)?.person_id)?.[0];
    if (key === undefined) throw new Error(`nobody is number ${number}`);
    return key;
  };
  const [row] = rows;
  if (row === undefined) throw new Error(`no team ${name}`);
  return { name, number: row.number, ten: row.ten.map(keyAt), captain: keyAt(row.captain) };
}

async function makeTeam(page: Page, words: typeof en | typeof sr, names: readonly [refused: readonly [string, string][], name: string]) {
  await page.getByRole("button", { name: words.make.fill }).tap();
  for (const [name, sentence] of names[0]) {
    await page.getByLabel(words.make.name).fill(name);
    await page.getByRole("button", { name: words.make.send }).tap();
    await page.getByRole("alert").getByText(sentence).waitFor();
  }
  await page.getByLabel(words.make.name).fill(names[1]);
  await page.getByRole("button", { name: words.make.send }).tap();
  await page.getByText(names[1], { exact: true }).waitFor();
}

/** The figure of a round on one's own page that stands first. */
function roundPoints(page: Page): Promise<string> {
  return page.locator("dl dd").first().innerText();
}

test(
  "FAN31 FAN8 FAN12 FAN14 MYFAN11 MYFAN15 MYFAN16 MYFAN17 FANL11 FANC1 a season of two friends on their phones, from the first team to a deleted account",
  { timeout: 60_000 },
  async () => {
    const ana = await phone("Ana");
    await open(ana, addresses.home("en"));
    await ana.getByRole("link", { name: "Standings" }).last().tap();
    await settled(ana);
    await hydrated(ana);
    await ana.getByRole("link", { name: "Fantasy", exact: true }).first().tap();
    await ana.getByRole("link", { name: pages.overview.make }).tap();
    await makeTeam(ana, en, [
      [
        ["No", en.refusal.FAN31.name],
        ["ana.example", en.refusal.FAN31["name-signs"]],
      ],
      "Anini",
    ]);

    await ana.getByRole("link", { name: en.leagues }).tap();
    await ana.getByLabel(leagues.found.name).fill("Kafana");
    await ana.getByText(leagues.kind.duels, { exact: true }).tap();
    await ana.getByRole("button", { name: leagues.found.send }).tap();
    await ana.getByRole("heading", { name: "Kafana" }).waitFor();
    const code = await ana.getByText(/^[A-Z\d]{3} [A-Z\d]{4}$/).innerText();

    const iva = await phone("Iva");
    await open(iva, addresses.ownLeagues("sr", ...own, code.replace(" ", "")));
    await iva.getByRole("link", { name: srLeagues.makeTeam }).tap();
    await makeTeam(iva, sr, [[["anini", sr.refusal.FAN31["name-taken"]]], "Ivini"]);
    // The other of the two leads: equal teams would have nothing to play for.
    await iva.locator("[data-place]", { hasText: "zamenik kapitena" }).tap();
    await iva.getByRole("button", { name: sr.selected.captain, exact: true }).tap();
    await iva.getByRole("button", { name: sr.pending.confirm }).tap();
    await iva.getByText(sr.pending.confirmed).waitFor();
    await iva.getByRole("link", { name: sr.leagues }).tap();
    await iva.getByRole("button", { name: srLeagues.join.send }).tap();
    await iva.getByRole("heading", { name: "Kafana" }).waitFor();

    const [anini, ivini] = [await teamOf("Anini"), await teamOf("Ivini")];
    expect(anini.captain).not.toEqual(ivini.captain);
    // Both captains score most of their clubs; another of the five never comes on.
    const leaders = [anini.captain, ivini.captain];
    const sits = anini.ten.slice(0, 5).find((key) => !leaders.includes(key)) as PlayerKey;
    const logs = eveningOf(league, pairs, { leaders, sits });
    const scored = logs.findIndex((log) => basketsOf(log, anini.captain).length > 1);
    const log = logs[scored] ?? [];
    const gameId = games[scored] as GameId;
    const basket = basketsOf(log, anini.captain)[1] as Basket;
    const at = log.indexOf(basket);

    await pass(50);
    await played(gameId, log.slice(0, at));
    await advanceSeason(server.db, league.key);
    await open(ana, addresses.ownFantasy("en", ...own));
    await ana.getByText(fantasy.round.live).waitFor();
    // The line is there once it has told what the page was made of.
    await expect
      .poll(() =>
        ana.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/fantasy/games/")).length),
      )
      .toBeGreaterThan(0);
    const before = await roundPoints(ana);
    await played(gameId, [basket]);
    const acknowledged = performance.now();
    await expect.poll(() => roundPoints(ana), { interval: 10, timeout: 5000 }).not.toBe(before);
    expect(performance.now() - acknowledged, "from the basket to the figure, ms").toBeLessThan(1000);

    await played(gameId, log.slice(at + 1));
    await played(games[1 - scored] as GameId, logs[1 - scored] ?? []);
    await advanceSeason(server.db, league.key);
    await ana.reload();
    await ana
      .getByText(/ came in for .*, who did not play\./)
      .first()
      .waitFor();

    await pass(24 * 8);
    const { rows: moved } = await sql<{ price: number }>`
    select max(price)::integer as price from fantasy_prices where league_id = ${league.key.leagueId} and round = 2`.execute(server.db);
    expect(moved[0]?.price).toBeGreaterThan(65);
    await open(ana, addresses.fantasyPage("en", address, "players"));
    await ana
      .getByRole("cell", { name: ((moved[0]?.price ?? 0) / 10).toFixed(1), exact: true })
      .first()
      .waitFor();
    await open(ana, addresses.fantasyPage("en", address, "cup"));
    await ana.getByRole("heading", { name: cup.draw.title }).waitFor();
    const tie = await ana.locator("main").innerText();
    expect([anini.name, ivini.name].filter((name) => tie.includes(name))).toEqual([anini.name, ivini.name]);

    await correct(anini, ivini, logs);
    await advanceSeason(server.db, league.key);
    await open(ana, addresses.ownFantasy("en", ...own));
    await ana.getByRole("button", { name: en.parts.round }).tap();
    await ana.getByRole("link", { name: en.round.past }).tap();
    await ana.getByRole("heading", { name: tables.team.corrections }).waitFor();
    expect(await ana.locator("li", { hasText: tables.team.placeOf }).innerText()).toMatch(/: (1 2|2 1)$/);

    await pass(24 * 3);
    await open(ana, addresses.ownLeague("en", ...own, 1));
    await ana.getByRole("combobox", { name: leagues.duels.choose }).selectOption("1");
    await ana.locator("li[data-mine]", { hasText: leagues.duels.state.stands }).waitFor();

    const { email } = await server.db.selectFrom("accounts").where("name", "=", "Iva").select("email").executeTakeFirstOrThrow();
    await open(iva, "/en/profile/account");
    await iva.getByRole("button", { name: account.removal.open }).tap();
    const dialog = iva.getByRole("dialog", { name: account.removal.question });
    await dialog.getByLabel("to confirm").fill(email ?? "");
    await dialog.getByRole("button", { name: account.removal.submit }).tap();
    await iva.getByText(account.removal.done).waitFor();
    // For her friend a number is left of her, and what they played.
    await ana.reload();
    await ana.getByRole("combobox", { name: leagues.duels.choose }).selectOption("1");
    const duel = ana.locator("li[data-mine]", { hasText: leagues.duels.state.stands });
    await duel.getByText(fantasy.unnamed.replace("{number}", String(ivini.number))).waitFor();
    expect(await ana.locator("main").innerText()).not.toContain(ivini.name);
  },
);

/** The leader's baskets were another's: whoever was behind is ahead. */
async function correct(one: Team, other: Team, logs: readonly (readonly GameEvent[])[]): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select team.number from fantasy_team_rounds ranked join fantasy_teams team using (tenant_id, league_id, team_id)
    where ranked.league_id = ${league.key.leagueId} and ranked.round = 1 and ranked.place = 1`.execute(server.db);
  const leader = rows[0]?.number === one.number ? one : other;
  const mine = new Set([...one.ten, ...other.ten]);
  for (const [index, log] of logs.entries()) {
    const baskets = basketsOf(log, leader.captain);
    const [first] = baskets;
    if (first === undefined) continue;
    const stranger = factsOf(log).find(
      ({ fact }) => fact.type === "field-goal" && fact.side === first.fact.side && fact.player !== null && !mine.has(fact.player),
    );
    if (stranger?.fact.type !== "field-goal") throw new Error("nobody else has scored");
    const { player } = stranger.fact;
    const events = baskets.map(({ eventId, recording, moment, link, fact }, nth): GameEvent => ({
      op: "amend",
      eventId: `corrected-${nth}` as EventId,
      recording,
      reason: "basket given to the wrong player",
      target: eventId,
      moment,
      link,
      fact: { ...fact, player },
    }));
    await played(games[index] as GameId, events);
  }
}
