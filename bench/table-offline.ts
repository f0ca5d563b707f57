import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { percentile } from "#tests/support/games/percentile.ts";
import { linesOn, shirtsOf, tablePage } from "./table-page.ts";

/**
 * The scorer's screen without a line, in Chromium against the built program: plays typed meanwhile, how soon each key's is on the disk,
 * how soon all of them are in the log once there is a line again, and how long a hand-over takes. `npm run bench -- table-offline 30`:
 * the line is away for thirty minutes; else for as long as the typing takes.
 */
const plays = 200;
const betweenKeysMs = 60;
const awayMinutes = Number(process.argv[3] ?? 0);

const table = await tablePage("table-offline");
const size = { viewport: { width: 1440, height: 900 } };
const context = await table.browser.newContext(size);
await context.addInitScript(() => {
  // From the newest key to the end of the transaction that keeps what it wrote.
  const keptAfter: number[] = [];
  let keyAt = 0;
  Object.assign(window, { keptAfter });
  addEventListener("keydown", ({ timeStamp }) => (keyAt = timeStamp), { capture: true });
  // oxlint-disable-next-line typescript/unbound-method -- called on its own database below
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function keeping(...asked) {
    const made = transaction.apply(this, asked);
    const from = keyAt;
    if (made.durability === "strict") made.addEventListener("complete", () => void keptAfter.push(performance.now() - from));
    return made;
  };
});
const page = await table.open(context);
const shirts = { home: await shirtsOf(page, "home"), away: await shirtsOf(page, "away") };
const before = await linesOn(page);
const cutAt = Date.now();
await context.setOffline(true);
await page.locator("[data-line=offline]").waitFor();
for (let turn = 0; turn < plays; turn++) {
  await typed("KeyS");
  const side = (await page.locator("[data-ask]").getAttribute("data-side")) === "away" ? "away" : "home";
  for (const digit of shirts[side][turn % shirts[side].length]!) await typed(`Digit${digit}`);
  await typed("Enter");
  await typed("Escape");
}
const waiting = await page.locator("[data-pending]").getAttribute("data-pending");
const written = (await linesOn(page)) - before;
const kept = (await page.evaluate(() => (window as unknown as { keptAfter: number[] }).keptAfter)).toSorted((a, b) => a - b);
await pause(Math.max(0, cutAt + awayMinutes * 60_000 - Date.now()));
const awayMs = Date.now() - cutAt;
const backAt = performance.now();
await context.setOffline(false);
await page.locator("[data-pending='0']").waitFor({ timeout: 120_000 });
const drainedMs = performance.now() - backAt;
const { events } = await table.log();
const ids = events.slice(table.eventsBefore).map(({ eventId }) => eventId);
const misses = events.slice(table.eventsBefore).filter((event) => event.op === "add" && event.fact.type === "field-goal");
// The device numbers what it writes.
const numbers = misses.map(({ eventId }) => Number(/\d+$/.exec(eventId)?.[0]));
const other = await openedElsewhere();
const handedMs = await handedOver(page, other);
await table.close();
console.log(
  `table-offline: ${waiting} commands waiting after ${Math.round(awayMs / 1000)} s without a line, in the log ${Math.round(drainedMs)} ms after it was back (bar ≤ 5000)`,
);
console.log(
  `table-offline: ${written} plays written, ${misses.length} of them in the log, ${ids.length - new Set(ids).size} twice, ${numbers.filter((number, index) => number < (numbers[index - 1] ?? 0)).length} out of order`,
);
console.log(
  `table-offline: key to disk, ${kept.length} times, p50 ${percentile(kept, 0.5).toFixed(1)} ms, p99 ${percentile(kept, 0.99).toFixed(1)} ms (bar ≤ 100)`,
);
console.log(`table-offline: handed over in ${Math.round(handedMs)} ms (bar ≤ 2000)`);

async function typed(code: string): Promise<void> {
  const next = Date.now() + betweenKeysMs;
  await page.keyboard.press(code);
  await pause(Math.max(0, next - Date.now()));
}

/** A second device of the same seat, which watches. */
async function openedElsewhere(): Promise<Page> {
  const opened = await table.open(await table.browser.newContext(size));
  await opened.locator("[data-seat=taken]").waitFor();
  return opened;
}

/** The holder has pressed; from the other's press until it may write. */
async function handedOver(from: Page, to: Page): Promise<number> {
  await from.getByRole("button", { name: /Hand over|Predaj/ }).click();
  await pause(1000);
  const pressedAt = performance.now();
  await to.locator("[data-seat=taken] button").click();
  await to.locator("[data-seat=taken]").waitFor({ state: "detached" });
  return performance.now() - pressedAt;
}
