import { useId } from "react";
import type { GamesFilter, SelectField } from "./games-choice.ts";
import styles from "./games-filter-form.module.css";

/** A choice of games: an ordinary form, whose address says what was chosen. */
export function GamesFilterForm({ filter, month }: { filter: GamesFilter; month?: string }) {
  return (
    <form className={styles.form} action={filter.action} aria-label={filter.label}>
      <Field field={filter.team} />
      {filter.month && <Field field={filter.month} />}
      {month !== undefined && <input type="hidden" name="month" value={month} />}
      <button type="submit">{filter.show}</button>
      {filter.all && <a href={filter.all.href}>{filter.all.text}</a>}
    </form>
  );
}

function Field({ field: { name, label, chosen, options } }: { field: SelectField }) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} key={chosen}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
