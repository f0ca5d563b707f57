import { describe, expect, test } from "vitest";
import { anyOf, faultsOf, isNamedApart, sharedWords, unansweredAlternates, unreadAlternates, type Held } from "./page-faults.ts";
import { readPage } from "./page-reading.ts";

const tags = ["en", "sr-Latn", "sl", "es", "fr", "ru", "sr-Cyrl"];
const held: Held = {
  locale: "fr",
  ownLocale: "sr",
  keys: new Set(["standings.title"]),
  foreign: anyOf(["Čair (Niš)", "league-b.localhost"]),
};

function alternate(tag: string, locale: string, path = "/clubs"): string {
  return `<link rel="alternate" hrefLang="${tag}" href="http://a.localhost/${locale}${path}"/>`;
}

const good = {
  html: '<html lang="fr">',
  title: "<title>Clubs – KLB</title>",
  description: '<meta name="description" content="Tous les clubs"/>',
  canonical: '<link rel="canonical" href="http://a.localhost/fr/clubs"/>',
  alternates: [...tags.map((tag) => alternate(tag, tag === "sr-Latn" ? "sr" : tag.toLowerCase())), alternate("x-default", "sr")].join(""),
  way: '<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"item":"http://a.localhost/fr"},{"item":"http://a.localhost/fr/clubs"}]}</script>',
  body: "<h1>Clubs</h1><p>Tout va bien.</p><code>/{season}</code>",
};

function faults(changed: Partial<typeof good>): string[] {
  const { html, title, description, canonical, alternates, way, body } = { ...good, ...changed };
  const text = `<!DOCTYPE html>${html}<head>${title}${description}${canonical}${alternates}${way}</head><body>${body}</body></html>`;
  return faultsOf("/fr/clubs", readPage(text), held);
}

test("a page as it should be has no fault", () => expect(faults({})).toEqual([]));

test.each([
  ["in a wrong language", { html: '<html lang="en">' }, "says it is in en"],
  ["without title", { title: "" }, "has no title"],
  ["without description", { description: "" }, "has no description"],
  ["with two first headings", { body: "<h1>Clubs</h1><h1>Clubs</h1>" }, "has 2 first headings"],
  ["with an untranslated key", { body: "<h1>Clubs</h1><p>standings.title</p>" }, "shows the key standings.title"],
  ["with a key for a label", { body: '<h1 aria-label="standings.title">Clubs</h1>' }, "shows the key standings.title"],
  ["with a value left out", { body: "<h1>Clubs, {season}</h1>" }, "shows “{season}”"],
  ["with a club of another league", { body: "<h1>Clubs</h1><p>Chez Čair (Niš)</p>" }, "shows “Čair (Niš)”"],
  ["described by another league's name", { description: '<meta name="description" content="Čair (Niš)"/>' }, "shows “Čair (Niš)”"],
  ["without its address in Slovenian", { alternates: good.alternates.replace(alternate("sl", "sl"), "") }, "names itself in"],
  [
    "for strangers in French",
    { alternates: good.alternates.replace(alternate("x-default", "sr"), alternate("x-default", "fr")) },
    "sends strangers",
  ],
  ["with another canonical address", { canonical: good.canonical.replace("/clubs", "/teams") }, "names another address"],
  ["without a way to it", { way: "" }, "stands on the way of nothing"],
])("a page %s is found", (_, changed, fault) => expect(faults(changed).join("; ")).toContain(`/fr/clubs ${fault}`));

describe("pages together", () => {
  const head = (locale: string, path: string, words: string, others: readonly string[]) => ({
    title: words,
    description: `${words}.`,
    isHidden: false,
    canonical: `http://a.localhost/${locale}${path}`,
    alternates: new Map(others.map((other) => [other, `http://a.localhost/${other}${path}`])),
  });

  test("EDIT9 alternates of another name than the page's own are to be read, others may be", () => {
    const to = (en: string, fr: string) =>
      new Map([
        ["en", `http://a.localhost/en/news/${en}`],
        ["fr", `http://a.localhost/fr/news/${fr}`],
      ]);
    const english = { ...head("en", "/news/the-win", "The win", []), alternates: to("the-win", "la-victoire") };
    const french = { ...head("fr", "/news/la-victoire", "La victoire", []), alternates: to("the-win", "la-victoire") };
    const clubs = head("en", "/clubs", "Clubs", ["en", "fr"]);
    expect([english, french, clubs].map(isNamedApart)).toEqual([true, true, false]);
    expect(
      unreadAlternates(
        new Map([
          ["1", english],
          ["2", clubs],
        ]),
      ),
    ).toEqual(["http://a.localhost/fr/news/la-victoire"]);
    expect(
      unreadAlternates(
        new Map([
          ["1", english],
          ["2", french],
        ]),
      ),
    ).toEqual([]);
    // An address that leads on to another is not where the page stands.
    const moved = { ...french, canonical: "http://a.localhost/fr/news/le-succes" };
    expect(
      unreadAlternates(
        new Map([
          ["1", english],
          ["2", moved],
        ]),
      ),
    ).toEqual(["http://a.localhost/fr/news/la-victoire"]);
  });

  test("each alternate names the first back", () => {
    const one = head("en", "/clubs", "Clubs", ["en", "fr"]);
    const mute = head("fr", "/clubs", "Clubs", ["fr"]);
    expect(
      unansweredAlternates(
        new Map([
          ["1", one],
          ["2", head("fr", "/clubs", "Clubs", ["en", "fr"])],
        ]),
      ),
    ).toEqual([]);
    expect(
      unansweredAlternates(
        new Map([
          ["1", one],
          ["2", mute],
        ]),
      ),
    ).toEqual(["http://a.localhost/fr/clubs does not name http://a.localhost/en/clubs back"]);
  });

  test("every tab has words of its own", () => {
    const heads = (...words: readonly string[]) =>
      new Map(words.map((each, index) => [`${index}`, head("en", index === 0 ? "/clubs/a" : `/clubs/a/tabs/T${index}`, each, [])]));
    expect(sharedWords(heads("A", "A: games", "A: photos"))).toEqual([]);
    expect(sharedWords(heads("A", "A: games", "A"))).toEqual([
      "http://a.localhost/en/clubs/a has 3 tabs with 2 different titles",
      "http://a.localhost/en/clubs/a has 3 tabs with 2 different descriptions",
    ]);
  });
});
