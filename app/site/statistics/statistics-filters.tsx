import { useCentred } from "../../ui/use-centred.ts";
import type { FilterForm, FilterRow, StatisticsPage } from "./statistics-page.ts";
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
      {form && <Form key={form.fields.map(({ value }) => value).join(" ")} form={form} />}
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

function Form({ form: { action, kept, fields, submit } }: { form: FilterForm }) {
  return (
    <form className={styles.form} action={action}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, value, options }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <select name={name} defaultValue={value}>
            {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
              group === undefined ? (
                own.map(option)
              ) : (
                <optgroup key={group} label={group}>
                  {own.map(option)}
                </optgroup>
              ),
            )}
          </select>
        </label>
      ))}
      <button className={styles.submit} type="submit">
        {submit}
      </button>
    </form>
  );
}

function option({ value, text }: { readonly value: string; readonly text: string }) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
