import { type RefObject, useEffect, useId, useMemo, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { translatorFor, useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchGroups } from "./search-rows-model.ts";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type SuggestionBoxProps = { field: RefObject<HTMLInputElement | null>; typed: string; locale: Locale };

/** What is found while one types into `field`, chosen there with arrows or here with a click. Enter alone leads to all of it. */
export function SuggestionBox({ field, typed, locale }: SuggestionBoxProps) {
  // Games being played say where they stand.
  useT("moments");
  const format = useFormat();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, locale);
  const answer = suggestions.state === "answered" ? suggestions.answer : null;
  const groups = useMemo(
    () => (answer ? searchGroups(answer, { format, locale, t: (area) => translatorFor(locale, area) }) : []),
    [answer, format, locale],
  );
  const rows = groups.flatMap((group) => group.rows);
  useEffect(() => setActive(-1), [answer]);
  useCombobox(field, { listId, count: rows.length, active: rows[active] ? active : -1, onMove: setActive });
  return (
    <>
      <CrestSheet crests={rows.flatMap(({ crest }) => crest ?? [])} />
      <SearchResults
        id={listId}
        suggestions={suggestions}
        groups={groups}
        active={active}
        locale={locale}
        isEmpty={typed.trim() === ""}
        onPoint={setActive}
      />
    </>
  );
}
