import { describe, expect, test } from "vitest";
import { languages } from "#contract/locale.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";

const site = demoSiteForThisFile();

/** Screens whose matter comes later: each says so in the reader's language, and is not for search engines. */
async function places(tenant: "league-a" | "league-b"): Promise<readonly string[]> {
  const rows = await site.db
    .selectFrom("venues")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "venues.tenant_id")
    .innerJoin("games", (join) =>
      join
        .onRef("games.tenant_id", "=", "venues.tenant_id")
        .onRef("games.venue_id", "=", "venues.venue_id")
        .on("games.status", "=", "scheduled"),
    )
    .where("tenant_hosts.host", "=", `${tenant}.localhost`)
    .select("venues.slug")
    .limit(1)
    .execute();
  const hall = `/venues/${rows[0]?.slug}`;
  return [
    "/profile",
    "/profile/tabs/Following",
    "/profile/tabs/MyGames",
    "/profile/tabs/MyFantasy",
    "/auth/Register",
    ...["player-stats", "broadcast-game", "scoreboard-game", "shot-clock-game"].map((screen) => `${hall}/${screen}`),
  ];
}

describe.each(["league-a", "league-b"] as const)("%s", (tenant) => {
  test.each(languages)("has its later places in %s", async (language) => {
    for (const path of await places(tenant)) {
      const answer = await site.get(tenant, `/${language}${path}`);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toContain('content="noindex, follow"');
      expect(html.includes("more-menu"), `${path} has the site around it`).toBe(!path.startsWith("/venues/"));
    }
  });
});

test.each(["/en/venues/nowhere/scoreboard-game", "/en/profile/tabs/Settings", "/en/auth/register"])("%s is no place", async (path) => {
  expect((await site.get("league-a", path)).status).toBe(404);
});

test("a hall's screen names the hall and its next game", async () => {
  const path = (await places("league-a")).find((place) => place.endsWith("scoreboard-game"));
  const html = await (await site.get("league-a", `/sr${path}`)).text();
  expect(html).toMatch(/<h1[^>]*>Semafor, [^<]+<\/h1>/);
  expect(html).toContain("data-stage=");
});
