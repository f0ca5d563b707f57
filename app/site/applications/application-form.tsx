import { Field } from "../../ui/form-field.tsx";
import type { ApplicationForm, FormPart, PlayerRow } from "./application-model.ts";
import styles from "./application-form.module.css";

/** All that a team says of itself, in plain fields: it works before and without scripts. */
export function ApplicationFields({ form: { parts, players, message } }: { form: ApplicationForm }) {
  return (
    <>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <section id="players" tabIndex={-1}>
        <h2 className={styles.part}>{players.title}</h2>
        <p className={styles.hint}>{players.hint}</p>
        {players.fault !== null && <p className={styles.fault}>{players.fault}</p>}
        <Players rows={players.rows} />
        <details className={styles.more} open={players.isMoreOpen}>
          <summary>{players.moreTitle}</summary>
          <Players rows={players.more} />
        </details>
      </section>
      <Part part={message} />
    </>
  );
}

function Part({ part: { title, fields } }: { part: FormPart }) {
  return (
    <section>
      <h2 className={styles.part}>{title}</h2>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </div>
    </section>
  );
}

function Players({ rows }: { rows: readonly PlayerRow[] }) {
  return rows.map(({ title, fields }) => (
    <fieldset key={title} className={styles.player}>
      <legend>{title}</legend>
      <div className={styles.playerFields}>
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </div>
    </fieldset>
  ));
}
