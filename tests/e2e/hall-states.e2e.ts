import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import type { HallCast } from "../support/browser/hall-casts.ts";
import { hallStates, type HallState } from "../support/games/hall-games.ts";
import { hallStageForThisFile } from "../support/browser/hall-stage.ts";

const browser = browserForThisFile();
const hall = hallStageForThisFile();

type Visit = {
  readonly screen?: string;
  readonly state?: HallState;
  readonly cast?: HallCast;
  readonly locale?: string;
  readonly tenant?: string;
  readonly swap?: string;
};

async function show(page: Page, asked: Visit): Promise<void> {
  await hall.show(page, new URLSearchParams(asked).toString());
}

const walls = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
] as const;

/** States whose grids differ. */
const mostDifferent: readonly HallState[] = ["no-game", "waiting", "time-out", "half-time", "overtime", "stale"];

/**
 * Texts of the wall whose capitals are lower than the rule asks, in hundredths of the reference height (`--u`): 4.4 for
 * what must be read, 2.2 for labels. Read from the font itself, as the browser draws it.
 */
async function tooLow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wall = document.querySelector("[data-stage]") as HTMLElement;
    const probe = document.createElement("div");
    probe.style.width = "calc(100 * var(--u))";
    wall.append(probe);
    const unit = probe.getBoundingClientRect().width / 100;
    probe.remove();
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const faults: string[] = [];
    const walker = document.createTreeWalker(wall, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || element.closest(".visually-hidden, button, noscript, svg")) continue;
      const style = getComputedStyle(element);
      if (style.visibility === "hidden" || element.getClientRects().length === 0) continue;
      canvas.font = `${style.fontWeight} 1000px ${style.fontFamily}`;
      const capital = canvas.measureText("H").actualBoundingBoxAscent / 1000;
      const cap = (Number.parseFloat(style.fontSize) * capital) / unit;
      const least = element.closest("[data-must]") ? 4.4 : 2.2;
      if (cap < least) faults.push(`${node.textContent.trim()}: ${cap.toFixed(2)} of ${least}`);
    }
    return faults;
  });
}

/** Texts that stick out of the wall, or that are cut off by what holds them. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)
      faults.push("the page scrolls");
    for (const element of document.querySelectorAll<HTMLElement>("[data-must]")) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || element.querySelector(".visually-hidden")) continue;
      let holder: HTMLElement | null = element;
      while (holder && getComputedStyle(holder).overflow !== "hidden") holder = holder.parentElement;
      const box = (holder ?? document.body).getBoundingClientRect();
      if (text.right > box.right + 1.5 || text.left < box.left - 1.5) faults.push(element.textContent ?? "");
    }
    return faults;
  });
}

test(
  "the thirty-metre rule: on every wall every text of every state is as high as the rule asks, and whole",
  { timeout: 120_000 },
  async () => {
    const page = await browser.visit({ viewport: walls[0] });
    await hall.prepare(page);
    const faults: string[] = [];
    for (const wall of walls) {
      await page.setViewportSize(wall);
      const states = wall.width === 1920 ? hallStates : mostDifferent;
      const visits: readonly Visit[] = [
        ...states.map((state) => ({ state })),
        ...["running", "final", "starting-fives"].flatMap((state) => [
          { state, cast: "long" as const, tenant: "b" },
          { state, cast: "russian" as const, locale: "ru" },
        ]),
        ...["player-stats", "programme"].map((screen) => ({ screen, cast: "russian" as const, locale: "ru" })),
      ] as readonly Visit[];
      for (const asked of visits) {
        await show(page, asked);
        for (const fault of [...(await tooLow(page)), ...(await cutOff(page))])
          faults.push(`${wall.width} ${JSON.stringify(asked)} ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test("LOOK34 where the shot clock is off the board shows the periods, and draws no empty box", async () => {
  const page = await browser.visit({ viewport: walls[0] });
  await hall.prepare(page);
  await show(page, { state: "running" });
  const boxAndTables = async () => [await page.locator("[data-shot-clock]").count(), await page.locator("table").count()];
  const [, fives = 0] = await boxAndTables();
  expect(await page.locator("[data-shot-clock] [role=timer]").count()).toBe(1);
  await show(page, { state: "expired" });
  expect(await boxAndTables()).toEqual([0, fives + 1]);
});

test("each state is the picture it is asked for", async () => {
  const page = await browser.visit({ viewport: walls[0] });
  await hall.prepare(page);
  const seen: Record<string, string> = {};
  for (const state of hallStates) {
    await show(page, { state });
    seen[state] = await page.evaluate(() => {
      const { stage, lit } = (document.querySelector("[data-stage]") as HTMLElement).dataset;
      const bar = document.querySelector<HTMLElement>("[data-bar]")?.dataset["bar"] ?? "";
      const digits = document.querySelector("[data-clock] [role=timer], [data-clock] [data-digits]")?.textContent ?? "";
      return [stage, bar, digits, lit === "true" ? "lit" : ""].filter(Boolean).join(" ");
    });
  }
  expect(seen).toMatchObject({
    "no-game": "no-game 19:30",
    waiting: "waiting 19:30",
    before: "before 04:30",
    "starting-fives": "starting-fives 04:30",
    running: "running running 4:12",
    stopped: "stopped stopped 4:12",
    "last-minute": "last-minute last-minute 37.4",
    "time-out": "time-out stopped 37.4",
    interval: "interval plain 1:24",
    "half-time": "half-time plain 14:24",
    overtime: "running running 1:51",
    final: "final plain",
    stale: "running stale 4:12",
    expired: "last-minute lit 0.0 lit",
  });
});

test("cells stand where they stood, whatever figure is in them", async () => {
  const page = await browser.visit({ viewport: walls[0] });
  await hall.prepare(page);
  await show(page, { state: "running" });
  const places = (clockMs: number, points: number) =>
    page.evaluate(
      async ([ms, score]) => {
        const { show: put, shown } = window as unknown as {
          show: (shown: unknown) => void;
          shown: { view: { now: Record<string, unknown> } };
        };
        const clock = { running: false, remainingMs: ms, atMs: 0 };
        const side = (name: string) => ({ ...(shown.view.now[name] as object), points: score });
        put({ ...shown, view: { ...shown.view, now: { ...shown.view.now, clock, home: side("home"), away: side("away") } } });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const of = (selector: string, last: number) =>
          [...document.querySelectorAll(selector)].slice(-last).map((cell) => {
            const { left, width, top } = cell.getBoundingClientRect();
            return [left, width, top].map(Math.round).join(" ");
          });
        return {
          clock: of("[data-clock] [role=timer] > *", 4),
          home: of("[data-score=home] i", 2),
          away: of("[data-score=away] i", 2),
          text: document.querySelector("[data-clock] [role=timer]")?.textContent,
          score: [...document.querySelectorAll("[data-score=home] i")].map((cell) => cell.textContent).join(""),
        };
      },
      [clockMs, points] as const,
    );
  const [one, four] = [await places(71_000, 9), await places(284_000, 104)];
  expect([one.text, one.score, four.text, four.score]).toEqual(["1:11", "9", "4:44", "104"]);
  expect({ ...four, text: "", score: "" }).toEqual({ ...one, text: "", score: "" });
  const whole = await places(600_000, 86);
  expect(whole.text).toBe("10:00");
  expect({ ...whole, text: "", score: "" }).toEqual({ ...one, text: "", score: "" });
});

test("sides change places, and the possession arrow with them", async () => {
  const page = await browser.visit({ viewport: walls[0] });
  await hall.prepare(page);
  await show(page, { state: "running", swap: "1" });
  const left = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left("[data-score=home]")).toBeGreaterThan(await left("[data-score=away]"));
});

test("a night of games leaves nothing behind: heap and document stay as they were", { timeout: 90_000 }, async () => {
  const page = await browser.visit({ viewport: walls[0] });
  await hall.prepare(page);
  await show(page, { state: "running" });
  const session = await page.context().newCDPSession(page);
  const size = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return { usedSize, nodes, jsEventListeners };
  };
  // Four games of 260 baskets, each shown as it grows: what a hall sees in eight hours.
  const play = (games: number) =>
    page.evaluate(async (count) => {
      type Log = { events: unknown[] };
      type View = { gameId: string; log: Log };
      const { show: put, wholeGame } = window as unknown as { show: (shown: unknown) => void; wholeGame: (number: number) => View };
      for (let number = 0; number < count; number++) {
        const view = wholeGame(number);
        for (let events = 10; events <= view.log.events.length; events += 12) {
          put({
            view: { ...view, log: { ...view.log, events: view.log.events.slice(0, events) } },
            at: Date.UTC(2026, 10, 21) + events * 1000,
            staleForMs: events % 48 < 12 ? 5000 : null,
          });
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      }
    }, games);
  await play(1);
  const before = await size();
  await play(3);
  const after = await size();
  expect(after.usedSize).toBeLessThan(before.usedSize * 1.15 + 500_000);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 50);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
});
