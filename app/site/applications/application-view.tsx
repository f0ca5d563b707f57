import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { ApplicationFields } from "./application-form.tsx";
import type { ApplicationPage } from "./application-model.ts";
import styles from "./application-view.module.css";

export function ApplicationView({ page }: { page: ApplicationPage }) {
  const { notice, form, buttons } = page;
  return (
    <>
      <BandHead
        title={page.title}
        above={
          <>
            <a href={page.league.href}>{page.league.text}</a> · {page.season}
          </>
        }
        below={page.deadline}
      />
      <div className={frame.page}>
        <div className={styles.application}>
          {notice && (
            <div
              className={notice.isFault ? `${styles.notice} ${styles.refused}` : styles.notice}
              role={notice.isFault ? "alert" : "status"}
            >
              <p>{notice.text}</p>
              {form && form.faults.length > 0 && (
                <ul>
                  {form.faults.map(({ name, text }) => (
                    <li key={name}>
                      <a href={`#${name}`}>{text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
          <p className={styles.status}>{page.status}</p>
          {page.reason !== null && <p className={styles.status}>{page.reason}</p>}
          <Summary parts={page.summary} />
          {(form || buttons.length > 0) && (
            <form className={styles.form} method="post" action={page.action} noValidate>
              <input type="hidden" name="version" value={page.version} />
              {form && <ApplicationFields form={form} />}
              {form && (
                <p className={styles.privacy}>
                  <a href={page.privacy.href}>{page.privacy.text}</a>
                </p>
              )}
              <p className={styles.buttons}>
                {buttons.map(({ intent, text }, index) => (
                  <button key={intent} className={index === 0 ? styles.main : undefined} type="submit" name="intent" value={intent}>
                    {text}
                  </button>
                ))}
              </p>
            </form>
          )}
        </div>
      </div>
    </>
  );
}

function Summary({ parts }: { parts: ApplicationPage["summary"] }) {
  return parts.map(({ title, lines }) => (
    <section key={title}>
      <h2 className={styles.part}>{title}</h2>
      <dl className={styles.summary}>
        {lines.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
