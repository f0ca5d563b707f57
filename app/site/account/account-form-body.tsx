import { Fragment, useEffect, useRef, useState, type SubmitEvent } from "react";
import { answerField, shownTermsField } from "#contract/account-forms.ts";
import { addresses } from "#contract/addresses.ts";
import { useVisitor } from "../../account/visitor-store.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import button from "../../ui/button.module.css";
import { Field, type FormField } from "../../ui/form-field.tsx";
import { noteSignIn } from "../../account/sign-in-note.ts";
import { NewsText } from "../news/news-text.tsx";
import type { AccountFormPage } from "./account-form-model.ts";
import styles from "./account-form-view.module.css";
import { PasswordField } from "./password-field.tsx";
import { wholeYearsSince } from "./whole-years.ts";

/**
 * The form itself. It is sent to the page's own address with all that stands there, such as where the visitor was going,
 * so it works without scripts; with them it asks for less.
 */
export function AccountFormBody({ page }: { page: AccountFormPage }) {
  const { form, fields, noScript, privacy, submit, refuse, terms, guardianBelow } = page;
  const locale = useLocale();
  const visitor = useVisitor();
  // Of who has an account, only what the league still wants.
  const isAgeKnown = form === "Consent" && visitor.kind === "signed-in" && visitor.consentDue?.age === false;
  const isGuardianGiven = fields.some(({ name, value, fault }) => name === "guardianEmail" && (value !== "" || fault !== null));
  const element = useRef<HTMLFormElement>(null);
  // Nobody has looked yet in the first paint, where it is not shown either unless something stands there. ACC29
  const [asksGuardian, setAsksGuardian] = useState<boolean | null>(null);

  function valueOf(name: string): string {
    if (element.current === null) return "";
    const control = element.current.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control.value : "";
  }

  /** A guardian is asked for when the date of birth says so, or something stands there already. */
  function look(): void {
    const birthDate = valueOf("birthDate");
    const isMinor = birthDate !== "" && wholeYearsSince(birthDate, new Date()) < (guardianBelow ?? 0);
    setAsksGuardian(isMinor || valueOf("guardianEmail") !== "");
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

  function submitted({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
    if (form === "Login") noteSignIn();
    // Where the visitor was going stands in the address alone.
    currentTarget.action = addresses.accountForm(locale, form) + location.search;
  }

  return (
    <form ref={element} className={styles.form} method="post" noValidate data-account-form={form} onInput={look} onSubmit={submitted}>
      {noScript !== null && (
        <noscript>
          <p className={styles.aside}>{noScript}</p>
        </noscript>
      )}
      {fields
        .filter(({ name }) => !(name === "guardianEmail" && asksGuardian === false))
        .filter(({ name }) => !(isAgeKnown && (name === "birthDate" || name === "guardianEmail")))
        .map((field) => (
          <Fragment key={field.name}>
            {terms && field.name === "consent" && <Terms terms={terms} />}
            <OneField
              field={field}
              about={() => [valueOf("name"), valueOf("email")]}
              isAsked={field.name !== "guardianEmail" || isGuardianGiven || asksGuardian === true}
            />
          </Fragment>
        ))}
      {privacy && (
        <p className={styles.aside}>
          <a href={privacy.href}>{privacy.text}</a>
        </p>
      )}
      <button className={`${button.main} ${button.large}`} type="submit">
        {submit}
      </button>
      {refuse !== null && (
        <button className={`${button.other} ${button.large}`} type="submit" name={answerField} value="no">
          {refuse}
        </button>
      )}
    </form>
  );
}

/** The text in whole, above the box that agrees to it; which text that was is sent along. */
function Terms({ terms: { title, version, lang, blocks } }: { terms: NonNullable<AccountFormPage["terms"]> }) {
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{title}</h2>
      <NewsText blocks={blocks} lang={lang} headings="h3" />
      <input type="hidden" name={shownTermsField} value={version} />
    </section>
  );
}

function OneField({ field, about, isAsked }: { field: FormField; about: () => readonly string[]; isAsked: boolean }) {
  if (field.type === "password") return <PasswordField field={field} about={about} />;
  // The same element in either case: what stands in the line already stays there.
  return (
    <div className={isAsked ? undefined : styles.unasked}>
      <Field field={field} />
    </div>
  );
}
