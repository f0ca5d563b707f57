import { describe, expect, test } from "vitest";
import { languages } from "#contract/locale.ts";
import en from "#messages/en/competition.ts";
import enGame from "#messages/en/game-details.ts";
import es from "#messages/es/competition.ts";
import esGame from "#messages/es/game-details.ts";
import fr from "#messages/fr/competition.ts";
import frGame from "#messages/fr/game-details.ts";
import ru from "#messages/ru/competition.ts";
import ruGame from "#messages/ru/game-details.ts";
import sl from "#messages/sl/competition.ts";
import slGame from "#messages/sl/game-details.ts";
import sr from "#messages/sr/competition.ts";
import srGame from "#messages/sr/game-details.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { readPage } from "../support/browser/page-reading.ts";

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
      expect(html).toContain(path.startsWith("/venues/") ? 'content="noindex, follow"' : 'content="noindex, nofollow"');
      expect(html.includes("more-menu"), `${path} has the site around it`).toBe(!path.startsWith("/venues/"));
    }
  });
});

test.each(["/en/venues/nowhere/scoreboard-game", "/en/profile/tabs/Settings", "/en/auth/registering"])("%s is no place", async (path) => {
  expect((await site.get("league-a", path)).status).toBe(404);
});

test("a hall's screen names the hall and its next game", async () => {
  const path = (await places("league-a")).find((place) => place.endsWith("scoreboard-game"));
  const html = await (await site.get("league-a", `/sr${path}`)).text();
  expect(html).toMatch(/<h1[^>]*>Semafor, [^<]+<\/h1>/);
  expect(html).toContain("data-stage=");
});

/** What the fantasy tabs of a league and of a game say where there is no such game. */
const soon = {
  en: [en.fantasy.title, en.fantasy.text, enGame.fantasy.intro],
  es: [es.fantasy.title, es.fantasy.text, esGame.fantasy.intro],
  fr: [fr.fantasy.title, fr.fantasy.text, frGame.fantasy.intro],
  ru: [ru.fantasy.title, ru.fantasy.text, ruGame.fantasy.intro],
  sl: [sl.fantasy.title, sl.fantasy.text, slGame.fantasy.intro],
  sr: [sr.fantasy.title, sr.fantasy.text, srGame.fantasy.intro],
} as const;

test.each(languages)("FANP8 the fantasy tabs of a league and of its games say in %s that there is no such game", async (language) => {
  const kinds = await pageOfEachKind(site.db, "league-b.localhost", language);
  const [title, text, intro] = soon[language];
  // A season of the past was played without one.
  const game = kinds.find(({ name }) => name === "play-off game Fantasy")?.path ?? "";
  const league = game.replace(/\/playoff\/.*/, "/tabs/Fantasy");
  for (const [name, path, words] of [
    ["league Fantasy", league, [title, text]],
    ["play-off game Fantasy", game, [intro]],
  ] as const) {
    const answer = await site.get("league-b", path);
    const said = readPage(await answer.text()).texts.map((each) => each.trim());
    expect([name, words.filter((word) => !said.includes(word))]).toEqual([name, []]);
  }
});
