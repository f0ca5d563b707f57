import { describe, expect, it } from "vitest";
import { addresses } from "./addresses.ts";
import { framedPages, pageFiles, wordsOf, pathOfWord } from "./page-table.ts";
import { addressesOf, menuOf, menuSections, optionalSections, ownNames, sectionAt, sectionKeys, sections, sectionsAs } from "./sections.ts";

const nothingSaid = { showing: null, place: null, names: {} };

describe("OFF63 the sections of a site", () => {
  it.each(optionalSections)("%s: each of its paths is one of the table of pages, and below none lies another's", (section) => {
    const all = [...framedPages, ...pageFiles].flatMap((page) => [page.path, ...wordsOf(page).map((word) => pathOfWord(page, word))]);
    for (const path of sections[section].paths) expect(all.filter((each) => each.startsWith(path)).length, path).toBeGreaterThan(0);
    const own = all.filter((path) => sectionAt(`/en/${path}`) === section);
    expect(own.length).toBeGreaterThan(0);
    for (const path of own) {
      expect(optionalSections.filter((other) => new RegExp(addressesOf([other], "en")).test(`/en/${path}`))).toEqual([section]);
    }
  });

  it("what every league has belongs to none", () => {
    const paths = [
      addresses.home("sr"),
      addresses.schedule("sr"),
      addresses.clubs("sr"),
      addresses.season("sr", "2026-27"),
      addresses.aboutUs("sr"),
    ];
    expect(paths.map(sectionAt)).toEqual(paths.map(() => null));
    expect(sectionAt("/sr/newsroom")).toBeNull();
    expect(sectionAt("/sr/news/any.data")).toBe("news");
  });

  it("who has said nothing has those in which there is something, and those of which nobody knows", () => {
    const { order, off, names } = sectionsAs([], { news: 0, videos: 3 });
    expect(order).toEqual(menuSections);
    expect(off).toEqual(["news"]);
    expect(names).toEqual({});
  });

  it("OFF64 an empty one stands if it is chosen to, a full one goes if it is", () => {
    const said = [
      { section: "news", ...nothingSaid, showing: "always" },
      { section: "videos", ...nothingSaid, showing: "never" },
      { section: "fantasy", ...nothingSaid, showing: "never" },
      // What no league may do without stays, whatever a row says.
      { section: "clubs", ...nothingSaid, showing: "never" },
    ] as const;
    expect(sectionsAs(said, { news: 0, videos: 3 }).off).toEqual(["fantasy", "videos"]);
  });

  it("OFF65 they stand in the order of their places; of two in one place the one that was moved comes first", () => {
    const said = [
      { section: "news", ...nothingSaid, place: 1 },
      { section: "documents", ...nothingSaid, place: 3 },
      { section: "clubs", ...nothingSaid, place: 17 },
    ];
    const { order } = sectionsAs(said, {});
    expect(order.slice(0, 5)).toEqual(["news", "schedule", "standings", "documents", "statistics"]);
    // About us stands there by default.
    expect(order.slice(-2)).toEqual(["clubs", "aboutUs"]);
    expect(order.toSorted()).toEqual([...menuSections].toSorted());
  });

  it("OFF65 names are those of the reader's language, in the reader's script; of others the usual ones stand", () => {
    const asIs = sectionsAs([{ section: "news", ...nothingSaid, names: { sr: "Priče" } }], {});
    expect(ownNames(asIs, "sr-cyrl", (name) => `«${name}»`)).toEqual({ news: "«Priče»" });
    expect(ownNames(asIs, "ru", (name) => name)).toEqual({});
  });

  it("browsers are told the finished order of what there is; one’s own profile ends it", () => {
    const order = (said: Parameters<typeof sectionsAs>[0], held: Parameters<typeof sectionsAs>[1]) =>
      menuOf(sectionsAs(said, held), "sr", {})?.order;
    const without = menuSections.filter((key) => key !== "videos" && key !== "documents");
    expect(order([{ section: "documents", ...nothingSaid, showing: "never" }], { videos: 0 })).toEqual([...without, "profile"]);
    expect(order([{ section: "aboutUs", ...nothingSaid, place: 1 }], {})?.slice(0, 2)).toEqual(["aboutUs", "schedule"]);
    expect(menuOf(sectionsAs([], {}), "sr", { news: "Priče" })).toEqual({ names: { news: "Priče" } });
  });

  it("browsers are told of nothing where nothing differs", () => {
    expect(menuOf(sectionsAs([], {}), "sr", {})).toBeUndefined();
    expect(sectionKeys.length).toBeGreaterThan(menuSections.length);
  });
});

it("OFF66 addresses of what is off are known in every form in which pages name them", () => {
  const nowhere = new RegExp(addressesOf(["news", "transfers", "fantasy", "photos"], "sl"));
  const league = { seasonSlug: "2026-27", leagueSlug: "prva" };
  const gone = [
    addresses.news("sl"),
    `${addresses.news("sl")}?page=2`,
    addresses.newsItem("sl", "zmaga"),
    addresses.seasonTransfers("sl", "2026-27"),
    addresses.leagueTab("sl", "2026-27", "prva", "Fantasy"),
    addresses.clubTab("sl", "olimpija", "Photo"),
    addresses.fantasyPage("sl", league, "ranking"),
  ];
  expect(gone.filter((address) => !nowhere.test(address))).toEqual([]);
  const stays = [
    addresses.season("sl", "2026-27"),
    addresses.leagueTab("sl", "2026-27", "prva", "PerGame"),
    addresses.club("sl", "olimpija"),
    "/sr/news",
    "/sl/newsroom",
  ];
  expect(stays.filter((address) => nowhere.test(address))).toEqual([]);
});
