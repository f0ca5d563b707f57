import type { FilterForm } from "./statistics-model.ts";
import styles from "./filter-selects.module.css";

/** A choice out of many as an ordinary form, whose address says what was chosen. */
export function FilterSelects({ form: { action, kept, fields, submit } }: { form: FilterForm }) {
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
