import { type Locale, languageOf } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import { nameScriptOf, type NameScript, type WrittenName } from "#contract/written-names.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { writtenName } from "#core/wording/written-name.ts";
import { renamed, type Renaming } from "./refs/in-script.ts";
import { inBook, type NameBook, nameBookOf, withForms } from "./refs/name-book.ts";

/** Books are made once for what a tenant has typed, which is another list when somebody types more. */
const books = new WeakMap<readonly WrittenName[], Map<NameScript, NameBook>>();

/** An answer with names as they were typed for readers of this locale; as it is for all who read Latin. NAME10 */
export function inReadersScript<Answer>(answer: Answer, locale: Locale, names: readonly WrittenName[]): Answer {
  const book = bookOf(locale, names);
  return book === null || book.isEmpty ? answer : renamed(answer, inBook(book));
}

/** The same questions, all their answers so. */
export function askedInScript<Queries extends PageQueries>(queries: Queries, locale: Locale, names: readonly WrittenName[]): Queries {
  const book = bookOf(locale, names);
  if (book === null) return queries;
  const written = book.isEmpty ? queries : answeredWith(queries, inBook(book));
  return { ...written, site: { ...written.site, site: async () => titled(await written.site.site(), locale, book) } };
}

/** The same questions, names in their answers with all forms that were typed: for programs, which choose themselves. */
export function askedWithForms<Queries extends PageQueries>(queries: Queries, names: readonly WrittenName[]): Queries {
  return names.length === 0 ? queries : answeredWith(queries, withForms(names));
}

function bookOf(locale: Locale, names: readonly WrittenName[]): NameBook | null {
  const script = nameScriptOf(locale);
  if (script === null) return null;
  const kept = books.get(names) ?? new Map<NameScript, NameBook>();
  books.set(names, kept);
  const book = kept.get(script) ?? nameBookOf(names, script);
  kept.set(script, book);
  return book;
}

type Question = (...args: readonly unknown[]) => unknown;

function answeredWith<Queries extends PageQueries>(queries: Queries, to: Renaming): Queries {
  const question = (asked: unknown) => (typeof asked === "function" ? answering(asked as Question, to) : asked);
  const areas = Object.entries(queries).map(([area, asked]: [string, unknown]) => [
    area,
    typeof asked === "object" && asked !== null
      ? Object.fromEntries(Object.entries(asked).map(([name, one]: [string, unknown]) => [name, question(one)]))
      : question(asked),
  ]);
  return Object.fromEntries(areas) as Queries;
}

function answering(question: Question, to: Renaming): Question {
  return (...args) => {
    const answer = question(...args);
    return answer instanceof Promise ? answer.then((known: unknown) => renamed(known, to)) : answer;
  };
}

const marks = /[čćđšž]/iu;

/** What the league calls itself: as somebody typed it, else by the tables where its letters leave no doubt. */
function titled(site: SiteAnswer, locale: Locale, book: NameBook): SiteAnswer {
  const isOwn = ["sr", "sl"].includes(languageOf(site.defaultLocale as Locale)) && marks.test(site.title) && isSerbianLatin(site.title);
  const own = (text: string) => (isOwn ? writtenName({ text, transliterable: true }, locale) : text);
  return { ...site, title: book.name(site.title) ?? own(site.title), shortTitle: book.code(site.shortTitle) ?? own(site.shortTitle) };
}
