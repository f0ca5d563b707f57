import { type Locale, languageOf } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import { nameScriptOf, type WrittenName } from "#contract/written-names.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { writtenName } from "#core/wording/written-name.ts";
import { inScript } from "./refs/in-script.ts";
import { type NameBook, nameBookOf } from "./refs/name-book.ts";

const books = new WeakMap<readonly WrittenName[], Map<string, NameBook>>();

/** The same questions, their answers with names as they were typed for readers of this locale. Others are asked as they are. NAME10 */
export function inReadersScript<Queries extends PageQueries>(queries: Queries, locale: Locale, names: readonly WrittenName[]): Queries {
  const script = nameScriptOf(locale);
  if (script === null) return queries;
  const kept = books.get(names) ?? new Map<string, NameBook>();
  books.set(names, kept);
  const book = kept.get(script) ?? nameBookOf(names, script);
  kept.set(script, book);
  const areas = Object.entries(queries).map(([area, asked]) => [area, book.isEmpty ? asked : answering(asked as unknown, book)]);
  const written = Object.fromEntries(areas) as Queries;
  return { ...written, site: { ...written.site, site: async () => titled(await written.site.site(), locale, book) } };
}

function answering(asked: unknown, book: NameBook): unknown {
  if (typeof asked === "function") return scripted(asked as Question, book);
  if (typeof asked !== "object" || asked === null) return asked;
  return Object.fromEntries(
    Object.entries(asked).map(([name, question]) => [
      name,
      typeof question === "function" ? scripted(question as Question, book) : question,
    ]),
  );
}

type Question = (...args: readonly unknown[]) => unknown;

function scripted(question: Question, book: NameBook): Question {
  return (...args) => {
    const answer = question(...args);
    return answer instanceof Promise ? answer.then((known: unknown) => inScript(known, book)) : answer;
  };
}

const marks = /[čćđšž]/iu;

/** What the league calls itself: as somebody typed it, else by the tables where its letters leave no doubt. */
function titled(site: SiteAnswer, locale: Locale, book: NameBook): SiteAnswer {
  const isOwn = ["sr", "sl"].includes(languageOf(site.defaultLocale as Locale)) && marks.test(site.title) && isSerbianLatin(site.title);
  const own = (text: string) => (isOwn ? writtenName({ text, transliterable: true }, locale) : text);
  return { ...site, title: book.name(site.title) ?? own(site.title), shortTitle: book.code(site.shortTitle) ?? own(site.shortTitle) };
}
