import { FreshLink } from "./fresh-link.tsx";
import { LinkRow, TakeBack } from "./link-row.tsx";
import type { PartText } from "./office-page.ts";
import { PlainForm } from "./plain-form.tsx";
import styles from "./roles-view.module.css";
import texts from "./texts.module.css";

type Part = Extract<PartText, { readonly kind: "roles" }>;

/** Who may what in this league, links that nobody has opened yet, and the form by which one more may. ROLE1, ROLE5, ROLE6 */
export function RolesView({ part: { title, lead, none, holders, links, fresh, give, fault } }: { part: Part }) {
  return (
    <div className={styles.roles}>
      <h1>{title}</h1>
      <p className={texts.lead}>{lead}</p>
      {fault !== null && (
        <p className={texts.fault} role="alert">
          {fault}
        </p>
      )}
      {fresh && <FreshLink fresh={fresh} />}
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
            <TakeBack take={take} />
          </li>
        ))}
      </ul>
      {links && (
        <section>
          <h2>{links.title}</h2>
          <ul className={styles.holders}>
            {links.rows.map(({ key, ...row }) => (
              <LinkRow key={key} {...row} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{give.title}</h2>
        <p className={texts.lead}>{give.lead}</p>
        <PlainForm form={give} act="give" />
      </section>
    </div>
  );
}
