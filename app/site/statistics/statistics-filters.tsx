import { useCentred } from "../../ui/use-centred.ts";
import { FilterSelects } from "./filter-selects.tsx";
import type { FilterForm, FilterRow, StatisticsPage } from "./statistics-model.ts";
import styles from "./statistics-filters.module.css";

type Props = { page: Pick<StatisticsPage, "filters" | "filtersLabel" | "form" | "more"> };

/** What a page of figures may be narrowed to: links, and a form for what is chosen out of many. */
export function StatisticsFilters({ page: { filters, filtersLabel, form, more } }: Props) {
  if (filters.length === 0 && !form && !more) return null;
  return (
    <nav className={styles.filters} aria-label={filtersLabel}>
      <Choices filters={filters} form={form} />
      {more && (
        <details className={styles.more} open={more.isOpen}>
          <summary>{more.text}</summary>
          <div className={styles.choices}>
            <Choices filters={more.filters} form={more.form} />
          </div>
        </details>
      )}
    </nav>
  );
}

function Choices({ filters, form }: { filters: readonly FilterRow[]; form: FilterForm | null }) {
  return (
    <>
      {filters.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      {form && <FilterSelects key={form.fields.map(({ value }) => value).join(" ")} form={form} />}
    </>
  );
}

/** On a phone it goes sideways, and what is chosen may be its last. */
function Row({ row: { label, options } }: { row: FilterRow }) {
  const { row, item } = useCentred<HTMLUListElement, HTMLAnchorElement>(options.findIndex(({ isCurrent }) => isCurrent));
  return (
    <ul ref={row} className={styles.row} aria-label={label}>
      {options.map(({ text, href, isCurrent }) => (
        <li key={text}>
          <a ref={isCurrent ? item : null} className={styles.option} href={href} aria-current={isCurrent ? "true" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
