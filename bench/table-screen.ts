import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "#tests/support/games/percentile.ts";
import { linesOn, shirtsOf, tablePage } from "./table-page.ts";

/**
 * The scorer's screen in Chromium against the built program, with a long log: how soon what a key did is painted, and whether ten keys a
 * second for a minute lose one.
 */
const typedForMs = 60_000;
const betweenKeysMs = 100;
const barMs = 50;

const table = await tablePage("table-screen");
const context = await table.browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addInitScript(() => {
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
const page = await table.open(context);
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
await table.close();
console.log(
  `table-screen: key to paint with ${table.eventsBefore} events in the log p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms (bar ≤ ${barMs})`,
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
