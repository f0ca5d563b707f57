import { useEffect, useRef, useState, type ReactNode } from "react";
import { leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import type { OwnRefusal } from "../../account/own-call.ts";
import { useT } from "../../i18n/use-t.ts";
import { Field, type FormField } from "../../ui/form-field.tsx";
import { PasswordField } from "../account/password-field.tsx";
import { BusyButton } from "./busy-button.tsx";
import styles from "./own-account.module.css";
import { useRefusalWords } from "./use-refusal-words.ts";

export type OwnField = Pick<FormField, "name" | "label" | "type" | "autoComplete" | "hint">;
export type FormWords = Readonly<Record<string, string>>;

/** What became of a form: it is taken, a field is wrong, or it was refused as a whole. */
export type FormAnswer =
  | { readonly kind: "taken" }
  | { readonly kind: "fault"; readonly field: string; readonly text: string }
  | { readonly kind: "refused"; readonly refusal: OwnRefusal };

type Props = {
  fields: readonly OwnField[];
  /** Whose account it is: password managers keep it beside the password. */
  email: string;
  submit: ReactNode;
  kind?: "main" | "other" | "dangerous";
  send: (values: FormWords) => Promise<FormAnswer>;
  /** Other buttons beside the one that sends. */
  children?: ReactNode;
};

const none: FormWords = {};

/** A form about one's own account. What is wrong stands at its field, where the writing goes on; what was taken is emptied. */
export function OwnForm({ fields, email, submit, kind = "main", send, children }: Props) {
  const t = useT("own-account");
  const refusalWords = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(none);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (faults !== none) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);

  async function submitted(): Promise<void> {
    if (isBusy || !form.current) return;
    const values = valuesOf(form.current, fields);
    const found = faultsOf(fields, values, { missing: t("fault.missing"), short: t("fault.tooShort", { least: leastPasswordLength }) });
    setRefused(null);
    setFaults(found);
    if (found !== none) return;
    setBusy(true);
    const answer = await send(values).finally(() => setBusy(false));
    if (answer.kind === "taken") setRound((before) => before + 1);
    else if (answer.kind === "fault") setFaults({ [answer.field]: answer.text });
    else setRefused(refusalWords(answer.refusal));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitted();
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {fields.map((field) => (
        <OwnFormField key={`${field.name} ${round}`} field={field} fault={faults[field.name] ?? null} email={email} />
      ))}
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <p className={styles.buttons}>
        <BusyButton isBusy={isBusy} kind={kind} type="submit">
          {submit}
        </BusyButton>
        {children}
      </p>
    </form>
  );
}

function OwnFormField({ field, fault, email }: { field: OwnField; fault: string | null; email: string }) {
  const whole: FormField = { ...field, value: "", fault, required: true, maxLength: field.type === "password" ? mostPasswordLength : 254 };
  return field.type === "password" ? <PasswordField field={whole} about={() => [email]} /> : <Field field={whole} />;
}

function valuesOf(form: HTMLFormElement, fields: readonly OwnField[]): FormWords {
  const given = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = given.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}

function faultsOf(fields: readonly OwnField[], values: FormWords, words: { missing: string; short: string }): FormWords {
  const found = fields.flatMap(({ name, autoComplete }) => {
    const value = values[name] ?? "";
    if (value.trim() === "") return [[name, words.missing]];
    return autoComplete === "new-password" && value.length < leastPasswordLength ? [[name, words.short]] : [];
  });
  return found.length === 0 ? none : (Object.fromEntries(found) as FormWords);
}
