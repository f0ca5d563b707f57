import { useT } from "../../i18n/use-t.ts";
import { SearchRowContent } from "./search-row.tsx";
import type { SearchGroup } from "./search-rows-model.ts";
import styles from "./search-list.module.css";

type Props = {
  id: string;
  groups: readonly SearchGroup[];
  /** Counted through all groups; -1: none. */
  active: number;
  onPoint: (at: number) => void;
};

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The list of a combobox: the focus stays in the field, `active` is what it speaks of. */
export function SearchList({ id, groups, active, onPoint }: Props) {
  const t = useT("search");
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div id={id} role="listbox" aria-label={t("title")}>
      {groups.map(({ kind, rows }, group) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
            {t(`kinds.${kind}`)}
          </p>
          {rows.map((row, place) => {
            const at = (firsts[group] ?? 0) + place;
            return (
              <a
                key={row.href}
                id={optionId(id, at)}
                className={styles.option}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                href={row.href}
                data-spoils={row.isResult ? row.href : undefined}
                onMouseMove={() => onPoint(at)}
              >
                <SearchRowContent row={row} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
