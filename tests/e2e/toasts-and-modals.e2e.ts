import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { widgetsForThisFile } from "../support/browser/widgets.ts";

const browser = browserForThisFile(/\/v2\//);
const openWidgets = widgetsForThisFile();

type Widgets = {
  showToast(content: string, how?: { type?: string; timeout?: number | false }): number;
  callApi(method: string, path: string, body?: unknown): Promise<unknown>;
  tellScore(home: number, away: number, periodEnded: boolean): void;
  asked: string[];
  may: { open: boolean; close: boolean };
};

async function visit(): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 900, height: 700 } });
  await openWidgets(page);
  return page;
}

/** A page whose time passes only as the test says. Messages have been shown on it before. */
async function visitStill(): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 900, height: 700 } });
  await page.clock.install();
  await openWidgets(page);
  await toast(page, "First", { timeout: false });
  await cards(page).getByRole("button").click();
  await cards(page).first().waitFor({ state: "detached" });
  await page.mouse.move(1, 1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

function toast(page: Page, content: string, how?: { type?: string; timeout?: number | false }): Promise<void> {
  return page.evaluate(([text, given]) => void (window as unknown as Widgets).showToast(text, given), [content, how] as const);
}

function cards(page: Page) {
  return page.locator("[data-toast]");
}

/** Whole within the window, with nothing over it. */
function isInSight(page: Page, text: string): Promise<boolean> {
  return page.locator("[data-toast]", { hasText: new RegExp(`^${text}\\W*$`) }).evaluate((card) => {
    const { top, bottom, left, width } = card.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && card.contains(seen);
  });
}

describe("toasts", () => {
  test("TOAST1 stand at the bottom right, leave after 3,000 ms, and wait while somebody reads", async () => {
    const page = await visitStill();
    await toast(page, "Saved");
    await cards(page).first().waitFor();
    const box = await cards(page).first().boundingBox();
    expect(box && box.x + box.width > 860 && box.y + box.height > 660).toBe(true);
    await page.clock.runFor(2999);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => cards(page).count()).toBe(0);
    await toast(page, "Read me");
    await cards(page).first().waitFor();
    await page.clock.runFor(2000);
    await cards(page).first().hover();
    await page.clock.runFor(60_000);
    expect(await cards(page).count()).toBe(1);
    await page.mouse.move(1, 1);
    // What was left when somebody began to read.
    await page.clock.runFor(999);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => cards(page).count()).toBe(0);
  });

  test("TOAST4 twenty of them: the newest is in sight, and so is an error that came before them, and the newest after twenty errors", async () => {
    const page = await visit();
    await toast(page, "Broken", { type: "error", timeout: false });
    for (let number = 1; number <= 19; number += 1) await toast(page, `Message ${number}`, { timeout: false });
    await expect.poll(() => cards(page).count()).toBe(20);
    await expect.poll(() => isInSight(page, "Message 19")).toBe(true);
    expect(await isInSight(page, "Broken")).toBe(true);
    expect(await isInSight(page, "Message 1")).toBe(false);
    for (let number = 1; number <= 19; number += 1) await toast(page, `Error ${number}`, { type: "error", timeout: false });
    await toast(page, "Last of all", { timeout: false });
    await expect.poll(() => isInSight(page, "Last of all")).toBe(true);
    expect(await isInSight(page, "Error 19")).toBe(true);
  });

  test("TOAST1 are twenty at most, of five kinds, errors told at once and the others when there is time", async () => {
    const page = await visit();
    for (let number = 1; number <= 25; number += 1) await toast(page, `Message ${number}`, { timeout: false });
    await expect.poll(() => cards(page).count()).toBe(20);
    expect(await cards(page).first().innerText()).toContain("Message 6");
    for (const type of ["success", "error", "warning", "info", "default"]) await toast(page, type, { type, timeout: false });
    await page.locator('[role="alert"] [data-toast="error"]').waitFor();
    for (const type of ["success", "warning", "info", "default"]) {
      expect(await page.locator(`[role="status"] [data-toast="${type}"]`).count()).toBeGreaterThan(0);
    }
  });

  test("TOAST2 go by a click, by their button, and drawn past 60 percent of their width; less springs back", async () => {
    const page = await visit();
    await toast(page, "Click", { timeout: false });
    await cards(page).getByText("Click").click();
    await cards(page).first().waitFor({ state: "detached" });
    await toast(page, "Button", { timeout: false });
    await cards(page).getByRole("button").focus();
    await page.keyboard.press("Enter");
    await cards(page).first().waitFor({ state: "detached" });
    await toast(page, "Drag", { timeout: false });
    await cards(page).first().waitFor();
    await sleep(300);
    const drag = async (part: number) => {
      const box = await cards(page).first().boundingBox();
      if (!box) throw new Error("no toast");
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 20 + box.width * part, box.y + 20, { steps: 4 });
      await page.mouse.up();
      await sleep(400);
    };
    await drag(0.59);
    expect(await cards(page).count()).toBe(1);
    expect(
      await cards(page)
        .first()
        .evaluate((card) => getComputedStyle(card).translate),
    ).toBe("none");
    await drag(0.61);
    expect(await cards(page).count()).toBe(0);
  });

  test("TOAST3 lie above an open dialog", async () => {
    const page = await visit();
    await page.locator("#opener").click();
    await page.locator("dialog[open]").waitFor();
    await toast(page, "Above", { timeout: false });
    await cards(page).first().waitFor();
    await sleep(300);
    const isOnTop = await cards(page)
      .first()
      .evaluate((card) => card.closest("[popover]")?.matches(":popover-open"));
    expect(isOnTop).toBe(true);
  });
});

test("MOVE3 the score is read out at once, then every ten seconds at most, the latest; the end of a period without waiting", async () => {
  const page = await visitStill();
  const tell = (home: number, away: number, periodEnded = false) =>
    page.evaluate((score) => (window as unknown as Widgets).tellScore(...score), [home, away, periodEnded] as const);
  const said = page.locator("[role=status][data-score]");
  await tell(0, 0);
  await page.clock.runFor(60_000);
  expect(await said.textContent(), "what stood there when it came").toBe("");
  await tell(2, 0);
  await page.clock.runFor(0);
  await expect.poll(() => said.textContent()).toMatch(/Gavran 2\D+0/);
  await tell(4, 0);
  await page.clock.runFor(5000);
  await tell(4, 3);
  await page.clock.runFor(4999);
  expect(await said.textContent()).toMatch(/Gavran 2\D+0/);
  await page.clock.runFor(1);
  await expect.poll(() => said.textContent()).toMatch(/Gavran 4\D+3/);
  await tell(6, 3, true);
  await page.clock.runFor(0);
  await expect.poll(() => said.textContent()).toMatch(/Gavran 6\D+3/);
});

test("TAB2 a prefix and a suffix stand around the name, of a tab that cannot be activated too", async () => {
  const page = await visit();
  const row = page.getByRole("navigation", { name: "Tabs" }).getByRole("listitem");
  expect(await row.allInnerTexts()).toEqual(["1. Team Stats", "Photos (12)", "▶ Video *"]);
  await page.getByRole("link", { name: "Photos (12)" }).click();
  await expect.poll(() => page.locator("nav [aria-current=page]").innerText()).toBe("Photos (12)");
  await row.getByText("Video").click();
  expect(await page.locator("nav [aria-current=page]").innerText()).toBe("Photos (12)");
});

describe("modals", () => {
  const openModal = async (page: Page) => {
    await page.locator("#opener").click();
    await page.locator("dialog[open]").first().waitFor();
  };
  const isOpen = (page: Page) => page.locator("dialog[open]").count();

  test("MODAL1 lie above one another, keep the page still, hold the focus and give it back", async () => {
    const page = await visit();
    await openModal(page);
    await page.locator("#inner-opener").click();
    await expect.poll(() => isOpen(page)).toBe(2);
    expect(await page.locator("dialog[open]").evaluateAll((dialogs) => dialogs.map((each) => getComputedStyle(each).zIndex))).toEqual([
      "1000",
      "1002",
    ]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest("dialog")?.getAttribute("aria-label") === "Inner",
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("inner-opener");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  });

  test("MODAL2 open and close only when their hooks let them, also those that take their time", async () => {
    const page = await visit();
    const allow = (may: Widgets["may"]) => page.evaluate((given) => void Object.assign((window as unknown as Widgets).may, given), may);
    await allow({ open: false, close: true });
    await page.locator("#opener").click();
    await sleep(200);
    expect(await isOpen(page)).toBe(0);
    await allow({ open: true, close: false });
    await openModal(page);
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press("Escape");
      await sleep(100);
    }
    await page.mouse.click(5, 5);
    await sleep(100);
    expect(await isOpen(page)).toBe(1);
    await allow({ open: true, close: true });
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => isOpen(page)).toBe(0);
    expect(await page.evaluate(() => (window as unknown as Widgets).asked.length)).toBeGreaterThanOrEqual(6);
  });

  test("MODAL3 close by a click beside them", async () => {
    const page = await visit();
    await openModal(page);
    await page.mouse.click(5, 5);
    await expect.poll(() => isOpen(page)).toBe(0);
  });

  test("MODAL3 what opens it opens it again, pressed the moment it closes, and the page behind stays still", async () => {
    const page = await visit();
    await openModal(page);
    await page.locator("#inner-opener").click();
    const inner = page.getByRole("dialog", { name: "Inner" });
    await inner.waitFor();
    await inner.evaluate(async (dialog) => {
      dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
      // Its state has changed by now; the browser's own word that it closed is still to come.
      await Promise.resolve();
      document.querySelector<HTMLButtonElement>("#inner-opener")?.click();
    });
    await page.evaluate(() => new Promise((drawn) => void requestAnimationFrame(() => void requestAnimationFrame(drawn))));
    expect(await isOpen(page)).toBe(2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  });

  test("MODAL4 close when drawn down by more than a tenth of their height or thrown; less springs back", async () => {
    const page = await visitStill();
    const openStill = async () => {
      await page.locator("#opener").click();
      await page.clock.runFor(100);
      await page.locator("dialog[open]").waitFor();
      return page.locator("dialog[open]").evaluate((dialog: HTMLElement) => dialog.offsetHeight);
    };
    /** So many pixels down, taking so long; then the hook has its time. */
    const swipe = async (pixels: number, ms: number) => {
      const head = await page.locator("dialog[open] header").boundingBox();
      if (!head) throw new Error("no dialog");
      const [x, y] = [Math.round(head.x + 40), Math.round(head.y + 20)];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.clock.runFor(ms);
      await page.mouse.move(x, y + pixels, { steps: 3 });
      await page.mouse.up();
      await page.clock.runFor(100);
    };
    const tenth = Math.floor((await openStill()) * 0.1);
    expect(tenth).toBeGreaterThan(12);
    await swipe(tenth, 300);
    expect(await isOpen(page)).toBe(1);
    expect(await page.locator("dialog[open]").evaluate((dialog) => dialog.style.translate)).toBe("");
    await swipe(tenth + 1, 300);
    await expect.poll(() => isOpen(page)).toBe(0);
    await openStill();
    await swipe(12, 299);
    expect(await isOpen(page), "a tap").toBe(1);
    await swipe(13, 299);
    await expect.poll(() => isOpen(page), { message: "thrown" }).toBe(0);
  });
});

describe("calls", () => {
  async function calls(page: Page, statuses: readonly number[], body: object = {}) {
    const seen: { method: string; authorization: string | undefined }[] = [];
    await page.route("**/v2/**", (route) => {
      const request = route.request();
      seen.push({ method: request.method(), authorization: request.headers()["authorization"] });
      return route.fulfill({
        status: statuses[Math.min(seen.length, statuses.length) - 1] ?? 200,
        contentType: "application/json",
        body: JSON.stringify(body),
      });
    });
    return seen;
  }
  const call = (page: Page, method: string, body?: unknown) =>
    page.evaluate(([how, what]) => (window as unknown as Widgets).callApi(how, "v2/website/thing", what), [method, body] as const);

  test("RETRY1 a question is put again once on a passing fault, and nothing else ever is", async () => {
    const page = await visit();
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      const twice = await calls(page, [status, 200]);
      expect(await call(page, "GET")).toMatchObject({ ok: true, status: 200 });
      expect(twice.length).toBe(2);
      await page.unroute("**/v2/**");
    }
    const seen = await calls(page, [503]);
    expect(await call(page, "GET")).toMatchObject({ ok: false, status: 503 });
    expect(seen.length).toBe(2);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) await call(page, method, {});
    expect(seen.length).toBe(6);
    await page.unroute("**/v2/**");
    for (const status of [400, 401, 404, 501]) {
      const once = await calls(page, [status]);
      await call(page, "GET");
      expect(once.length).toBe(1);
      await page.unroute("**/v2/**");
    }
  });

  test("RETRY2 a message that comes with 200 is shown, translated; one that is no key as it came; no token goes along", async () => {
    const page = await visit();
    await calls(page, [200], { message: "messages.login_successful" });
    await call(page, "POST", {});
    await page.locator('[data-toast="success"]').getByText("You have successfully logged in").waitFor();
    await page.unroute("**/v2/**");
    const seen = await calls(page, [200], { message: "Thank you, see you there." });
    await call(page, "GET");
    await page.locator('[data-toast="success"]').getByText("Thank you, see you there.").waitFor();
    expect(seen).toEqual([{ method: "GET", authorization: undefined }]);
    await page.unroute("**/v2/**");
    const before = await cards(page).count();
    await calls(page, [201], { message: "messages.login_successful" });
    await call(page, "POST", {});
    expect(await cards(page).count()).toBeLessThanOrEqual(before);
  });
});
