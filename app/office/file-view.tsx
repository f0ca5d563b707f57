import button from "../ui/button.module.css";
import control from "./control.module.css";
import { Changed } from "./changes-view.tsx";
import type { PartText } from "./office-page.ts";
import styles from "./file-view.module.css";
import texts from "./texts.module.css";

type FileText = Extract<PartText, { readonly kind: "file" }>;

/** A file: what it would do is the first thing that is shown, and one button does it. OFF20 */
export function FileView({ part: { title, back, lead, action, words, text, trial } }: { part: FileText }) {
  return (
    <div className={styles.file}>
      <p>
        <a className={texts.way} href={back.href}>
          {back.text}
        </a>
      </p>
      <h1>{title}</h1>
      {trial && <Trial trial={trial} action={action} text={text} />}
      <p className={texts.lead}>{lead}</p>
      <form method="post" action={action} encType="multipart/form-data" className={styles.form}>
        <label>
          <span>{words.choose}</span>
          <input type="file" name="file" accept=".csv,text/csv" />
        </label>
        <label>
          <span>{words.paste}</span>
          <textarea className={control.typed} name="text" rows={6} defaultValue={text} spellCheck={false} />
        </label>
        <button type="submit" name="act" value="try" className={trial?.store ? button.other : button.main}>
          {words.try}
        </button>
      </form>
    </div>
  );
}

function Trial({ trial, action, text }: { trial: NonNullable<FileText["trial"]>; action: string; text: string }) {
  const { title, fault, counts, refused, differences, more, store, nothing } = trial;
  return (
    <section className={styles.trial}>
      <h2>{title}</h2>
      {fault !== null && <p className={texts.fault}>{fault}</p>}
      {counts.length > 0 && (
        <dl className={styles.counts}>
          {counts.map((each) => (
            <div key={each.text}>
              <dt>{each.text}</dt>
              <dd>{each.count}</dd>
            </div>
          ))}
        </dl>
      )}
      {nothing !== null && <p>{nothing}</p>}
      {store !== null && (
        <form method="post" action={action} encType="multipart/form-data">
          <textarea name="text" defaultValue={text} hidden readOnly />
          <button type="submit" name="act" value="store" className={button.main}>
            {store}
          </button>
        </form>
      )}
      {refused && (
        <>
          <h3>{refused.title}</h3>
          <p className={texts.fault}>{refused.text}</p>
          <ul className={styles.refused}>
            {refused.rows.map(({ line, text: why }) => (
              <li key={line}>
                <strong>{line}</strong> {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <ol className={styles.differences}>
        {differences.map(({ key, line, title: called, note, changed }) => (
          <li key={key}>
            <p>
              <strong>{called}</strong> <span>{note === null ? line : `${line} · ${note}`}</span>
            </p>
            <Changed changed={changed} />
          </li>
        ))}
      </ol>
      {more !== null && <p>{more}</p>}
    </section>
  );
}
