import { addresses } from "#contract/addresses.ts";
import type { DocumentLine } from "#contract/editorial-queries.ts";
import { type DocumentKind, documentKinds } from "#contract/news.ts";
import { searchKey } from "#core/wording/search-key.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** Which papers an address asks for; `null`, and no words: all of them. */
export type DocumentsChoice = { readonly words: string; readonly season: string | null; readonly kind: DocumentKind | null };

type Select = {
  readonly name: "season" | "kind";
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** A form without a script: what may be typed and chosen, what that has left, and the way back to all. */
export type DocumentsFilter = {
  readonly action: string;
  readonly label: string;
  readonly words: { readonly label: string; readonly typed: string };
  /** Those that part the papers: of one season or one kind there is nothing to choose. */
  readonly selects: readonly Select[];
  readonly show: string;
  readonly found: string | null;
  readonly all: { readonly href: string; readonly text: string };
};

const wordsKept = 100;

/** A form sends an empty value for "all"; a season or a kind that no paper has is none. */
export function documentsChoice(lines: readonly DocumentLine[], search: URLSearchParams): DocumentsChoice {
  return {
    words: (search.get("q") ?? "").slice(0, wordsKept).trim(),
    season: lines.find(({ season }) => season !== null && season.slug === search.get("season"))?.season?.slug ?? null,
    kind: lines.find(({ kind }) => kind === search.get("kind"))?.kind ?? null,
  };
}

export function isChosen({ words, season, kind }: DocumentsChoice): boolean {
  return words !== "" || season !== null || kind !== null;
}

/**
 * Of a season are its own papers and those that hold in every season. Each word typed begins a word of the title, the kind or
 * the season, however it is spelled. LOOK16 SRCH1
 */
export function chosenDocuments(lines: readonly DocumentLine[], { words, season, kind }: DocumentsChoice, { t }: PageLanguage) {
  const sought = searchKey(words).split(" ").filter(Boolean);
  return lines.filter((line) => {
    const text = searchKey([line.title.text, t("documents")(`kind.${line.kind}`), line.season?.name ?? ""].join(" "));
    const isOfSeason = season === null || line.season === null || line.season.slug === season;
    return isOfSeason && (kind === null || line.kind === kind) && sought.every((word) => text.includes(` ${word}`));
  });
}

export function documentsFilter(
  lines: readonly DocumentLine[],
  choice: DocumentsChoice,
  found: number,
  language: PageLanguage,
): DocumentsFilter {
  const t = language.t("documents");
  const seasons = [...new Map(lines.flatMap(({ season }) => (season ? [[season.slug, season.name] as const] : [])))];
  const kinds = documentKinds.filter((kind) => lines.some((line) => line.kind === kind));
  const selects: Select[] = [
    {
      name: "season",
      label: t("filter.season"),
      chosen: choice.season ?? "",
      options: [{ value: "", text: t("filter.anySeason") }, ...seasons.map(([value, text]) => ({ value, text }))],
    },
    {
      name: "kind",
      label: t("filter.kind"),
      chosen: choice.kind ?? "",
      options: [{ value: "", text: t("filter.anyKind") }, ...kinds.map((value) => ({ value, text: t(`kind.${value}`) }))],
    },
  ];
  return {
    action: addresses.documents(language.locale),
    label: t("filter.label"),
    words: { label: t("filter.words"), typed: choice.words },
    selects: selects.filter(({ options }) => options.length > 2),
    show: t("filter.show"),
    found: isChosen(choice) ? t("filter.found", { count: found }) : null,
    all: { href: addresses.documents(language.locale), text: t("filter.all") },
  };
}
