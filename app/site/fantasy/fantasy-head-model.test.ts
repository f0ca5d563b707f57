import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { fantasyOverview } from "#tests/support/fixtures/fantasy-pages.ts";
import { teamName } from "../../fantasy/team-name.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { fantasyHead } from "./fantasy-head-model.ts";
import { fantasyMeta } from "./fantasy-meta.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const view = fantasyOverview("between");

test("FANP9 each page of the game leads to all others, one's own team and private leagues among them", () => {
  const { parts } = fantasyHead(view, "Rules", "rules", english);
  const { seasonSlug, leagueSlug } = view.competition;
  expect(parts.links.map(({ text }) => text)).toEqual([
    "Fantasy",
    "My team",
    "Private leagues",
    "Players and prices",
    "Tables",
    "Cup",
    "Rules",
    "Corrections",
  ]);
  expect(parts.links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(["Rules"]);
  expect(parts.links.find(({ text }) => text === "Private leagues")?.href).toBe(addresses.ownLeagues("en", seasonSlug, leagueSlug));
});

test("FAN33 FAN28 a team without a name is a number, where there is none the average plays", () => {
  const names = [{ number: 7, name: "Sokoli" }, { number: 7, name: null }, null].map((team) => teamName(team, english));
  expect(names).toEqual(["Sokoli", "Team 7", "Average of the league"]);
});

test("FANP9 each page says of itself where it stands: below its league's tab of the game, some below another page", () => {
  const head = fantasyHead(view, "Sokoli", "ranking", english);
  const said = { head, path: "/en/here", description: "Points", origin: "https://klb.example" };
  const names = (below: Parameters<typeof fantasyMeta>[1]["below"]) =>
    fantasyMeta(view, below ? { ...said, below } : said, english).way?.map(({ name }) => name);
  expect(names(undefined)).toEqual([head.league.text, "Fantasy", "Sokoli"]);
  expect(names({ page: "ranking", name: "Tables" })).toEqual([head.league.text, "Fantasy", "Tables", "Sokoli"]);
  expect(fantasyMeta(view, { ...said, title: "Sokoli: price" }, english)).toMatchObject({
    title: `Sokoli: price – ${head.league.text}`,
    path: "/en/here",
    hidden: false,
  });
});
