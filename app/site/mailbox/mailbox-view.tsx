import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import type { MailboxPage } from "./mailbox-model.ts";
import styles from "./mailbox-view.module.css";

/** Mails as their readers would have had them. */
export function MailboxView({ page: { title, lead, empty, mails } }: { page: MailboxPage }) {
  return (
    <>
      <BandHead title={title} below={lead} />
      <div className={frame.page}>
        {mails.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <ol className={styles.mails}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <article className={styles.mail} aria-labelledby={`mail-${mail.id}`} data-mail>
                  <h2 id={`mail-${mail.id}`}>{mail.subject}</h2>
                  <p className={styles.head}>
                    <span>{mail.to}</span>
                    <time dateTime={mail.machineTime}>{mail.sent}</time>
                  </p>
                  <p className={styles.text}>
                    {mail.pieces.map(({ text, isLink }, index) =>
                      isLink ? (
                        <a key={index} href={text}>
                          {text}
                        </a>
                      ) : (
                        text
                      ),
                    )}
                  </p>
                </article>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
