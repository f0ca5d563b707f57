import oneField from "../../ui/one-field-form.module.css";
import { SearchRowContent } from "../search/search-row.tsx";
import type { ComparisonPickerModel } from "./comparison-picker-model.ts";
import styles from "./comparison-picker.module.css";

/** A field for one more player, and under it whoever was found. A plain form: it needs no JavaScript. */
export function ComparisonPicker({ picker }: { picker: ComparisonPickerModel }) {
  if (picker.kind === "full") return <p className={styles.said}>{picker.said}</p>;
  const { action, kept, words, label, hint, submit, found, nobody } = picker;
  return (
    <div className={styles.picker}>
      <search>
        <form className={`${oneField.form} ${styles.form}`} action={action}>
          <label htmlFor="compare-add">{label}</label>
          {kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            key={words}
            id="compare-add"
            type="search"
            name="add"
            defaultValue={words}
            placeholder={hint}
            required
            maxLength={80}
            autoComplete="off"
          />
          <button type="submit">{submit}</button>
        </form>
      </search>
      {nobody && (
        <p className={styles.said} role="status">
          {nobody.said}{" "}
          <a className={styles.link} href={nobody.href}>
            {nobody.text}
          </a>
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((row) => (
            <li key={row.href}>
              <a className={styles.row} href={row.href} rel="nofollow">
                <SearchRowContent row={row} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
