import { chromium } from "playwright-core";
import { fantasyOverview, fantasyPagesPort } from "./support/fixtures/fantasy-pages.ts";
import { fixtureGames } from "./support/fixtures/fixture-queries.ts";
import { fixturePorts } from "./support/fixtures/fixture-ports.ts";
import { startAppServer } from "./support/servers/app-server.ts";
let kind = "under-way" as Parameters<typeof fantasyOverview>[0];
const server = await startAppServer((id, note) => { const p = fixturePorts(id, note); return { ...p, fantasy: { ...p.fantasy, ...fantasyPagesPort, overview: async () => fantasyOverview(kind) } }; });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--host-resolver-rules=MAP *.localhost 127.0.0.1"] });
const L = "seasons/2025-26/leagues/prva";
const shots: [string, string, number, "light" | "dark", string?][] = [
  ["tab-sr-390", `/sr/${L}/tabs/Fantasy`, 390, "light", "under-way"],
  ["tab-ru-1440", `/ru/${L}/tabs/Fantasy`, 1440, "dark", "between"],
  ["tab-fr-390", `/fr/${L}/tabs/Fantasy`, 390, "dark", "before"],
  ["rules-sr-390", `/sr/${L}/fantasy/rules`, 390, "light"],
  ["rules-ru-1440", `/ru/${L}/fantasy/rules`, 1440, "light"],
  ["corr-sr-390", `/sr/${L}/fantasy/corrections`, 390, "dark"],
  ["corr-ru-1440", `/ru/${L}/fantasy/corrections`, 1440, "light"],
  ["game-sr-390", `/sr/${L}/rounds/7/games/${fixtureGames.final}/tabs/Fantasy`, 390, "light"],
  ["game-ru-1440", `/ru/${L}/rounds/7/games/${fixtureGames.final}/tabs/Fantasy`, 1440, "dark"],
  ["ahead-sl-390", `/sl/${L}/rounds/8/games/${fixtureGames.scheduled}/tabs/Fantasy`, 390, "light"],
];
for (const [name, path, width, scheme, k] of shots) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  if (k) kind = k as typeof kind;
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  await page.goto(server.origin("league-a.localhost") + path, { waitUntil: "load" });
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/pages-${name}.png`, fullPage: true });
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, document.title]));
  await page.close();
}
await browser.close();
await server.close(0);
process.exit(0);
