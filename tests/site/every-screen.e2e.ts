import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { keyboardFaults } from "../support/browser/keyboard-faults.ts";
import { pageOfEachKind, type PageKind } from "../support/browser/page-kinds.ts";
import { mostGameLetters, mostScriptBytes, mostStyleBytes, pageScales } from "../support/browser/page-weight.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/** What passes for still, with room for fonts that come late on a busy machine; on most screens it is 0. */
const mostShift = 0.05;

/** Rows and items are made by one piece of code each: the first dozen stand for hundreds. */
const alikeRows = ["tbody > tr:nth-child(n + 13)", "li:nth-child(n + 13)"];

/** The first visit looks at all there is, the second at what another width and another scheme change. */
const visits = [
  {
    looksFor: "every screen: nothing for axe, all of it for the keyboard, a game in 80 KB (LOOK26)",
    tenant: "league-a",
    locale: "ru",
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
  },
  {
    looksFor: "one tab of every screen: contrast and targets",
    tenant: "league-b",
    locale: "sr",
    viewport: { width: 1280, height: 900 },
    colorScheme: "dark",
  },
] as const satisfies readonly {
  looksFor: string;
  tenant: "league-a" | "league-b";
  locale: Locale;
  viewport: object;
  colorScheme: "light" | "dark";
}[];

/** What another width and another scheme change. Names and roles, and what keys reach, are looked at in the first visit alone. */
const drawnRules = ["color-contrast", "target-size"];

let axe: string;
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
});

type Painted = { readonly shift: number; readonly shifted: readonly string[]; readonly largest: string | null };

/** Shifts of the layout so far, what moved furthest, and the largest thing painted: its text or the address of its picture. */
function painted(page: Page): Promise<Painted> {
  return page.evaluate(async () => {
    const entries = <Entry>(type: string) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 150);
      });
    const [shifts, paints] = await Promise.all([
      entries<{ value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }>("layout-shift"),
      entries<{ element: Element | null; url: string }>("largest-contentful-paint"),
    ]);
    const largest = paints.at(-1);
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const worst = own.toSorted((one, other) => other.value - one.value)[0];
    return {
      shift: own.reduce((sum, { value }) => sum + value, 0),
      shifted: (worst?.sources ?? []).map(({ node }) =>
        (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 90),
      ),
      largest: largest ? (largest.url && new URL(largest.url).pathname) || (largest.element?.textContent ?? "") : null,
    };
  });
}

describe.each(visits)("$tenant in $locale, $viewport.width px, $colorScheme", ({ looksFor, tenant, locale, viewport, colorScheme }) => {
  test(`${looksFor}, no wider than the screen, light, still, its largest part in the first HTML`, { timeout: 400_000 }, async () => {
    const faults: string[] = [];
    const weigh = pageScales(site.port, `${tenant}.localhost`);
    const kinds = await pageOfEachKind(site.db, `${tenant}.localhost`, locale);
    const left = tenant === visits[0].tenant ? [...kinds] : firstTab(kinds);
    async function readOneByOne(): Promise<void> {
      const page = await browser.visit({ viewport, colorScheme, reducedMotion: "reduce", bypassCSP: true });
      for (let kind = left.shift(); kind; kind = left.shift()) faults.push(...(await faultsOf(page, kind, { tenant, viewport, weigh })));
    }
    // One for each core that a run can count on.
    await Promise.all([readOneByOne(), readOneByOne()]);
    expect(faults).toEqual([]);
  });
});

/** Of a screen with tabs one stands for the rest: width and scheme are its frame's and its tables'. */
function firstTab(kinds: readonly PageKind[]): PageKind[] {
  const screens = Map.groupBy(kinds, ({ name }) => name.replace(/ \S+$/, ""));
  return [...screens.values()].flatMap(([first]) => first ?? []);
}

type Visit = Pick<(typeof visits)[number], "tenant" | "viewport"> & { readonly weigh: ReturnType<typeof pageScales> };

async function faultsOf(page: Page, { name, path }: PageKind, { tenant, viewport, weigh }: Visit): Promise<string[]> {
  const answer = await site.get(tenant, path);
  const html = await answer.text();
  if (answer.status !== 200) return [`${name} (${path}) answers ${answer.status}`];
  const { scripts, styles } = await weigh(html);
  await page.goto(site.origin(tenant) + path, { waitUntil: "load" });
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  const { shift, shifted, largest } = await painted(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.evaluate(axe);
  const isFirst = tenant === visits[0].tenant;
  // What a thumb is to hit: 24 pixels, or as much room around it. Not among the rules that are on by themselves.
  const rules: Axe.RunOptions = isFirst ? { rules: { "target-size": { enabled: true } } } : { runOnly: drawnRules };
  const violations = await page.evaluate(
    async ({ rest, options }) => {
      const { violations: found } = await (globalThis as unknown as { axe: typeof Axe }).axe.run({ exclude: rest }, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    },
    { rest: alikeRows, options: { resultTypes: ["violations"], ...rules } satisfies Axe.RunOptions },
  );
  const forKeyboards = isFirst ? await keyboardFaults(page) : [];
  // AUTH1: whoever is not signed in is led to where he can, so what is painted in the end is that page.
  const isLedOn = new URL(page.url()).pathname !== path;
  const says = (fault: string) => `${name} (${path}) ${fault}`;
  return [
    ...violations.map((violation) => says(`breaks ${violation}`)),
    ...forKeyboards.map(says),
    ...(scripts > mostScriptBytes ? [says(`has ${(scripts / 1024).toFixed(1)} KB of scripts`)] : []),
    ...(styles > mostStyleBytes ? [says(`has ${(styles / 1024).toFixed(1)} KB of styles`)] : []),
    ...(name === "game" && html.length > mostGameLetters ? [says(`has ${html.length} letters of HTML`)] : []),
    ...(width > viewport.width ? [says(`is ${width} px wide`)] : []),
    ...(shift > mostShift ? [says(`shifts by ${shift.toFixed(3)}: ${shifted.join(" ")}`)] : []),
    ...(largest !== null && !isLedOn && !isIn(html, largest)
      ? [says(`paints “${largest.slice(0, 60)}” largest, which was not in the HTML`)]
      : []),
  ];
}

/** A picture by its address, a text by its first words, whatever elements part it. */
function isIn(html: string, largest: string): boolean {
  if (largest.startsWith("/")) return html.includes(largest);
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
  return text.includes(largest.slice(0, 40));
}
