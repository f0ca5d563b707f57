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
}: {
  legend: string;
  options: readonly ChoiceOption[];
  className?: string | undefined;
}) {
  const name = useId();
  return (
    <fieldset className={className ? `${styles.choice} ${className}` : styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} className={styles.chip}>
          <input className="visually-hidden" type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
