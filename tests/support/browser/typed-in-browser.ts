import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type { Fact, GameMoment } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { keyOf, type Press } from "#core/table/key-press.ts";
import { pressKey } from "#core/table/press-key.ts";
import { newEntry } from "#core/table/table-entry.ts";
import type { ScoringDevice } from "../games/scoring-device.ts";
import { bothSeats } from "../games/table-seat.ts";
import { gameSetUp, type TypedGame } from "../games/typed-game.ts";

/** Keys as the places of a keyboard are called, a space between two. */
export async function pressCodes(page: Page, codes: string): Promise<void> {
  for (const code of codes.split(" ")) await page.keyboard.press(code);
}

/**
 * Types a planned game on the scorer's screen, each key as soon as the one before it is down. The board's man sets the clock before the
 * keys that are to be stamped with it, and begins and ends the periods; `office` may write all of that.
 */
export async function typeInBrowser(page: Page, { setUp, presses }: TypedGame, ruleProfile: string, office: ScoringDevice): Promise<void> {
  // What a press is to the table, the plan's own machine knows.
  const plan = gameSetUp(setUp, ruleProfile);
  let entry = newEntry;
  let shownMs: number | null = null;
  for (const press of presses) {
    const { entry: after, commands } = pressKey(entry, plan, press, bothSeats);
    entry = after;
    if (isOfPeriod(press)) {
      for (const { changes } of commands) {
        const told = changes.flatMap((change) => (change.op === "add" ? [{ fact: change.fact, moment: change.moment }] : []));
        await tell(office, told);
        const begins = told.find(({ fact }) => fact.type === "period.start");
        shownMs = begins ? begins.moment.gameClockMs : 0;
        await shows(page, shownMs!);
      }
      continue;
    }
    const { gameClockMs } = press.clock;
    if (gameClockMs !== null && gameClockMs !== shownMs) {
      const { period } = plan.plays.at(-1)!.moment;
      const moment = { period, gameClockMs, shotClockMs: null, clockQuality: "auto" } as const;
      await tell(office, [{ fact: { type: "clock.set", remainingMs: gameClockMs, previousMs: null }, moment }]);
      await shows(page, gameClockMs);
      shownMs = gameClockMs;
    }
    await touch(page, press);
    await expectAsked(page, entry.sentence?.ask ?? "idle", press);
  }
}

/** The screen asks what the plan's machine asks: where they part, the first such key is named. */
async function expectAsked(page: Page, ask: string, press: Press): Promise<void> {
  const shown = await page.locator("[data-ask]").evaluate((element) => [element.dataset["ask"], element.textContent]);
  if (shown[0] !== ask) throw new Error(`After ${JSON.stringify(press)} the plan asks ${ask}, the screen: ${shown.join(", ")}`);
}

/** Several facts as one command of the office, on whatever stands by then. */
export async function tell(office: ScoringDevice, told: readonly { readonly fact: Fact; readonly moment: GameMoment }[]): Promise<void> {
  const changes = told.map(
    ({ fact, moment }) => ({ op: "add", eventId: randomUUID() as EventId, moment, link: null, fact, after: null }) as const,
  );
  for (;;) {
    const answer = await office.change(changes);
    if (answer.kind === "accepted") return;
    if (answer.kind !== "behind") throw new Error(JSON.stringify(answer));
    office.seen = answer.version;
  }
}

async function shows(page: Page, remainingMs: number): Promise<void> {
  await page.locator(`[data-remaining="${remainingMs}"]`).waitFor({ state: "attached" });
}

function isOfPeriod(press: Press): boolean {
  if (press.kind !== "key") return false;
  const key = keyOf(press.code, press.shift, press.alt);
  return key?.kind === "clock" && key.key.kind === "period";
}

async function touch(page: Page, press: Press): Promise<void> {
  if (press.kind === "key") await page.keyboard.press(press.shift ? `Shift+${press.code}` : press.code);
  else if (press.kind === "player") await page.locator(`section[data-side=${press.side}] [data-player="${press.player}"]`).click();
  else throw new Error(`No key for ${press.kind}`);
}
