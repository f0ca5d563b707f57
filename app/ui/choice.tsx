import { useId } from "react";
import styles from "./choice.module.css";

export type ChoiceOption = { readonly value: string; readonly label: string };

/**
 * One of several, as segments. The page's style sheet reads the checked radio (`:has(input[value=…]:checked)`), so a
 * choice works before and without JavaScript.
 */
export function Choice({
  legend,
  options,
  className,
  name: formName,
  chosen,
}: {
  legend: string;
  options: readonly ChoiceOption[];
  className?: string | undefined;
  /** Under which a form sends it; without one it is for the style sheet alone. */
  name?: string;
  /** The value it comes with; without one the first. */
  chosen?: string;
}) {
  const id = useId();
  const name = formName ?? id;
  const first = chosen ?? options[0]?.value;
  return (
    <fieldset className={className ? `${styles.choice} ${className}` : styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.chip}>
          <input className="visually-hidden" type="radio" name={name} value={value} defaultChecked={value === first} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
