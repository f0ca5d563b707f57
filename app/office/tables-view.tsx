import { FreshLink } from "./fresh-link.tsx";
import type { TablesText } from "./office-page.ts";
import { LinkRow } from "./link-row.tsx";
import { PlainForm } from "./plain-form.tsx";
import styles from "./roles-view.module.css";
import texts from "./texts.module.css";

/** Links to the table of a game. OFF51 */
export function TablesView({ tables: { title, lead, none, fresh, rows, trainings, form } }: { tables: TablesText }) {
  return (
    <section className={styles.roles} id="tables">
      <h2>{title}</h2>
      <p className={texts.lead}>{lead}</p>
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
      {trainings && (
        <>
          <h3>{trainings.title}</h3>
          <ul className={styles.holders} data-trainings>
            {trainings.rows.map(({ key, ...row }) => (
              <LinkRow key={key} {...row} take={null} />
            ))}
          </ul>
        </>
      )}
      <PlainForm form={form} act="link" kind="other" />
    </section>
  );
}
