import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { PartText } from "./office-page.ts";
import styles from "./roles-view.module.css";

/** Who may what in this league, and the form by which one more may. OFF22 */
export function RolesView({ part: { title, lead, none, holders, give, fault } }: { part: Extract<PartText, { readonly kind: "roles" }> }) {
  return (
    <div className={styles.roles}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {holders.length === 0 && <p>{none}</p>}
      <ul className={styles.holders}>
        {holders.map(({ key, name, email, role, may, scope, take }) => (
          <li key={key}>
            <div>
              <p>
                <strong>{name}</strong> <span>{email}</span>
              </p>
              <p>
                <strong>{role}</strong> <span>{`${scope} · ${may}`}</span>
              </p>
            </div>
            <form method="post" action={take.action}>
              <HiddenFields fields={take.hidden} />
              <button type="submit" className={button.other} aria-label={`${take.text}: ${take.about ?? ""}`}>
                {take.text}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <section>
        <h2>{give.title}</h2>
        <form method="post" action={give.action} className={styles.give} noValidate>
          <HiddenFields fields={[["act", "give"]]} />
          <Control control={give.email} prefix="" />
          <Control control={give.role} prefix="" />
          <button type="submit" className={button.main}>
            {give.send}
          </button>
        </form>
      </section>
    </div>
  );
}
