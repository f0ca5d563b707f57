import { addresses, mostCompared } from "#contract/addresses.ts";
import type { SearchAnswer } from "#contract/search-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { searchGroups, type SearchRow } from "../search/search-rows-model.ts";
import { type ComparisonParameters, comparisonPath } from "./comparison-address.ts";

/** Whom to put beside those who stand there: a field, and who was found. */
export type ComparisonPickerModel =
  | { readonly kind: "full"; readonly said: string }
  | {
      readonly kind: "open";
      readonly action: string;
      /** What the form must not lose. */
      readonly kept: readonly { readonly name: string; readonly value: string }[];
      readonly words: string;
      readonly label: string;
      readonly hint: string;
      readonly submit: string;
      readonly found: readonly SearchRow[];
      readonly nobody: { readonly said: string; readonly href: string; readonly text: string } | null;
    };

/** `found`: what a search for the typed words gave; `null` where nothing was typed. */
export function comparisonPicker(
  slugs: readonly string[],
  wanted: ComparisonParameters,
  found: SearchAnswer | null,
  language: PageLanguage,
): ComparisonPickerModel {
  const t = language.t("players");
  if (slugs.length >= mostCompared) return { kind: "full", said: t("compare.full") };
  const [action = "", parameters = ""] = comparisonPath(language.locale, slugs, wanted).split("?");
  const words = found?.words ?? "";
  const rows = (found ? searchGroups(found, language) : [])
    .flatMap((group) => group.rows)
    // The address of a player ends with his slug.
    .map((row) => ({ ...row, slug: row.href.slice(addresses.player(language.locale, "").length) }))
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ slug, ...row }) => ({ ...row, href: comparisonPath(language.locale, [...slugs, slug], wanted) }));
  return {
    kind: "open",
    action,
    kept: [...new URLSearchParams(parameters)].map(([name, value]) => ({ name, value })),
    words,
    label: t("compare.add"),
    hint: t("list.searchHint"),
    submit: t("list.submit"),
    found: rows,
    nobody:
      rows.length > 0 || words === ""
        ? null
        : {
            said: t("compare.nobody", { words }),
            href: addresses.search(language.locale, words, "players"),
            text: t("compare.everywhere"),
          },
  };
}
