import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

describe("portraits", () => {
  test.each([
    ["league-a", "sr"],
    ["league-b", "sl"],
  ] as const)(
    "PORT5 of %s stand at the head of a page, in lists and in what search engines read, else what stands in",
    async (tenant, locale) => {
      const { rows } = await sql<{ slug: string; name: string; family: string; club: string }>`
      select distinct on (person.slug) person.slug, person.given_name || ' ' || person.family_name as name, person.family_name as family,
        club.slug as club
      from portrait_pictures picture join persons person using (tenant_id, person_id) join rosters using (tenant_id, person_id)
      join teams using (tenant_id, team_id) join clubs club using (tenant_id, club_id)
      join seasons season on season.season_id = teams.season_id and season.is_current
      join tenant_hosts host on host.tenant_id = picture.tenant_id and host.host = ${`${tenant}.localhost`}
      where rosters.valid_to is null order by person.slug limit 1`.execute(site.db);
      const [sitter] = rows;
      if (!sitter) throw new Error(`nobody has a portrait in ${tenant}`);
      const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${site.origin(tenant)}/${locale}/players/${sitter.slug}`);
      await settled(page);
      const portrait = page.getByRole("img", { name: `${sitter.name}, portret` });
      const shown = await portrait.evaluate((image: HTMLImageElement) => ({
        src: image.currentSrc,
        isThere: image.naturalWidth > 0,
        ratio: [image.getAttribute("width"), image.getAttribute("height")].join(),
      }));
      expect(shown).toMatchObject({ isThere: true, ratio: "480,600" });
      expect(shown.src).toMatch(/-(?:240|480)\.webp$/);
      const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
      const person = structured
        .map((text) => JSON.parse(text) as { "@type": string; image?: string })
        .find((each) => each["@type"] === "Person");
      const outside = await site.get(tenant, new URL(person?.image ?? "").pathname);
      expect([outside.status, outside.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(outside.headers.get("cache-control")).toContain("immutable");

      await page.goto(`${site.origin(tenant)}/${locale}/players?club=${sitter.club}`);
      const lines = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.locator('a[href*="/players/"]') });
      await expect.poll(async () => lines.filter({ hasText: sitter.family }).locator('img[src$="-96.webp"]').count()).toBeGreaterThan(0);
      expect(
        await lines
          .filter({ hasNot: page.locator('img[src$="-96.webp"]') })
          .first()
          .innerText(),
      ).toMatch(/\p{Lu}\p{Lu}/u);
    },
  );
});
