import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/clubs\/gavran/);
const phone = { width: 390, height: 844 };

async function textOf(tenant: "league-a" | "league-b", path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replace(/<\/?mark>/g, "");
}

async function opened(path: string, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit(options);
  await page.goto(site.origin("league-a") + path);
  if (options?.javaScriptEnabled !== false) await settled(page);
  return page;
}

/** Types into the box over the page, once it is there. */
async function typed(page: Page, words: string): Promise<void> {
  await page.keyboard.press("/");
  await page.locator("dialog[open] input").waitFor();
  await page.keyboard.type(words);
  await page.locator("dialog [role=option]").first().waitFor();
}

describe("the page", () => {
  test.each([
    ["league-a", "/sr/search?q=gavran", "Gavran", "/sr/clubs/gavran"],
    ["league-a", "/sr-cyrl/search?q=gavran", "Гавран", "/sr-cyrl/clubs/gavran"],
    ["league-a", "/ru/search?q=Гавран", "Гавран", "/ru/clubs/gavran"],
    ["league-a", "/ru/search?q=gavran", "Гавран", "/ru/clubs/gavran"],
    ["league-a", "/ru/search?q=Beckworth", "Эллиот Беквит", "/ru/players/elliott-beckworth"],
    ["league-a", "/en/search?q=gavarn", "Gavran", "/en/clubs/gavran"],
    ["league-a", "/sr/search?q=SCEPANOVIC", "Šćepanović", "/sr/players/"],
    ["league-b", "/sl/search?q=zabarji", "Žabarji Vič", "/sl/clubs/zabarji-vic"],
    ["league-b", "/sr-cyrl/search?q=сове", "Сове Шишка", "/sr-cyrl/clubs/sove-siska"],
    ["league-b", "/ru/search?q=Бежиград", "Ежи Бежиград", "/ru/clubs/jezi-bezigrad"],
  ] as const)("of %s finds %s", async (tenant, path, name, href) => {
    const [address = "", words = ""] = path.split("q=");
    const html = await textOf(tenant, `${address}q=${encodeURIComponent(words)}`);
    expect(html).toContain(name);
    expect(html).toContain(`href="${href}`);
    expect(html).toContain('name="robots" content="noindex');
  });

  test("SRCH11 finds coaches and referees, and leads to their pages", async () => {
    for (const [kind, path] of [
      ["coach", "/sr/coaches"],
      ["referee", "/sr/referees"],
    ] as const) {
      const [, href = "", name = ""] = new RegExp(`href="(${path}/[^"/]+)"[^>]*>([^<]+)<`, "u").exec(await textOf("league-a", path)) ?? [];
      expect(name, kind).not.toBe("");
      expect(await textOf("league-a", `/sr/search?q=${encodeURIComponent(name)}`)).toContain(`href="${href}"`);
    }
  });

  test.each([
    ["/sr/search", "dvorana kula", "Dvorana Kula", "/sr/halls/"],
    ["/sr-cyrl/search", "dvornaa kula", "Дворана Кула", "/sr-cyrl/halls/"],
    ["/en/search", "regulations", "Competition regulations", "/en/documents#"],
    ["/sr/search", "propozicije", "Propozicije takmičenja", "/sr/documents#"],
  ])("SRCH12 on %s finds by “%s” a hall or a paper, and leads to it", async (path, words, name, href) => {
    const page = await opened(path);
    await page.locator("main input[name=q]").fill(words);
    await page.locator("main button[type=submit]").click();
    const found = page.locator(`main a[href^="${href}"]`).first();
    expect(await found.innerText()).toContain(name);
    await found.click();
    await page.waitForURL(`**${href}**`);
    const place = new URL(page.url()).hash;
    const shown = page.locator(place === "" ? "main h1" : `main ${place}`);
    await expect.poll(() => shown.innerText()).toContain(name);
    expect(await shown.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test("finds nothing of the other league", async () => {
    expect(await textOf("league-b", "/sr/search?q=gavran")).not.toContain("/clubs/gavran");
    expect(await textOf("league-a", "/sl/search?q=zabarji")).not.toContain("/clubs/zabarji-vic");
  });

  test("has each kind at length, and answers without JavaScript", async () => {
    const page = await opened("/sr/search", { javaScriptEnabled: false });
    await page.locator("main input[name=q]").fill("gavran bedem");
    await page.getByRole("button", { name: "Traži" }).click();
    expect(page.url()).toContain("/sr/search?q=gavran+bedem");
    const games = page.locator("main a[href*='/games/']");
    expect(await games.count()).toBe(6);
    expect(await games.first().locator("mark").allInnerTexts()).toHaveLength(2);
    await page.getByRole("link", { name: "Još utakmica" }).click();
    expect(await games.count()).toBeGreaterThan(6);
    await page.getByRole("link", { name: "Rezultati svih vrsta" }).click();
    expect(await games.count()).toBe(6);
    await page.getByRole("banner").getByRole("link", { name: "Pretraga" }).click();
    expect(new URL(page.url()).pathname).toBe("/sr/search");
  });

  test("says that it found nothing, and where to go on", async () => {
    const page = await opened("/fr/search?q=xyzzy+quux");
    expect(await page.locator("main").innerText()).toContain("Aucun résultat pour «\u00a0xyzzy quux\u00a0».");
    expect(await page.locator("main a").allInnerTexts()).toEqual(["xyzzy", "quux"]);
  });
});

// Search: reliability-security.md, 2.5
const harmless = [
  "",
  "a",
  "x".repeat(1500),
  "%",
  "_",
  "\\",
  "'",
  "' or 1=1 --",
  ":* & |",
  "!(a|b)<->c",
  "\u202eabc",
  "שלום",
  "👨‍👩‍👧",
  "Петровић",
  "ß İ ı ð dj",
  "c\u030c",
  "a\u0000b",
  "(a+)+$",
  "../../etc",
  "<script>alert(1)</script>",
];

describe("SRCH5 whatever is typed", () => {
  test.each(harmless)("%j: page and call answer", async (words) => {
    const q = encodeURIComponent(words);
    const [page, all, call] = await Promise.all([
      site.get("league-a", `/sr/search?q=${q}`),
      site.get("league-a", `/sr/search?q=${q}&kind=games&sort=(select)&offset=1e9`),
      site.get("league-a", `/v2/website/search?q=${q}&limit=1e9&locale=(select)`),
    ]);
    expect([page.status, all.status, call.status]).toEqual([200, 200, 200]);
    expect(await page.text()).not.toContain("<script>alert");
    expect(Object.keys((await call.json()) as object)).toContain("players");
  });

  test("what cannot be read as an address is refused", async () => {
    expect((await site.get("league-a", `/sr/search?q=${"x".repeat(10_000)}`)).status).toBe(414);
    expect((await site.get("league-a", `/v2/website/search?q=${"x".repeat(10_000)}`)).status).toBeLessThan(500);
    expect((await site.get("league-a", "/sr/search?q=%FF%FE&kind=nothing")).status).toBe(200);
  });
});

describe("the box over the page", () => {
  test("opens by key, is led by arrows, and leads to what is chosen", async () => {
    const page = await opened("/sr");
    await typed(page, "gavran");
    // Of the whole word: what its first letters found is replaced, and with it what arrows had chosen.
    await page.locator("dialog [role=option] mark").getByText("Gavran", { exact: true }).first().waitFor();
    const field = page.getByRole("combobox");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("dialog [role=status]").innerText()).toMatch(/^\d+ rezultat/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const option = page.locator("dialog [role=option][aria-selected=true]");
    expect(await option.getAttribute("id")).toBe(await field.getAttribute("aria-activedescendant"));
    expect(await option.locator("mark").innerText()).toBe("Gavran");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/sr\/clubs\/gavran/);
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  test("opens by Ctrl+K and by its button, closes by Escape, and takes its words to the page", async () => {
    const page = await opened("/ru");
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("banner").getByRole("link", { name: "Поиск" }).click();
    await page.locator("dialog[open] input").waitFor();
    await page.keyboard.type("Гавран");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ru\/search\?q=/);
    expect(await page.locator("main input[name=q]").inputValue()).toBe("Гавран");
  });

  test("asks once for what is typed in one go, and shows names in the reader's script", async () => {
    const page = await opened("/sr-cyrl");
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/v2/website/search") && asked.push(request.url()));
    await page.keyboard.press("/");
    // By keys a busy machine is slow enough to be asked in between.
    await page.locator("dialog[open] input").evaluate((input, words) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      for (let length = 1; length <= words.length; length += 1) {
        value?.set?.call(input, words.slice(0, length));
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }, "gavran");
    const first = page.locator("dialog [role=option]").first();
    await first.waitFor();
    expect(asked).toHaveLength(1);
    expect(await first.innerText()).toContain("Гавран");
  });

  test("costs nobody anything who does not search", async () => {
    const page = await browser.visit();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(`${site.origin("league-a")}/sr`);
    await settled(page);
    // The code of linked pages is fetched ahead, the search page's among them; the box is not.
    expect(loaded.filter((url) => url.includes("search-dialog") || url.includes("/v2/website/search"))).toEqual([]);
  });
});

/** Types into the page's own field, until something stands below it. */
async function typedBelow(page: Page, words: string): Promise<void> {
  await page.locator("main input[name=q]").click();
  await page.keyboard.type(words);
  await page.locator("main [role=option]").first().waitFor();
}

describe("SRCH10 the field of the page", () => {
  test("suggests below itself, is led by arrows, and leads to what is chosen", async () => {
    const page = await opened("/sr/search");
    await typedBelow(page, "gavran");
    const field = page.getByRole("combobox");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await page.locator("main [role=option] mark").getByText("Gavran", { exact: true }).first().waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const option = page.locator("main [role=option][aria-selected=true]");
    expect(await option.getAttribute("id")).toBe(await field.getAttribute("aria-activedescendant"));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/sr\/clubs\/gavran/);
  });

  test("its first Escape takes the list away and leaves the words, Enter alone leads to all of it", async () => {
    const page = await opened("/sr/search");
    await typedBelow(page, "gavran");
    await page.keyboard.press("Escape");
    await page.locator("main [role=option]").first().waitFor({ state: "detached" });
    const field = page.locator("main input[name=q]");
    expect([await field.inputValue(), await field.getAttribute("role")]).toEqual(["gavran", null]);
    await page.keyboard.type(" b");
    await page.locator("main [role=option]").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/sr\/search\?q=gavran\+b/);
    await page.locator("main [role=option]").first().waitFor({ state: "detached" });
    expect(await page.locator("main a[href*='/games/']").count()).toBe(6);
  });

  test("takes its list away when somebody goes elsewhere, also to the answer that stands there already", async () => {
    const page = await opened("/sr/search?q=gavran");
    await typedBelow(page, " ");
    await page.getByRole("link", { name: "Svi rezultati" }).click();
    const lists = page.locator("main [role=listbox]");
    await expect.poll(() => lists.count()).toBe(0);
    await typedBelow(page, "b");
    await page.locator("main h1").click();
    await expect.poll(() => lists.count()).toBe(0);
  });

  test("costs nobody anything who only reads", async () => {
    const page = await browser.visit();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(`${site.origin("league-a")}/sr/search?q=gavran`);
    await settled(page);
    expect(loaded.filter((url) => url.includes("suggestion-box") || url.includes("/v2/website/search"))).toEqual([]);
  });
});

describe("axe finds nothing", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const cases = [
    ["/ru/search?q=xyzzy", "dark", null],
    ["/sr", "dark", "gavran"],
    ["/sl", "light", "gav"],
    ["/ru/search", "dark", "гавран"],
    ["/sr/search", "light", "gav"],
  ] as const;
  test.each(cases)("at %s, %s, with %s typed", async (path, colorScheme, words) => {
    const page = await opened(path, { viewport: phone, colorScheme, bypassCSP: true, reducedMotion: "reduce" });
    if (words !== null) await (path.endsWith("/search") ? typedBelow : typed)(page, words);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: typeof Axe };
      const found = await runner.run(document.querySelector("dialog") ?? document, { resultTypes: ["violations"] });
      return found.violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
