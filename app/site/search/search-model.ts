import { addresses } from "#contract/addresses.ts";
import type { SearchAnswer, SearchKind } from "#contract/search-queries.ts";
import { searchKinds } from "#contract/search-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { searchGroups, type SearchGroup } from "./search-rows-model.ts";

export type SearchPage = {
  readonly words: string;
  readonly kind: SearchKind | null;
  /** How much there is, or why there is nothing; `null` before anything was asked. */
  readonly said: string | null;
  readonly nearest: string | null;
  /** Other words to search for. SRCH8 */
  readonly meant: { readonly text: string; readonly words: readonly { readonly href: string; readonly text: string }[] } | null;
  readonly groups: readonly (SearchGroup & { readonly more: { readonly href: string; readonly text: string } | null })[];
  /** From one kind at length back to all. */
  readonly back: { readonly href: string; readonly text: string } | null;
  /** Each of several words that led nowhere, alone. */
  readonly alone: readonly { readonly href: string; readonly text: string }[];
};

/** What is shown of each kind, among the others and at length. */
const shownOfEach = { together: 6, alone: 50 } as const;

export function wantedKind(given: string | null): SearchKind | null {
  return searchKinds.find((kind) => kind === given) ?? null;
}

export function limitFor(kind: SearchKind | null): number {
  return kind === null ? shownOfEach.together : shownOfEach.alone;
}

export function searchPage(answer: SearchAnswer, kind: SearchKind | null, language: PageLanguage): SearchPage {
  const t = language.t("search");
  const { words, more } = answer;
  const groups = searchGroups(answer, language);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const found = t(more.length > 0 ? "foundMore" : "found", { count });
  const single = words.split(" ");
  const isAlone = count > 0 || single.length < 2;
  return {
    words,
    kind,
    said: words === "" ? null : count === 0 ? t("nothing", { words }) : found,
    nearest: answer.isNearest ? t("nearest", { words }) : null,
    meant:
      answer.suggestions.length === 0
        ? null
        : { text: t("meant"), words: answer.suggestions.map((text) => ({ href: addresses.search(language.locale, text), text })) },
    groups: groups.map((group) => ({ ...group, more: moreOf(group.kind) })),
    back: kind === null || words === "" ? null : { href: addresses.search(language.locale, words), text: t("everyKind") },
    alone: isAlone ? [] : single.map((word) => ({ href: addresses.search(language.locale, word), text: word })),
  };

  function moreOf(of: SearchKind) {
    const isMore = kind === null && more.includes(of);
    return isMore ? { href: addresses.search(language.locale, words, of), text: t(`more.${of}`) } : null;
  }
}
