import { useEffect, useRef } from "react";
import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { OwnPasskey } from "./own-passkey.tsx";
import type { Sending } from "./office-page.ts";
import { ListStep } from "./set-up-lists-view.tsx";
import { LooksStep } from "./set-up-looks-view.tsx";
import type { FormText, SetUpStepText, SetUpText } from "./set-up-page.ts";
import { Save } from "./save-button.tsx";
import styles from "./set-up-view.module.css";
import texts from "./texts.module.css";

type Body<Step extends SetUpStepText["step"]> = Extract<SetUpStepText, { readonly step: Step }>;

/** A step of the wizard: all of them above, its one form, and the way on. WIZ3 */
export function SetUpView({ part: { title, lead, action, nonce, steps, body } }: { part: SetUpText }) {
  const menu = useRef<HTMLElement>(null);
  // On a phone the steps are wider than the screen.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    menu.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [body.step]);
  return (
    <div className={styles.setUp} data-set-up={body.step}>
      <nav ref={menu} aria-label={steps.label}>
        <ol className={styles.steps}>
          {steps.steps.map(({ href, text, number, isCurrent, isDone, state }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "step" : undefined} data-done={isDone || undefined}>
                <span aria-hidden="true">{isDone ? "✓" : number}</span>
                {text}
                <span className="visually-hidden">{state}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      <p className={texts.lead}>{lead}</p>
      <Step body={body} action={action} nonce={nonce} />
      {steps.skip && (
        <p>
          <a className={texts.way} href={steps.skip.href}>
            {steps.skip.text}
          </a>
        </p>
      )}
    </div>
  );
}

function Step({ body, action, nonce }: { body: SetUpStepText; action: string; nonce: string }) {
  switch (body.step) {
    case "you":
      return <YouStep body={body} />;
    case "league":
      return <LeagueForm form={body.form} />;
    case "looks":
      return <LooksStep body={body} />;
    case "season":
      return (
        <>
          {body.there.length > 0 && (
            <ul className={styles.there}>
              {body.there.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          <form method="post" action={action} className={styles.form} noValidate>
            <HiddenFields fields={[["nonce", nonce]]} />
            {body.fields.map((control) => (
              <Control key={control.name} control={control} prefix="" />
            ))}
            <Save text={body.save} />
          </form>
        </>
      );
    case "clubs":
    case "schedule":
      return <ListStep body={body} action={action} />;
    case "publish":
      return <PublishStep body={body} />;
  }
}

function LeagueForm({ form }: { form: FormText }) {
  return (
    <form key={form.key} method="post" action={form.action} className={styles.form} noValidate>
      <HiddenFields fields={form.hidden} />
      {form.fields.flatMap(({ controls }) => controls.map((control) => <Control key={control.name} control={control} />))}
      <Save text={form.save} />
    </form>
  );
}

function YouStep({ body: { who, passkey, code, account } }: { body: Body<"you"> }) {
  return (
    <>
      <p>{who}</p>
      {passkey && <OwnPasskey passkey={passkey} />}
      <section className={styles.box}>
        <p>{code.text}</p>
        {code.value !== null && (
          <p className={styles.code} translate="no">
            {code.value}
          </p>
        )}
        <p className={texts.hint}>{code.address}</p>
        <Send sending={code.send} kind="other" />
      </section>
      <p>
        <a className={texts.way} href={account.href}>
          {account.text}
        </a>
      </p>
    </>
  );
}

function PublishStep({ body: { checks, state, link, publish, isPublished, hosts, see } }: { body: Body<"publish"> }) {
  return (
    <>
      <ul className={styles.checks}>
        {checks.map(({ text, isDone, way }) => (
          <li key={way.href} data-done={isDone || undefined}>
            <span aria-hidden="true">{isDone ? "✓" : "○"}</span>
            <span>{text}</span>
            <a className={texts.way} href={way.href} aria-label={`${way.text}: ${text}`}>
              {way.text}
            </a>
          </li>
        ))}
      </ul>
      <section className={styles.box}>
        <p>
          <strong>{state}</strong>
        </p>
        {isPublished && (
          <ul>
            {hosts.map((host) => (
              <li key={host} translate="no">
                {host}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          <Send sending={publish} kind={isPublished ? "other" : "main"} />
          <a className={texts.way} href={see.href}>
            {see.text}
          </a>
        </div>
      </section>
      {link && (
        <section className={styles.box}>
          <p>{link.text}</p>
          {link.value !== null && (
            <p className={styles.link} translate="no">
              <a href={link.value}>{link.value}</a>
            </p>
          )}
          <Send sending={link.send} kind="other" />
        </section>
      )}
    </>
  );
}

function Send({ sending: { action, hidden, text }, kind }: { sending: Sending; kind: "main" | "other" }) {
  return (
    <form method="post" action={action}>
      <HiddenFields fields={hidden} />
      <button type="submit" className={kind === "main" ? button.main : `${button.other} ${styles.outlined}`}>
        {text}
      </button>
    </form>
  );
}
