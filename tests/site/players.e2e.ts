import { sql } from "kysely";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { toRussian } from "#core/wording/russian-spelling.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import { mergePeople, partPeople } from "#server/projections/merged-people.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

type Veteran = {
  readonly tenantId: TenantId;
  readonly personId: PersonId;
  readonly slug: string;
  readonly given: string;
  readonly family: string;
  readonly games: number;
  readonly starts: number;
  readonly seconds: number;
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly threes: number;
};

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/(?:players\/nobody|nothing)$/);
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };
/** Of either league those with the most games, their sums taken straight from the lines. */
const veterans: Record<"league-a" | "league-b", readonly Veteran[]> = { "league-a": [], "league-b": [] };
const number = new Intl.NumberFormat("en-GB");

beforeAll(async () => {
  for (const tenant of ["league-a", "league-b"] as const) {
    const { rows } = await sql<Veteran>`
      select person.tenant_id as "tenantId", person.person_id as "personId", person.slug, person.given_name as given,
        person.family_name as family, count(*)::integer as games, sum(line.starter::integer)::integer as starts,
        sum(line.seconds)::integer as seconds, sum(line.points)::integer as points,
        sum(line.offensive_rebounds + line.defensive_rebounds)::integer as rebounds, sum(line.assists)::integer as assists,
        sum(line.three_pointers_made)::integer as threes
      from box_player_lines line
      join persons person on person.tenant_id = line.tenant_id and person.person_id = line.person_id
      join tenant_hosts host on host.tenant_id = line.tenant_id and host.host = ${`${tenant}.localhost`}
      where line.counted and line.played and person.transliterable
      group by person.tenant_id, person.person_id order by count(*) desc, sum(line.points) desc limit 5`.execute(site.db);
    veterans[tenant] = rows;
  }
});

function veteranOf(tenant: "league-a" | "league-b", place = 0): Veteran {
  const veteran = veterans[tenant][place];
  if (!veteran) throw new Error(`nobody has played in ${tenant}`);
  return veteran;
}

async function textOf(tenant: "league-a" | "league-b", path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

async function open(tenant: "league-a" | "league-b", path: string, options: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit({ viewport: laptop, ...options });
  await page.goto(site.origin(tenant) + path);
  await settled(page);
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  return page;
}

/** Family names of a list, as they are written on it. */
function familiesOn(html: string): string[] {
  return [...html.matchAll(/_name_[^"]*"><b>([^<]+)<\/b>/g)].map(([, name = ""]) => name);
}

describe("the list of players", () => {
  test("parts names by the letters of the league's alphabet, in either script by the same address", async () => {
    const families = familiesOn(await textOf("league-a", "/sr/players?letter=Lj"));
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((family) => !family.startsWith("Lj"))).toEqual([]);
    expect(familiesOn(await textOf("league-a", "/sr/players?letter=L")).filter((family) => family.startsWith("Lj"))).toEqual([]);
    const cyrillic = await textOf("league-a", "/sr-cyrl/players?letter=Lj");
    expect(familiesOn(cyrillic).toSorted()).toEqual(families.map(toCyrillic).toSorted());
    expect(cyrillic).toContain("Играчи: Љ");
    const slovenian = familiesOn(await textOf("league-b", "/sl/players?letter=%C4%8C"));
    expect(slovenian.filter((family) => !family.startsWith("Č"))).toEqual([]);
  });

  test.each([
    ["league-a", "sr", "sr-Latn"],
    ["league-b", "sl", "sl"],
  ] as const)("of %s goes on from page to page in order, and nobody is on two", async (tenant, locale, tag) => {
    const listed: string[] = [];
    let next: string | undefined = `/${locale}/players`;
    const seen = new Set<string>();
    while (next !== undefined) {
      const html = await textOf(tenant, next);
      listed.push(...familiesOn(html));
      for (const [, href = ""] of html.matchAll(/<a class="[^"]*player[^"]*" href="([^"]+)"/g)) {
        expect(seen.has(href)).toBe(false);
        seen.add(href);
      }
      next = /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    const { rows } = await sql<{ players: number }>`select count(distinct person_id)::integer as players from (
        select tenant_id, person_id from box_player_lines where played and counted union select tenant_id, person_id from rosters) known
      join tenant_hosts host using (tenant_id) where host.host = ${`${tenant}.localhost`}`.execute(site.db);
    expect(listed.length).toBe(rows[0]?.players);
    expect(listed).toEqual(listed.toSorted(new Intl.Collator(tag).compare));
  });

  test("narrows to a club, keeps the letter in the form, and leads to the search", async () => {
    const html = await textOf("league-a", "/en/players?club=bedem");
    expect(html).toContain("<h1>Players: Bedem</h1>");
    expect(familiesOn(html).length).toBeGreaterThan(5);
    expect(html).toContain('action="/en/search"');
    expect(await textOf("league-a", "/en/players?letter=M&club=bedem")).toContain('<input type="hidden" name="letter" value="M"/>');
  });

  test("LISTED1 narrows to a position and a country, which stay chosen from page to page", async () => {
    const centres = await textOf("league-a", "/en/players?position=C");
    expect(/<select name="position">.*?<option value="([A-Z]+)" selected=""/.exec(centres)?.[1]).toBe("C");
    const families = familiesOn(centres);
    expect(families.length).toBeGreaterThan(5);
    expect(centres.match(/_detail_[^"]*">Centre · /g)?.length).toBe(families.length);
    const serbs = await textOf("league-a", "/en/players?country=RS");
    expect(/<select name="country">.*?<option value="([A-Z]+)" selected=""/.exec(serbs)?.[1]).toBe("RS");
    expect(/<a href="([^"]+)" rel="next"/.exec(serbs)?.[1]).toBe("/en/players?country=RS&amp;page=2");
  });

  test("answers what makes no sense with a page or none, never with a fault", async () => {
    const answers = [
      ["?page=abc", 200],
      ["?page=-1", 200],
      ["?page=9999", 404],
      ["?page=99999999999", 200],
      ["?letter=%00", 200],
      ["?letter=%CE%A9", 404],
      ["?letter=%27%3B--", 404],
      ["?club=%00", 200],
      ["?club=nobody", 404],
      ["?club=&letter=", 200],
      ["?position=%00", 200],
      ["?position=PG&country=", 200],
      ["?position=pg", 404],
      ["?country=XX", 404],
      ["?country=RS%27--", 404],
      ["?letter=%F0%9F%8F%80&page=2", 404],
    ] as const;
    for (const [search, status] of answers)
      expect([search, (await site.get("league-a", `/en/players${search}`)).status]).toEqual([search, status]);
  });
});

describe("a player's page", () => {
  test.each(["league-a", "league-b"] as const)("of %s adds up to the lines of his games", async (tenant) => {
    const veteran = veteranOf(tenant);
    const page = await open(tenant, `/en/players/${veteran.slug}`);
    await page.locator("label:has(input[value=totals])").click();
    const table = page.locator("table:visible", { has: page.locator("caption", { hasText: "Totals" }) });
    const heads = await table
      .locator("thead th abbr, thead th button")
      .evaluateAll((found) => [
        ...new Set(found.map((head) => head.getAttribute("title") ?? head.querySelector("abbr")?.title ?? head.textContent ?? "")),
      ]);
    const career = await table.locator("tfoot tr").first().locator("td").allInnerTexts();
    // The first head is the row's, the club's has no abbreviation.
    const valueOf = (name: string) => career[heads.indexOf(name)];
    expect(heads.indexOf("Points")).toBeGreaterThan(0);
    expect({
      games: valueOf("Games"),
      starts: valueOf("Games in the starting five"),
      minutes: valueOf("Minutes"),
      points: valueOf("Points"),
      threes: valueOf("Three-pointers made"),
      rebounds: valueOf("Rebounds"),
      assists: valueOf("Assists"),
    }).toEqual({
      games: number.format(veteran.games),
      starts: number.format(veteran.starts),
      minutes: number.format(Math.floor(veteran.seconds / 60)),
      points: number.format(veteran.points),
      threes: number.format(veteran.threes),
      rebounds: number.format(veteran.rebounds),
      assists: number.format(veteran.assists),
    });
    const own = await open(tenant, `/en/players/${veteran.slug}/tabs/LatestGames?season=all`);
    const points = await own.locator("tbody tr td:nth-of-type(4)").allInnerTexts();
    expect(points.length).toBe(veteran.games);
    expect(points.reduce((sum, text) => sum + Number(text), 0)).toBe(veteran.points);
  });

  test("has a page for each tab in every language, the name in the page's script", async () => {
    const { slug, given, family } = veteranOf("league-a");
    const tabs = ["/tabs/PlayerOverview", "/tabs/LatestGames", "/tabs/Photo"];
    const pages = ["en", "sr", "sl", "es", "fr", "ru"].flatMap((locale, place) => [
      `/${locale}/players/${slug}`,
      `/${locale}/players/${slug}${tabs[place % tabs.length]}`,
    ]);
    for (const path of pages) {
      const written = path.startsWith("/ru/") ? toRussian : (name: string) => name;
      expect(await textOf("league-a", path)).toMatch(
        new RegExp(`<h1[^>]*><span>${written(given)}</span> <span>${written(family)}</span></h1>`),
      );
    }
    const cyrillic = await textOf("league-a", `/sr-cyrl/players/${slug}`);
    expect(cyrillic).toContain(`<span>${toCyrillic(given)}</span> <span>${toCyrillic(family)}</span>`);
    expect(cyrillic).toContain(`<title>${toCyrillic(`${given} ${family}`)}`);
  });

  test("tells search engines who he is, and nobody when a minor was born", async () => {
    const { slug, given, family } = veteranOf("league-a");
    const html = await textOf("league-a", `/en/players/${slug}`);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(data.find((one) => one["@type"] === "Person")).toMatchObject({
      name: `${given} ${family}`,
      memberOf: { "@type": "SportsTeam" },
    });
    expect(data.find((one) => one["@type"] === "Person")).not.toHaveProperty("birthDate");
    expect(data.find((one) => one["@type"] === "BreadcrumbList")?.itemListElement).toHaveLength(3);
    expect(html).toContain('<meta property="og:type" content="profile"/>');
    expect(html).toContain("Born ");
    const { rows } = await sql<{ slug: string }>`select person.slug from persons person
      join player_careers career on career.tenant_id = person.tenant_id and career.person_id = person.person_id and career.phase = 'all'
      join tenant_hosts host on host.tenant_id = person.tenant_id and host.host = 'league-a.localhost'
      where person.birth_date > current_date - interval '17 years 11 months' limit 1`.execute(site.db);
    for (const minor of rows) expect(await textOf("league-a", `/en/players/${minor.slug}`)).not.toMatch(/Born |\d+ years/);
  });

  test("filters his games by season and phase through links; what makes no sense is the latest season", async () => {
    const { slug } = veteranOf("league-a");
    const address = `/en/players/${slug}/tabs/LatestGames`;
    const rowsOn = async (search: string) => (await textOf("league-a", address + search)).split("<tr>").length;
    const latest = await rowsOn("");
    expect(await rowsOn("?season=nonsense&phase=nonsense")).toBe(latest);
    expect(await rowsOn("?season=%00&phase=%FF")).toBe(latest);
    expect(await rowsOn("?season=all")).toBeGreaterThan(latest);
    expect(await rowsOn("?season=2025-26&phase=playoff")).toBeLessThan(await rowsOn("?season=2025-26"));
  });

  test("is nobody's where nobody is, and has no other tabs", async () => {
    const { slug } = veteranOf("league-a");
    for (const path of ["/players/nobody", `/players/${slug}/tabs/Fantasy`, `/players/${slug}x`, "/players/%27or%201=1"]) {
      expect([path, (await site.get("league-a", `/en${path}`)).status]).toEqual([path, 404]);
    }
    // The other league knows him as little.
    expect((await site.get("league-b", `/en/players/${slug}`)).status).toBe(404);
  });

  test("of one merged into him leads to his own for good", async () => {
    const { tenantId, personId, slug } = veteranOf("league-b", 1);
    const { rows } = await sql<{ personId: PersonId; slug: string }>`select person_id as "personId", slug from persons person
      where tenant_id = ${tenantId} and not exists (select from rosters where rosters.person_id = person.person_id) limit 1`.execute(
      site.db,
    );
    const [former] = rows;
    if (!former) throw new Error("everybody is on a list");
    const answer = await mergePeople(site.db, tenantId, {
      from: former.personId,
      into: personId,
      by: "test",
      at: Date.now(),
      reason: null,
    });
    if (answer.kind !== "merged") throw new Error("nothing was merged");
    try {
      const moved = await site.get("league-b", `/en/players/${former.slug}/tabs/LatestGames`);
      expect([moved.status, moved.headers.get("location")]).toEqual([301, `/en/players/${slug}/tabs/LatestGames`]);
      const pair = await site.get("league-b", `/en/players/${former.slug}/compare/${slug}`);
      expect([pair.status, pair.headers.get("location")]).toEqual([301, `/en/players/${slug}`]);
    } finally {
      await partPeople(site.db, tenantId, answer.linkId, "test", Date.now());
    }
  });

  test("works without JavaScript: both tables of seasons, tabs and filters", async () => {
    const { slug } = veteranOf("league-b");
    const page = await browser.visit({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${site.origin("league-b")}/sl/players/${slug}`);
    const captions = page.locator("table:visible caption");
    await page.locator("label:has(input[value=totals])").click();
    expect((await captions.allTextContents()).some((text) => text.includes("Skupaj"))).toBe(true);
    await page.getByRole("link", { name: "Tekme", exact: true }).first().click();
    await page.getByRole("link", { name: "Vse sezone" }).click();
    expect(await page.locator("tbody tr").count()).toBe(veteranOf("league-b").games);
  });
});

describe("players side by side", () => {
  test("tell the same figures either way round, and the games in which they met", async () => {
    const [one, other] = [veteranOf("league-a"), veteranOf("league-a", 1)];
    const page = await open("league-a", `/en/players/${one.slug}/compare/${other.slug}?mode=totals`);
    const row = page.locator("tr", { has: page.locator("th", { hasText: /^Points/ }) }).first();
    expect(await row.locator("td").allInnerTexts()).toEqual([number.format(one.points), number.format(other.points)]);
    const { rows } = await sql<{ games: number }>`select count(*)::integer as games from box_player_lines mine
      join box_player_lines theirs on theirs.tenant_id = mine.tenant_id and theirs.game_id = mine.game_id and theirs.side <> mine.side
      where mine.tenant_id = ${one.tenantId} and mine.person_id = ${one.personId} and theirs.person_id = ${other.personId}
        and mine.played and theirs.played and mine.counted`.execute(site.db);
    expect(await page.locator("main ul a[class*=meeting]").count()).toBe(rows[0]?.games);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  });

  test("answer what makes no sense with a page or none", async () => {
    const [slug, other] = [veteranOf("league-a").slug, veteranOf("league-a", 1).slug];
    const same = await site.get("league-a", `/en/players/${slug}/compare/${slug}`);
    expect([same.status, same.headers.get("location")]).toEqual([301, `/en/players/${slug}`]);
    expect((await site.get("league-a", `/en/players/${slug}/compare/nobody`)).status).toBe(404);
    expect((await site.get("league-a", `/en/players/nobody/compare/${slug}`)).status).toBe(404);
    expect((await site.get("league-a", `/en/players/${slug}/compare/${other}?phase=x&mode=%00`)).status).toBe(200);
    expect((await site.get("league-a", `/en/players/${slug}/compare/${other}?add=%00%27${"x".repeat(900)}`)).status).toBe(200);
  });

  test("COMPARE2 are found one by one without JavaScript, until there are four", async () => {
    const four = [0, 1, 2, 3].map((place) => veteranOf("league-a", place));
    const page = await browser.visit({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/players/${four[0]?.slug}/compare?mode=totals`);
    for (const { slug, family } of four.slice(1)) {
      await page.getByRole("searchbox", { name: "Add a player" }).fill(family);
      await page.getByRole("button", { name: "Search", exact: true }).last().click();
      await page.locator(`main a[href*="/${slug}?mode=totals"]`).click();
    }
    expect(new URL(page.url()).pathname).toBe(
      `/en/players/${four[0]?.slug}/compare/${four
        .slice(1)
        .map(({ slug }) => slug)
        .join("/")}`,
    );
    const row = page.locator("tr", { has: page.locator("th", { hasText: /^Points/ }) }).first();
    expect((await row.locator("td").allInnerTexts()).map((text) => text.trim())).toEqual(four.map(({ points }) => number.format(points)));
    await page.getByText("Four players at most").waitFor();
    await page
      .getByRole("link", { name: /^Remove / })
      .first()
      .click();
    expect(await page.locator("main thead th").count()).toBe(4);
  });

  test("COMPARE2 who is named twice stands there once, and a fifth is no page", async () => {
    const [one, two, three, four, five] = [0, 1, 2, 3, 4].map((place) => veteranOf("league-a", place).slug);
    const twice = await site.get("league-a", `/en/players/${one}/compare/${two}/${one}/${two}?mode=totals`);
    expect([twice.status, twice.headers.get("location")]).toEqual([301, `/en/players/${one}/compare/${two}?mode=totals`]);
    for (const last of [`${four}/${five}`, "nobody"]) {
      expect((await site.get("league-a", `/en/players/${one}/compare/${two}/${three}/${last}`)).status).toBe(404);
    }
  });

  test("COMPARE3 of threes and fours, and of what was typed, none is kept", async () => {
    const [one, two, three] = [0, 1, 2].map((place) => veteranOf("league-a", place).slug);
    const askedTwice = async (path: string) => {
      await textOf("league-a", path);
      const before = site.roundTrips();
      await (await site.get("league-a", path)).text();
      return site.roundTrips() - before;
    };
    expect(await askedTwice(`/en/players/${one}/compare/${two}`)).toBe(0);
    for (const more of ["?add=ma", `/${three}`]) expect(await askedTwice(`/en/players/${one}/compare/${two}${more}`)).toBeGreaterThan(0);
  });

  test("COMPARE2 a table of three is beside the page as a file", async () => {
    const [one, two, three] = [0, 1, 2].map((place) => veteranOf("league-a", place));
    const page = await open("league-a", `/en/players/${one?.slug}/compare/${two?.slug}/${three?.slug}?mode=totals`);
    const href = (await page.getByRole("link", { name: /CSV/ }).first().getAttribute("href")) ?? "";
    const csv = await textOf("league-a", href);
    expect(csv.split("\n").find((line) => line.startsWith("Points"))).toContain(String(three?.points));
  });
});

test("AVAIL5 who may be missing is a link away from the players, each with the day he is expected back", async () => {
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/players`);
  await page.getByRole("link", { name: "Availability" }).click();
  await page.getByRole("heading", { level: 1, name: "Availability" }).waitFor();
  const players = page.getByRole("main").getByRole("listitem");
  expect(await players.count()).toBeGreaterThan(0);
  for (const text of await players.allInnerTexts()) expect(text).toMatch(/(?:Out|Doubtful|Suspended)[\s\S]*since/);
  const name = await players.first().getByRole("link").innerText();
  await players.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
});
