import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { AddEvent } from "#core/game/events.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { setup as buildPages } from "#tests/support/browser/built-pages.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { killableInstallation } from "#tests/support/servers/killable-installation.ts";

/**
 * The scorer's screen in Chromium against the built program, with a long log: how soon what a key did is painted, and whether ten keys a
 * second for a minute lose one.
 */
const eventsBefore = 900;
const typedForMs = 60_000;
const betweenKeysMs = 100;
const barMs = 50;

await buildPages();
const installation = await killableInstallation();
const table = await TableInDatabase.set(installation.db, "table-screen", () => installation.port);
await installation.startServer();
const gameId = await table.game();
const log = logOf();
await table.league.append(gameId, log);
const links = scorerLinksFor(installation.db, table.league.tenantId);
const { token } = await links.issue({ gameId, role: "statistics", label: "bench", expiresAt: Date.now() + 3_600_000 });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(() => {
  // What a key did is on its way to the screen when the frame after it has been handed over.
  const painted: number[] = [];
  Object.assign(window, { painted });
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => void painted.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      }),
    { capture: true },
  );
});
await page.goto(`http://${table.host}:${installation.port}${liveAddresses.desk(gameId, "statistics", token)}`);
await page.locator("[data-line=online]").waitFor();
const shirts = { home: await shirtsOf(page, "home"), away: await shirtsOf(page, "away") };
const before = await linesOn(page);
let keys = 0;
let misses = 0;
const stopAt = Date.now() + typedForMs;
for (let turn = 0; Date.now() < stopAt; turn++) {
  // A miss of the side that the screen expects, by one of its five; whether Enter is needed depends on the numbers.
  await typed("KeyS");
  const side = (await page.locator("[data-ask]").getAttribute("data-side")) === "away" ? "away" : "home";
  const shirt = shirts[side][turn % shirts[side].length]!;
  for (const digit of shirt) await typed(`Digit${digit}`);
  await typed("Enter");
  await typed("Escape");
  misses++;
}
await page.locator("[data-pending='0']").waitFor();
const times = (await page.evaluate(() => (window as unknown as { painted: number[] }).painted)).toSorted((a, b) => a - b);
const written = (await linesOn(page)) - before;
await browser.close();
await installation.close();
console.log(
  `table-screen: key to paint with ${log.length} events in the log p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms (bar ≤ ${barMs})`,
);
console.log(
  `table-screen: ${keys} keys in ${typedForMs / 1000} s, ${keys - times.length} not seen, ${misses} plays typed, ${written} written`,
);

/** One key, and the rest of its tenth of a second. */
async function typed(code: string): Promise<void> {
  const next = Date.now() + betweenKeysMs;
  await page.keyboard.press(code);
  keys++;
  await pause(Math.max(0, next - Date.now()));
}

/** A made-up game with the clock set after each of its plays, as far as so many events go. */
function logOf(): readonly AddEvent[] {
  const { events } = exhibitionGame("table-screen 6");
  const withClock = events.flatMap((event, index): AddEvent[] => {
    const { gameClockMs } = event.moment;
    if (gameClockMs === null) return [event];
    const orderKey = orderKeyBetween(event.orderKey, events[index + 1]?.orderKey ?? null);
    const fact = { type: "clock.set", remainingMs: gameClockMs, previousMs: null } as const;
    return [event, { ...event, eventId: `${event.eventId}-clock` as EventId, orderKey, link: null, fact }];
  });
  return withClock.slice(0, eventsBefore);
}

async function shirtsOf(of: Page, side: "home" | "away"): Promise<readonly string[]> {
  return of.locator(`section[data-side=${side}] [data-player] > b`).allTextContents();
}

async function linesOn(of: Page): Promise<number> {
  const text = await of.locator("#table-log + span").textContent();
  return Number(/\d+/.exec(text ?? "")?.[0] ?? 0);
}
