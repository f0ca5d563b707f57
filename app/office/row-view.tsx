import button from "../ui/button.module.css";
import { Lines } from "./changes-view.tsx";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { ListView } from "./list-view.tsx";
import type { FieldText, PartText } from "./office-page.ts";
import { TablesView } from "./tables-view.tsx";
import styles from "./row-view.module.css";
import texts from "./texts.module.css";

type RowText = Extract<PartText, { readonly kind: "row" }>;

/** A row's form and its history; beside it, where there is room, the list that it was found in. OFF13, OFF18 */
export function RowView({ part }: { part: RowText }) {
  const { list, back, title, lead, form, tables, removal, history, ways } = part;
  return (
    <div className={list ? styles.sides : undefined}>
      {list && (
        <div className={styles.side}>
          <ListView list={list} isAside />
        </div>
      )}
      <div className={styles.row}>
        {back && (
          <p className={styles.back}>
            <a className={texts.way} href={back.href}>
              {back.text}
            </a>
          </p>
        )}
        <div className={styles.head}>
          <h1>{title}</h1>
          {ways.map(({ href, text }) => (
            <a key={href} className={texts.way} href={href}>
              {text}
            </a>
          ))}
        </div>
        {lead !== null && <p>{lead}</p>}
        {/* Faults are told by the server, in the page's language. */}
        <form
          key={form.key}
          method="post"
          action={form.action}
          encType={form.hasPictures ? "multipart/form-data" : undefined}
          className={styles.form}
          noValidate
          data-office-form=""
        >
          <HiddenFields fields={form.hidden} />
          {/* What Enter sends: the first button of a form, which would else be one that looks for choices. */}
          {form.fields.some(({ controls }) => controls.some(({ sought }) => sought)) && (
            <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          )}
          <RowFields fields={form.fields} />
          {form.save !== null && (
            <div className={styles.send}>
              {form.reason && <Control control={form.reason} prefix="" />}
              <button type="submit" className={button.main}>
                {form.save}
              </button>
            </div>
          )}
        </form>
        {tables && <TablesView tables={tables} />}
        {history && (
          <section className={styles.history}>
            <h2>{history.title}</h2>
            {history.lines.length === 0 ? <p>{history.none}</p> : <Lines lines={history.lines} isOfOne />}
          </section>
        )}
        {removal && <Removal removal={removal} />}
      </div>
    </div>
  );
}

/** Every field by itself; of words each language below their title, and what few ask for below words that open it. */
function RowFields({ fields }: { fields: readonly FieldText[] }) {
  return fields.map(({ key, legend, hint, controls, folded }) =>
    legend === null ? (
      controls.map((control) => <Control key={key} control={control} />)
    ) : (
      <fieldset key={key} className={styles.words}>
        <legend>{legend}</legend>
        {hint !== null && <p className={texts.hint}>{hint}</p>}
        {controls.map((control) => (
          <Control key={control.name} control={control} />
        ))}
        {folded && (
          <details className={styles.folded} open={folded.isOpen}>
            <summary>{folded.text}</summary>
            <div className={styles.form}>
              {folded.controls.map((control) => (
                <Control key={control.name} control={control} />
              ))}
            </div>
          </details>
        )}
      </fieldset>
    ),
  );
}

function Removal({ removal: { title, text, send } }: { removal: NonNullable<RowText["removal"]> }) {
  return (
    <details className={styles.removal}>
      <summary>{title}</summary>
      <form method="post" action={send.action}>
        <HiddenFields fields={send.hidden} />
        <p>{text}</p>
        <button type="submit" className={button.dangerous}>
          {send.text}
        </button>
      </form>
    </details>
  );
}
