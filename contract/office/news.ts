import { languageOf, type Locale, locales } from "../locale.ts";
import { newsKinds } from "../news.ts";
import { readNewsText, writeNewsText } from "../news-text.ts";
import { pageTags } from "../page-tags.ts";
import { officeThing } from "./office-thing.ts";

export const longestNewsTitle = 150;
export const longestNewsSummary = 500;
export const longestNewsText = 20_000;

type Words = Readonly<Partial<Record<Locale, string>>>;

/**
 * A piece of news: a draft as long as no moment is said, out from that moment on (EDIT2), in each language that has a title and is not
 * held back (OFF68). Its address is made of the title when that is first written, and stays (EDIT7). OFF57
 */
export const news = officeThing({
  name: "news",
  writers: ["editor", "league-office"],
  fields: {
    title: { kind: "words", most: longestNewsTitle, list: 1, search: true },
    published: { kind: "moment", list: 2 },
    heldBack: { kind: "languages", list: 5 },
    kind: { kind: "choice", of: newsKinds, required: true, list: 3 },
    competition: { kind: "reference", to: "competition", list: 4 },
    game: { kind: "reference", to: "fixture" },
    club: { kind: "reference", to: "club" },
    otherClub: { kind: "reference", to: "club" },
    cover: { kind: "picture", as: "photo" },
    summary: { kind: "words", most: longestNewsSummary },
    text: { kind: "words", most: longestNewsText },
  },
  tidied: ({ title, summary, text, otherClub, heldBack, ...values }) => ({
    ...values,
    title: inOrder(title, oneLine),
    heldBack: heldOf(heldBack, title),
    otherClub: otherClub === values.club ? null : otherClub,
    summary: inOrder(summary, oneLine),
    text: inOrder(text, (typed) => writeNewsText(readNewsText(typed))),
  }),
  called: ({ title }) => Object.values(title)[0] ?? "",
  faults: ({ title, summary, text }) => {
    const lacks = (words: Words) => locales.some((locale) => (words[locale] ?? "") !== "" && (title[locale] ?? "") === "");
    const isUntitled = locales.every((locale) => (title[locale] ?? "") === "");
    return isUntitled || lacks(summary) || lacks(text) ? { title: "OFF57" } : {};
  },
  shownOn: () => [pageTags.news],
  removal: "unless-named",
});

/** Only what is written can be held back; Serbian in both of its scripts. */
function heldOf(held: string | null, title: Words): string | null {
  const isWritten = (language: string) => locales.some((locale) => languageOf(locale) === language && (title[locale] ?? "").trim() !== "");
  return (held ?? "").split(", ").filter(isWritten).join(", ") || null;
}

/** In the order of the site's languages, without those that say nothing. */
function inOrder(words: Words, tidied: (text: string) => string): Words {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = tidied(words[locale] ?? "");
      return text === "" ? [] : [[locale, text]];
    }),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
