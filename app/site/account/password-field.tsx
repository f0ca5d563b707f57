import { useState } from "react";
import { useT } from "../../i18n/use-t.ts";
import { Field, type FormField } from "../../ui/form-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./account-form-view.module.css";
import { passwordStrength, strengths } from "./password-strength.ts";

type Props = {
  field: FormField;
  /** What the person has said of himself on the same form: it makes a poor password. */
  about: () => readonly string[];
};

/** A password, which may be looked at; a new one with how hard it is to guess. */
export function PasswordField({ field, about }: Props) {
  const t = useT("visitor");
  const isUsable = useHydrated();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const isNew = field.autoComplete === "new-password";
  const label = t(isShown ? "password.hide" : "password.show");
  return (
    <div onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
      <Field field={isShown ? { ...field, type: "text" } : field} frame={styles.password}>
        {isUsable && (
          <button type="button" className={styles.reveal} aria-label={label} title={label} onClick={() => setShown(!isShown)}>
            <Eye isClosed={isShown} />
          </button>
        )}
      </Field>
      {isNew && <Meter typed={typed} about={about} isAwaited={!isUsable} />}
    </div>
  );
}

function Meter({ typed, about, isAwaited }: { typed: string; about: Props["about"]; isAwaited: boolean }) {
  const t = useT("visitor");
  const strength = passwordStrength(typed, about());
  const reached = strengths.indexOf(strength);
  return (
    <div className={isAwaited ? `${styles.meter} ${styles.awaited}` : styles.meter}>
      {strengths.slice(1).map((step, index) => (
        <i key={step} data-on={index < reached ? strength : undefined} />
      ))}
      <span aria-live="polite">{t(`password.strength.${strength}`)}</span>
    </div>
  );
}

function Eye({ isClosed }: { isClosed: boolean }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Z" />
      <circle cx="12" cy="12" r="2.75" />
      {isClosed && <path d="M4 20 20 4" />}
    </svg>
  );
}
