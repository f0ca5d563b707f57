import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { columnClass, columnKey } from "./box-score-line.tsx";
import type { BoxSort } from "./box-score-order.ts";
import styles from "./box-score-table.module.css";
import type { PlayerStats } from "./player-stats-model.ts";

type Props = { stats: PlayerStats; sort: BoxSort | null; onSort: (sort: BoxSort | null) => void };

/** The heads of the columns; with JavaScript each is a button that sorts. */
export function BoxScoreHead({ stats, sort, onSort }: Props) {
  const canSort = useHydrated();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.player}>
          {stats.words.player}
        </th>
        {stats.columns.map((column) => {
          const { cell, short, long, sortBy } = column;
          const direction = sort?.column === cell ? (sort.descending ? "descending" : "ascending") : undefined;
          return (
            <th
              key={columnKey(column)}
              scope="col"
              className={`${columnClass(column)} ${direction ? styles.sorted : ""}`}
              aria-sort={direction}
            >
              {canSort ? (
                <button type="button" title={sortBy} onClick={() => onSort(nextSort(cell, sort))}>
                  {short}
                  <span className="visually-hidden">{` ${long}`}</span>
                  {direction && <Icon name={direction === "descending" ? "sortDown" : "sortUp"} size={14} className={styles.arrow} />}
                </button>
              ) : (
                <abbr title={long}>{short}</abbr>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The best first, then the least first, then as it was. */
function nextSort(column: number, sort: BoxSort | null): BoxSort | null {
  if (sort?.column !== column) return { column, descending: true };
  return sort.descending ? { column, descending: false } : null;
}
