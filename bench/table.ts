import process from "node:process";
import { chromium } from "playwright-core";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { foldLog } from "#app/live/folded-game.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { setup as buildPages } from "#tests/support/browser/built-pages.ts";
import { tell, typeInBrowser } from "#tests/support/browser/typed-in-browser.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { boxDifferences } from "#tests/support/games/box-differences.ts";
import { gamesToType } from "#tests/support/games/games-to-type.ts";
import { typeGame } from "#tests/support/games/typed-game.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { killableInstallation } from "#tests/support/servers/killable-installation.ts";

/**
 * Every real game beside the checkout typed on the scorer's screen in Chromium, against the built program and its database, and the
 * server's box score held against the source's. `npm run bench -- table 1976448`: those games alone.
 */
const wanted = process.argv.slice(3);
const games = gamesToType().filter(({ name }) => wanted.length === 0 || wanted.includes(name));

if (games.length === 0) {
  console.log("table: no real games beside the checkout, nothing to type");
} else {
  await buildPages();
  const installation = await killableInstallation();
  const table = await TableInDatabase.set(installation.db, "table", () => installation.port);
  await installation.startServer();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  let exact = 0;
  const keys: number[] = [];
  const taps: number[] = [];
  for (const { name, read } of games) {
    const imported = await read();
    const typed = typeGame(imported);
    keys.push(typed.keys);
    taps.push(typeGame(imported, "taps").keys);
    const gameId = await table.game();
    const office = await table.holder(gameId, "league");
    for (const { fact, moment } of typed.setUp) await tell(office, [{ fact, moment }]);
    const links = scorerLinksFor(installation.db, table.league.tenantId);
    const { token } = await links.issue({ gameId, role: "statistics", label: "bench", expiresAt: Date.now() + 3_600_000 });
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await page.goto(`http://${table.host}:${installation.port}${liveAddresses.desk(gameId, "statistics", token)}`);
    await page.locator("[data-line=online]").waitFor();
    const begun = Date.now();
    await typeInBrowser(page, typed, imported.ruleProfile, office);
    await page.locator("[data-pending='0']").waitFor();
    await context.close();
    const { text } = await askServer(installation.port, liveAddresses.log(gameId), { host: table.host });
    const differences = boxDifferences(boxScoreOf(admitGame(imported).state), foldLog(JSON.parse(text) as LiveLog).box);
    if (differences.length === 0) exact++;
    for (const difference of differences) console.log(`table ${name} ${difference}`);
    console.log(`table ${name}: ${typed.presses.length} presses in ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  await browser.close();
  await installation.close();
  console.log(`table: keys a game ${meanOf(keys)}, most ${Math.max(...keys)}; taps a game ${meanOf(taps)}`);
  console.log(`exact games: ${exact} of ${games.length}`);
}

function meanOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
