import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { foldLog } from "#app/live/folded-game.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { pressCodes, tell, typeInBrowser } from "../support/browser/typed-in-browser.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { boxDifferences } from "../support/games/box-differences.ts";
import { gamesToType } from "../support/games/games-to-type.ts";
import { typeGame } from "../support/games/typed-game.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { type KillableInstallation, killableInstallation } from "../support/servers/killable-installation.ts";

vi.setConfig({ testTimeout: 120_000 });

const browser = browserForThisFile(/\/live\/v1\//);
let installation: KillableInstallation;
let table: TableInDatabase;

beforeAll(async () => {
  installation = await killableInstallation();
  table = await TableInDatabase.set(installation.db, "scoring", () => installation.port);
  await installation.startServer();
}, 120_000);
afterAll(() => installation.close());

test("SCORER1 SCORER2 SCORER7 SCORER8 SCORER12 SCORER13 SPOT1 SPOT2 SPOT3 a link opens the screen; a basket is typed, corrected and taken back, and a reload loses nothing; a second pair of eyes is heard", async () => {
  const { gameId, statistics } = await table.begun();
  await statistics.ask({ kind: "release", number: statistics.lease! });
  const page = await browser.visit({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await page.goto(await table.link(gameId, "statistics", "Ana"));
  await page.locator("[data-line=online]").waitFor();
  const spoken = await heardFrom(page);
  const shown = (points: string) => page.locator("[data-points=home]", { hasText: new RegExp(`^${points}$`) }).waitFor();
  await pressCodes(page, "KeyW Digit7 Digit8 KeyD Digit4 Equal Digit5");
  await shown("2");
  await page.locator("[data-pending='0']").waitFor();
  // What a screen reader hears: each line once, and again when something was added to it.
  expect(await spoken()).toEqual(heard);
  expect(await axeFaults(page)).toEqual([]);
  // The two was a three of number 6.
  await pressCodes(page, "Semicolon ArrowUp ArrowUp Enter KeyE Digit6");
  await page.locator("[data-draft=correct] dt").first().waitFor();
  await shown("2");
  expect(await axeFaults(page)).toEqual([]);
  await pressCodes(page, "Enter");
  await shown("3");
  await pressCodes(page, "Escape Backspace");
  await shown("2");
  await page.locator("[data-pending='0']").waitFor();
  // A sentence that is open when the page goes is open when it comes back.
  await pressCodes(page, "KeyF Digit4");
  await page.locator("[data-pending='0']").waitFor();
  await page.reload();
  await page.locator("[data-line=online]").waitFor();
  await expect.poll(() => page.locator("[data-ask]").getAttribute("data-ask")).toBe("fouled");
  await pressCodes(page, "Digit8 Enter");
  await page.locator("[data-pending='0']").waitFor();
  const text = await page.locator("[data-line]").first().textContent();
  expect(text).toMatch(/foul/);
  // The second pair of eyes, on a phone and by keys alone: the foul was number 5's.
  const eyes = await browser.visit({ viewport: { width: 390, height: 844 }, locale: "ru" });
  await eyes.goto(await table.link(gameId, "spotter", "Oko"));
  await eyes.locator("[data-desk=spotter] [data-line=online]").waitFor();
  const play = eyes.locator("ol [data-line] > button", { hasText: "фол" }).first();
  await play.focus();
  for (const key of ["Enter", "Enter", "5", "Enter"]) await eyes.keyboard.press(key);
  await eyes.getByText("Номер 5, а не 4").waitFor();
  expect(await axeFaults(eyes)).toEqual([]);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.locator("[data-looks]").waitFor({ state: "detached" });
  await expect.poll(() => page.locator("[data-line]").first().textContent()).toMatch(/5 \S+.* foul/);
});

const heard = [
  "7 Player 7, 2 made. 2 to 0",
  "7 Player 7, 2 made, assist 8. 2 to 0",
  "4 Player 4, 3 missed",
  "5 Player 5, offensive rebound",
];

/** All that the live region has said since. */
async function heardFrom(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const region = document.querySelector("[data-spoken]")!;
    const said: string[] = [];
    new MutationObserver(() => said.at(-1) !== region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
}

test("TRAIN1 TRAIN4 TRAIN5 a game that is over is trained at: begun, three actions typed, ended, its result shown and kept", async () => {
  const gameId = await table.game();
  await table.league.append(gameId, exhibitionGame("to train at").events);
  const page = await browser.visit({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await page.goto(await table.link(gameId, "training", "Nova"));
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-training=desk] [data-scoring]").waitFor();
  for (const action of ["KeyS", "KeyW", "KeyC"]) await pressCodes(page, `${action} Minus Escape Escape`);
  await page.locator("[data-end-training]").click();
  await page.locator("[data-training=result] [data-kept=kept]").waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

/** Of the real games one of the two with the fewest keys. */
const shortest = "1976448";

test(
  "SCORER2 SCORER4 a real game typed in a Russian browser has its own box score on the server",
  { timeout: 300_000 },
  async ({ skip }) => {
    const source = gamesToType().find(({ name }) => name === shortest);
    if (!source) return skip("no real games beside the checkout");
    const imported = await source.read();
    const typed = typeGame(imported);
    const gameId = await table.game();
    const office = await table.holder(gameId, "league");
    for (const { fact, moment } of typed.setUp) await tell(office, [{ fact, moment }]);
    const page = await browser.visit({ viewport: { width: 1366, height: 768 }, locale: "ru" });
    await page.goto(await table.link(gameId, "statistics", "Мира"));
    await page.locator("[data-line=online]").waitFor();
    await typeInBrowser(page, typed, imported.ruleProfile, office);
    await page.locator("[data-pending='0']").waitFor();
    const { text } = await askServer(installation.port, liveAddresses.log(gameId), { host: table.host });
    const { box } = foldLog(JSON.parse(text) as LiveLog);
    expect(boxDifferences(boxScoreOf(admitGame(imported).state), box)).toEqual([]);
  },
);
