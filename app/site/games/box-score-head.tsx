import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { BoxSort } from "./box-score-order.ts";
import styles from "./box-score-table.module.css";
import { boxColumns, type BoxColumn } from "./player-stats-model.ts";

type Props = { sort: BoxSort | null; onSort: (sort: BoxSort | null) => void };

/** The heads of the columns; with JavaScript each is a button that sorts. */
export function BoxScoreHead({ sort, onSort }: Props) {
  const t = useT("game");
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.player}>
          {t("playerTable.player")}
        </th>
        {boxColumns.map((column) => (
          <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead({ column, sort, onSort }: Props & { column: BoxColumn }) {
  const t = useT("game");
  const canSort = useHydrated();
  const { key, group } = column;
  const long = t(`statistics.${key}.long`);
  const short = t(`statistics.${key}.short`);
  const direction = sort?.key === key ? (sort.descending ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" className={`${styles[group]} ${direction ? styles.sorted : ""}`} aria-sort={direction}>
      {canSort ? (
        <button type="button" title={t("playerTable.sortBy", { column: long })} onClick={() => onSort(nextSort(key, sort))}>
          {short}
          <span className="visually-hidden">{` ${long}`}</span>
          {direction && <Icon name={direction === "descending" ? "sortDown" : "sortUp"} size={14} className={styles.arrow} />}
        </button>
      ) : (
        <abbr title={long}>{short}</abbr>
      )}
    </th>
  );
}

/** The best first, then the least first, then as it was. */
function nextSort(key: BoxColumn["key"], sort: BoxSort | null): BoxSort | null {
  if (sort?.key !== key) {
    return { key, descending: true };
  }
  return sort.descending ? { key, descending: false } : null;
}
