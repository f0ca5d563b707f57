import type { FilterForm, FilterRow, StatisticsPage } from "./statistics-page.ts";
import styles from "./statistics-filters.module.css";

type Props = { page: Pick<StatisticsPage, "filters" | "filtersLabel" | "form"> };

/** What a page of figures may be narrowed to: links, and a form for what is chosen out of many. */
export function StatisticsFilters({ page: { filters, filtersLabel, form } }: Props) {
  if (filters.length === 0 && !form) return null;
  return (
    <nav className={styles.filters} aria-label={filtersLabel}>
      {filters.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      {form && <Form key={form.fields.map(({ value }) => value).join(" ")} form={form} />}
    </nav>
  );
}

function Row({ row: { label, options } }: { row: FilterRow }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {options.map(({ text, href, isCurrent }) => (
        <li key={text}>
          <a className={styles.option} href={href} aria-current={isCurrent ? "true" : undefined}>
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
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className={styles.submit} type="submit">
        {submit}
      </button>
    </form>
  );
}
