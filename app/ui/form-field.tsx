import type { ReactNode } from "react";
import styles from "./form-field.module.css";

/** One thing that a form asks, in the page's language. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "tel" | "color" | "date" | "lines" | "check" | "password";
  readonly value: string;
  readonly fault: string | null;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly inputMode?: "numeric";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: boolean;
  /** Where the writing begins: the first field that was not taken. */
  readonly autoFocus?: boolean;
};

type Props = {
  field: FormField;
  /** What lies over the written line, such as a button, and the class of the box around both. */
  children?: ReactNode;
  frame?: string | undefined;
};

/** A label, what is written, what to know of it, and what is wrong with it: it works before and without scripts. */
export function Field({ field, children, frame }: Props) {
  const { name, label, type, value, fault, hint } = field;
  const faultId = fault === null ? undefined : `${name}-fault`;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const common = {
    id: name,
    name,
    required: field.required,
    "aria-invalid": fault === null ? undefined : true,
    "aria-describedby": [faultId, hintId].filter(Boolean).join(" ") || undefined,
    // Only where a form comes back with a fault: there is the place to go on writing.
    autoFocus: field.autoFocus,
  } as const;
  return (
    <div className={`${styles.field} ${styles[type] ?? ""}`} data-field={name}>
      {type === "check" ? (
        <label>
          <input {...common} type="checkbox" value="yes" defaultChecked={value === "yes"} />
          <span>{label}</span>
        </label>
      ) : (
        <>
          <label htmlFor={name}>{label}</label>
          {type === "lines" ? (
            <textarea {...common} rows={5} defaultValue={value} />
          ) : (
            <div className={frame}>
              <input
                {...common}
                type={type}
                defaultValue={value}
                autoComplete={field.autoComplete}
                inputMode={field.inputMode}
                minLength={field.minLength}
                maxLength={field.maxLength}
              />
              {children}
            </div>
          )}
        </>
      )}
      {fault !== null && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
