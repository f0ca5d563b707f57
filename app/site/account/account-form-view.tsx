import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import type { AccountFormPage } from "./account-form-model.ts";
import { AccountFormBody } from "./account-form-body.tsx";
import styles from "./account-form-view.module.css";
import { GoogleWay } from "./google-way.tsx";
import { OfficialWay } from "./official-way.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

/** A page around an account: what it asks, the other ways in, and what an account is for. */
export function AccountFormView({ page }: { page: AccountFormPage }) {
  const { notice, google, official, benefits } = page;
  return (
    <>
      <BandHead title={page.title} below={page.lead} />
      <div className={frame.page}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {notice && (
              <p
                className={notice.isFault ? `${styles.notice} ${styles.refused}` : styles.notice}
                role={notice.isFault ? "alert" : "status"}
              >
                {notice.text}
              </p>
            )}
            {page.fields.length > 0 && <AccountFormBody page={page} />}
            {google && <GoogleWay google={google} or={page.or} />}
            {page.asksPasskey && <PasskeySignIn />}
            {official && <OfficialWay official={official} or={google ? null : page.or} />}
            <ul className={styles.links}>
              {page.links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
          {benefits && (page.fields.length > 0 || google) && (
            <aside className={styles.benefits} aria-labelledby="benefits">
              <h2 id="benefits">{benefits.title}</h2>
              <ul>
                {benefits.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </div>
    </>
  );
}
