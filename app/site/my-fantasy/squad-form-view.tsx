import button from "../../ui/button.module.css";
import { Field } from "../../ui/form-field.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import type { SquadFormPage } from "./squad-form-model.ts";
import styles from "./squad-form-view.module.css";

/** One's own team without scripts: a place after the other, and one button. MYFAN10 */
export function SquadFormView({ page: { title, league, ways, form, signIn } }: { page: SquadFormPage }) {
  return (
    <>
      <BandHead title={title} above={league} {...(form && { below: form.deadline })} />
      <div className={`${frame.page} ${styles.page}`}>
        {signIn && (
          <p>
            {signIn.text} <a href={signIn.href}>{signIn.way}</a>
          </p>
        )}
        {form && <SquadForm form={form} />}
        <ul className={styles.ways}>
          {ways.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function SquadForm({ form }: { form: NonNullable<SquadFormPage["form"]> }) {
  const { action, budget, said, hidden, name, heads, nobody, places, rows, send } = form;
  return (
    <form method="post" action={action} className={styles.form}>
      {said && (
        <p className={styles.said} role={said.isFault ? "alert" : "status"} data-fault={said.isFault || undefined}>
          {said.text}
        </p>
      )}
      <p>{budget}</p>
      <input type="hidden" name="market" value={hidden.market} />
      <input type="hidden" name="version" value={hidden.version} />
      {name && <Field field={name} />}
      <ol className={styles.rows}>
        {rows.map(({ label, player, place, captain, vice }, row) => (
          <li key={player.name}>
            <fieldset>
              <legend>{label}</legend>
              <select name={player.name} defaultValue={player.value} aria-label={`${label}: ${heads.player}`}>
                <option value="">{nobody}</option>
                {player.choices.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <select name={place.name} defaultValue={place.value} aria-label={place.label}>
                {places.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <label>
                <input type="radio" name="captain" value={row} defaultChecked={captain.isChosen} aria-label={captain.label} />
                <span>{heads.captain}</span>
              </label>
              <label>
                <input type="radio" name="vice" value={row} defaultChecked={vice.isChosen} aria-label={vice.label} />
                <span>{heads.vice}</span>
              </label>
            </fieldset>
          </li>
        ))}
      </ol>
      <button type="submit" className={`${button.main} ${button.large}`}>
        {send}
      </button>
    </form>
  );
}
