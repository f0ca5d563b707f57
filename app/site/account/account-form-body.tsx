import { useEffect, useRef, useState } from "react";
import { Field, type FormField } from "../../ui/form-field.tsx";
import { noteSignIn } from "../../account/sign-in-note.ts";
import type { AccountFormPage } from "./account-form-page.ts";
import styles from "./account-form-view.module.css";
import { PasswordField } from "./password-field.tsx";
import { wholeYearsSince } from "./whole-years.ts";

/**
 * The form itself. It is sent to the page's own address with all that stands there, such as where the visitor was going,
 * so it works without scripts; with them it asks for less.
 */
export function AccountFormBody({ page: { form, fields, noScript, privacy, submit, guardianBelow } }: { page: AccountFormPage }) {
  const element = useRef<HTMLFormElement>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);

  function valueOf(name: string): string {
    const control = element.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control.value : "";
  }

  /** A guardian is asked for when the date of birth says so, or something stands there already. */
  function look(): void {
    const birthDate = valueOf("birthDate");
    const isAsked = birthDate !== "" && wholeYearsSince(birthDate, new Date()) < (guardianBelow ?? 0);
    setHidden(fields.some(({ name }) => name === "guardianEmail") && !isAsked && valueOf("guardianEmail") === "" ? ["guardianEmail"] : []);
  }

  useEffect(() => {
    look();
    const code = element.current?.elements.namedItem("code");
    const given = new URLSearchParams(location.hash.slice(1)).get("code");
    if (!(code instanceof HTMLInputElement) || given === null) return;
    code.value = given;
    history.replaceState(history.state, "", location.pathname + location.search);
    // Once, when the page has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      data-account-form={form}
      onInput={look}
      onSubmit={() => form === "Login" && noteSignIn()}
    >
      {noScript !== null && (
        <noscript>
          <p className={styles.aside}>{noScript}</p>
        </noscript>
      )}
      {fields
        .filter(({ name }) => !hidden.includes(name))
        .map((field) => (
          <OneField key={field.name} field={field} about={() => [valueOf("name"), valueOf("email")]} />
        ))}
      {privacy && (
        <p className={styles.aside}>
          <a href={privacy.href}>{privacy.text}</a>
        </p>
      )}
      <button className={styles.main} type="submit">
        {submit}
      </button>
    </form>
  );
}

function OneField({ field, about }: { field: FormField; about: () => readonly string[] }) {
  return field.type === "password" ? <PasswordField field={field} about={about} /> : <Field field={field} />;
}
