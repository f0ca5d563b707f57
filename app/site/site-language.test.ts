import { expect, it } from "vitest";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { menuSections, sectionsAs } from "#contract/sections.ts";
import { siteLanguage } from "./site-language.ts";

async function siteCalling(names: Readonly<Record<string, string>>) {
  const said = Object.entries(names).map(([section, sr]) => ({ section, showing: null, place: null, names: { sr } }));
  return { ...(await fixtureQueries().site()), sections: sectionsAs(said, {}) };
}

it("OFF65 a page says the league's own name of a section, in the reader's script; others are called as everywhere", async () => {
  const site = await siteCalling({ news: "Priče", videos: "Snimci" });
  const latin = siteLanguage("sr", site);
  expect([latin.t("news")("title"), latin.t("media")("videos.title")]).toEqual(["Priče", "Snimci"]);
  expect(siteLanguage("sr-cyrl", site).t("news")("title")).toBe("Приче");
  expect(latin.t("media")("photos.title")).toBe("Fotografije");
  expect(siteLanguage("en", site).t("news")("title")).toBe("News");
});

it("OFF65 a name of every section that has a page of its own becomes its title", async () => {
  const tabs = ["standings", "statistics", "fantasy"];
  const site = await siteCalling(Object.fromEntries(menuSections.map((key) => [key, `Naziv ${key}`])));
  const { t } = siteLanguage("sr", site);
  const said = [
    t("calendar")("title"),
    t("clubs")("title"),
    t("players")("title"),
    t("news")("title"),
    t("seasons")("title"),
    t("transfers")("title"),
    t("leaders")("title"),
    t("media")("videos.title"),
    t("media")("photos.title"),
    t("staff")("coaches.title"),
    t("staff")("referees.title"),
    t("halls")("title"),
    t("documents")("title"),
    t("about")("title"),
  ];
  expect(said).toEqual(menuSections.filter((key) => !tabs.includes(key)).map((key) => `Naziv ${key}`));
});
