import button from "../ui/button.module.css";
import lines from "./changes-view.module.css";
import styles from "./file-view.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import type { ImportsText } from "./office-page.ts";
import texts from "./texts.module.css";

/** Files that were stored, and one of them with what taking it back would do. IMPW9 */
export function ImportsView({ part: { title, lead, back, none, rows, trial } }: { part: ImportsText }) {
  return (
    <div className={styles.file}>
      <p>
        <a className={texts.way} href={back.href}>
          {back.text}
        </a>
      </p>
      <h1>{title}</h1>
      <p className={texts.lead}>{lead}</p>
      {none !== null && <p>{none}</p>}
      {rows.length > 0 && (
        <ol className={lines.lines}>
          {rows.map((row) => (
            <li key={row.key}>
              <div>
                <p className={lines.title}>
                  <a href={row.href}>{row.title}</a>
                </p>
                <p className={lines.about}>{row.about}</p>
                {row.note !== null && <p className={lines.reason}>{row.note}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {trial && <TakeBack trial={trial} />}
    </div>
  );
}

function TakeBack({ trial: { title, text, groups, stays, send } }: { trial: NonNullable<ImportsText["trial"]> }) {
  return (
    <section className={styles.trial} data-trial="">
      <h2>{title}</h2>
      <p>{text}</p>
      {send && (
        <form method="post" action={send.action}>
          <HiddenFields fields={send.hidden} />
          <button type="submit" className={button.main}>
            {send.text}
          </button>
        </form>
      )}
      {stays && (
        <>
          <h3>{stays.title}</h3>
          <ul className={styles.refused}>
            {stays.rows.map(({ href, name, why }) => (
              <li key={href}>
                <a href={href}>{name}</a> <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {groups.map((group) => (
        <details key={group.title} className={styles.refused} open={group.rows.length <= 20}>
          <summary>{group.title}</summary>
          <ul>
            {group.rows.map((row, number) => (
              <li key={`${String(number)} ${row}`}>{row}</li>
            ))}
          </ul>
          {group.more !== null && <p>{group.more}</p>}
        </details>
      ))}
    </section>
  );
}
