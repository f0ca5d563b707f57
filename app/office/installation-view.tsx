import button from "../ui/button.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import { PlainForm } from "./plain-form.tsx";
import type { InstallationText } from "./set-up-page.ts";
import styles from "./set-up-view.module.css";
import texts from "./texts.module.css";

/** All leagues of the installation, without what is theirs, and the form by which a further one is founded. WIZ10, WIZ13 */
export function InstallationView({ part: { title, lead, leagues, doctor, figures, founded, demo, form } }: { part: InstallationText }) {
  return (
    <div className={styles.setUp}>
      <h1>{title}</h1>
      <p className={texts.lead}>{lead}</p>
      <dl className={styles.counts}>
        {figures.map(({ text, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={doctor.href} className={texts.way}>
          {doctor.text}
        </a>
      </p>
      <ul className={styles.leagues} data-leagues="">
        {leagues.map(({ key, title: name, hosts, cells }) => (
          <li key={key}>
            <h2>{name}</h2>
            <p>
              {hosts.map(({ href, text }) => (
                <a key={href} href={href} className={texts.way} translate="no">
                  {text}
                </a>
              ))}
            </p>
            <dl className={styles.counts}>
              {cells.map(({ text, value, isFault }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd data-fault={isFault ? "" : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {founded && (
        <section className={styles.box} role="status">
          <p>
            <strong>{founded.text}</strong>
          </p>
          <p className={styles.link} translate="no">
            <a href={founded.link}>{founded.link}</a>
          </p>
          <p className={texts.hint}>{founded.note}</p>
        </section>
      )}
      {demo && (
        <section className={styles.box} data-demo="">
          <h2>{demo.title}</h2>
          <p>{demo.text}</p>
          {demo.send && (
            <form method="post" action={demo.send.action}>
              <HiddenFields fields={demo.send.hidden} />
              <button type="submit" className={button.other}>
                {demo.send.text}
              </button>
            </form>
          )}
          {demo.again && (
            <a href={demo.again.href} className={texts.way}>
              {demo.again.text}
            </a>
          )}
        </section>
      )}
      <section className={styles.box}>
        <h2>{form.title}</h2>
        <p className={texts.lead}>{form.lead}</p>
        <PlainForm form={form} />
      </section>
    </div>
  );
}
