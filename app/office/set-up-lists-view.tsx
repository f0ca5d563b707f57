import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import look from "./control.module.css";
import type { SetUpStepText, TrialText } from "./set-up-page.ts";
import { Save } from "./save-button.tsx";
import styles from "./set-up-view.module.css";
import texts from "./texts.module.css";

type Body = Extract<SetUpStepText, { readonly step: "clubs" | "schedule" }>;

/** A file with what it would do first, and below it names one a line. WIZ7, WIZ8 */
export function ListStep({ body: { there, trial, file, typed, upload }, action }: { body: Body; action: string }) {
  return (
    <>
      <ul className={styles.there}>
        {there.map(({ text, count, href }) => (
          <li key={href}>
            <a href={href}>
              {text} <strong>{count}</strong>
            </a>
          </li>
        ))}
      </ul>
      {trial && <Trial key={trial.key} trial={trial} action={upload} />}
      <section className={styles.box}>
        <h2>{file.title}</h2>
        <p className={texts.lead}>{file.lead}</p>
        <form method="post" action={upload} encType="multipart/form-data" className={styles.file}>
          <label>
            <span>{file.choose}</span>
            <input type="file" name="file" className={styles.drop} />
          </label>
          <label>
            <span>{file.paste}</span>
            <textarea className={look.typed} name="text" rows={4} defaultValue={file.text} spellCheck={false} />
          </label>
          <button type="submit" name="act" value="try" className={trial?.store ? button.other : button.main}>
            {file.try}
          </button>
        </form>
      </section>
      <section className={styles.box}>
        <h2>{typed.title}</h2>
        <p className={texts.lead}>{typed.lead}</p>
        <form method="post" action={action} encType="multipart/form-data" className={styles.form}>
          <input type="hidden" name="act" value={typed.act} />
          {typed.controls.map((control) => (
            <Control key={control.name} control={control} prefix="" />
          ))}
          <Save text={typed.save} />
        </form>
      </section>
    </>
  );
}

function Trial({
  trial: { title, lead, isGood, counts, questions, refused, notes, store, games, kept },
  action,
}: {
  trial: TrialText;
  action: string;
}) {
  return (
    <section className={styles.box} data-good={isGood || undefined} data-trial="">
      <h2>{title}</h2>
      <p>{lead}</p>
      {counts.length > 0 && (
        <dl className={styles.counts}>
          {counts.map(({ text, counts: figures }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figures}</dd>
            </div>
          ))}
        </dl>
      )}
      <Games games={games} />
      <form method="post" action={action} encType="multipart/form-data" className={styles.file}>
        <input type="hidden" name="kept" value={kept} />
        {questions && (
          <fieldset className={styles.questions}>
            <legend>{questions.title}</legend>
            {questions.rows.map(({ key, asked, label, chosen, choices }) => (
              <label key={key}>
                <span>{label}</span>
                <input type="hidden" name={`asked.${key}`} value={asked} />
                <select className={look.typed} name={`answer.${key}`} defaultValue={chosen}>
                  {choices.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.ways}>
          {store !== null && (
            <button type="submit" name="act" value="store" className={button.main}>
              {store}
            </button>
          )}
          {questions && (
            <button type="submit" name="act" value="try" className={store === null ? button.main : button.other}>
              {questions.again}
            </button>
          )}
        </div>
      </form>
      {refused && (
        <>
          {refused.title !== null && <h3>{refused.title}</h3>}
          <ul className={styles.rows}>
            {refused.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
          {refused.more !== null && <p>{refused.more}</p>}
        </>
      )}
      {notes.length > 0 && (
        <ul className={styles.rows}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Files of games: which each is meant to be, and what it would change. IMP27 */
function Games({ games }: Pick<TrialText, "games">) {
  if (games.length === 0) return null;
  return (
    <ul className={styles.rows} data-games="">
      {games.map(({ key, title, href, about, state, isFault }) => (
        <li key={key} data-fault={isFault || undefined}>
          <p>{href === null ? title : <a href={href}>{title}</a>}</p>
          <p className={texts.hint}>{about}</p>
          <p className={isFault ? texts.fault : undefined}>{state}</p>
        </li>
      ))}
    </ul>
  );
}
