import process from "node:process";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { AddEvent } from "#core/game/events.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { setup as buildPages } from "#tests/support/browser/built-pages.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { killableInstallation } from "#tests/support/servers/killable-installation.ts";

/** So long a log as the bars of the scorer's screen are set for. */
const eventsBefore = 900;

export type TablePage = {
  readonly browser: Browser;
  readonly gameId: GameId;
  readonly eventsBefore: number;
  /** As the world gets it. */
  readonly log: () => Promise<LiveLog>;
  readonly open: (context: BrowserContext) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** The built program with its database, a game with a long log in it, and Chromium to open the scorer's screen of it. */
export async function tablePage(name: string): Promise<TablePage> {
  await buildPages();
  const installation = await killableInstallation();
  const table = await TableInDatabase.set(installation.db, name, () => installation.port);
  await installation.startServer();
  const gameId = await table.game();
  const log = longLog();
  await table.league.append(gameId, log);
  const links = scorerLinksFor(installation.db, table.league.tenantId);
  const { token } = await links.issue({ gameId, role: "statistics", label: "bench", expiresAt: Date.now() + 3_600_000 });
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  const origin = `http://${table.host}:${installation.port}`;
  return {
    browser,
    gameId,
    eventsBefore: log.length,
    log: async () => {
      const { text } = await askServer(installation.port, liveAddresses.log(gameId), { host: table.host });
      return JSON.parse(text) as LiveLog;
    },
    open: async (context) => {
      const page = await context.newPage();
      await page.goto(origin + liveAddresses.desk(gameId, "statistics", token));
      await page.locator("[data-line=online]").waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await installation.close();
    },
  };
}

/** A made-up game with the clock set after each of its plays, as far as so many events go. */
function longLog(): readonly AddEvent[] {
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

/** The shirts of a side's five. */
export async function shirtsOf(of: Page, side: "home" | "away"): Promise<readonly string[]> {
  return of.locator(`section[data-side=${side}] [data-player] > b`).allTextContents();
}

/** How many lines the log on the screen says that it has. */
export async function linesOn(of: Page): Promise<number> {
  const text = await of.locator("#table-log + span").textContent();
  return Number(/\d+/.exec(text ?? "")?.[0] ?? 0);
}
