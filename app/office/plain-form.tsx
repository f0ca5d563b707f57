import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { PlainFormText } from "./office-page.ts";
import styles from "./plain-form.module.css";

/** A form that is about no thing: what it asks, and the one button. `act`: what it asks for, where an address takes several. */
export function PlainForm({
  form: { action, controls, send },
  act,
  kind = "main",
}: {
  form: PlainFormText;
  act?: string;
  kind?: "main" | "other";
}) {
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      {act !== undefined && <HiddenFields fields={[["act", act]]} />}
      {controls.map((control) => (
        <Control key={control.name} control={control} prefix="" />
      ))}
      <p className={styles.send}>
        <button type="submit" className={button[kind]}>
          {send}
        </button>
      </p>
    </form>
  );
}
