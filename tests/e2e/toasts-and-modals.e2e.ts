import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser.ts";
import { widgetsForThisFile } from "../support/widgets.ts";

const browser = browserForThisFile(/\/v2\//);
const openWidgets = widgetsForThisFile();

type Widgets = {
  showToast(content: string, how?: { type?: string; timeout?: number | false }): number;
  callApi(method: string, path: string, body?: unknown): Promise<unknown>;
  readAccessTokenFrom(source: () => string | null): void;
  asked: string[];
  may: { open: boolean; close: boolean };
};

async function visit(): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 900, height: 700 } });
  await openWidgets(page);
  return page;
}

function toast(page: Page, content: string, how?: { type?: string; timeout?: number | false }): Promise<void> {
  return page.evaluate(([text, given]) => void (window as unknown as Widgets).showToast(text, given), [content, how] as const);
}

function cards(page: Page) {
  return page.locator("[data-toast]");
}

describe("toasts", () => {
  test("TOAST1 stand at the bottom right, leave after 3,000 ms, and wait while somebody reads", async () => {
    const page = await visit();
    await toast(page, "Saved");
    await cards(page).first().waitFor();
    const shownAt = Date.now();
    const box = await cards(page).first().boundingBox();
    expect(box && box.x + box.width > 860 && box.y + box.height > 660).toBe(true);
    await cards(page).first().waitFor({ state: "detached" });
    expect(Date.now() - shownAt).toBeGreaterThan(2500);
    await toast(page, "Read me");
    await cards(page).first().hover();
    await sleep(3600);
    expect(await cards(page).count()).toBe(1);
    await page.mouse.move(1, 1);
    await cards(page).first().waitFor({ state: "detached" });
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
    await drag(0.5);
    expect(await cards(page).count()).toBe(1);
    expect(
      await cards(page)
        .first()
        .evaluate((card) => getComputedStyle(card).translate),
    ).toBe("none");
    await drag(0.62);
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

  test("MODAL4 close when drawn down by more than a tenth of their height or thrown; less springs back", async () => {
    const page = await visit();
    const swipe = async (part: number, ms: number) => {
      const dialog = await page.locator("dialog[open]").boundingBox();
      const head = await page.locator("dialog[open] header").boundingBox();
      if (!dialog || !head) throw new Error("no dialog");
      await page.mouse.move(head.x + 40, head.y + 20);
      await page.mouse.down();
      await sleep(ms);
      await page.mouse.move(head.x + 40, head.y + 20 + dialog.height * part, { steps: 3 });
      await page.mouse.up();
      await sleep(200);
    };
    await openModal(page);
    await swipe(0.08, 400);
    expect(await isOpen(page)).toBe(1);
    await swipe(0.3, 400);
    expect(await isOpen(page)).toBe(0);
    await openModal(page);
    await swipe(0.09, 0);
    await expect.poll(() => isOpen(page)).toBe(0);
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

  test("RETRY2 a message that comes with 200 is shown, translated; one that is no key as it came; the token goes along", async () => {
    const page = await visit();
    await calls(page, [200], { message: "messages.login_successful" });
    await call(page, "POST", {});
    await page.locator('[data-toast="success"]').getByText("You have successfully logged in").waitFor();
    await page.unroute("**/v2/**");
    const seen = await calls(page, [200], { message: "Thank you, see you there." });
    await page.evaluate(() => (window as unknown as Widgets).readAccessTokenFrom(() => "secret"));
    await call(page, "GET");
    await page.locator('[data-toast="success"]').getByText("Thank you, see you there.").waitFor();
    expect(seen).toEqual([{ method: "GET", authorization: "Bearer secret" }]);
    await page.unroute("**/v2/**");
    const before = await cards(page).count();
    await calls(page, [201], { message: "messages.login_successful" });
    await call(page, "POST", {});
    expect(await cards(page).count()).toBeLessThanOrEqual(before);
  });
});
