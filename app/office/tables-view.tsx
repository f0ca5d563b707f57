import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import { FreshLink } from "./fresh-link.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { TablesText } from "./office-page.ts";
import { LinkRow } from "./link-row.tsx";
import styles from "./roles-view.module.css";

/** Links to the table of a game. OFF51 */
export function TablesView({ tables: { title, lead, none, fresh, rows, form } }: { tables: TablesText }) {
  return (
    <section className={styles.roles}>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {fresh && <FreshLink fresh={fresh} />}
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={styles.holders}>
          {rows.map(({ key, ...row }) => (
            <LinkRow key={key} {...row} />
          ))}
        </ul>
      )}
      <form method="post" action={form.action} className={styles.give} noValidate>
        <HiddenFields fields={[["act", "link"]]} />
        {form.controls.map((control) => (
          <Control key={control.name} control={control} prefix="" />
        ))}
        <p className={styles.send}>
          <button type="submit" className={button.other}>
            {form.send}
          </button>
        </p>
      </form>
    </section>
  );
}
