import button from "../ui/button.module.css";
import { Control } from "./control.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./office-frame.module.css";
import type { InvitationPage } from "./office-page.ts";

/** What a link says that gives a role: whose, what it opens, and the one thing to do. ROLE6 */
export function InvitationView({ page: { title, text, may, accept, signIn, join, home } }: { page: InvitationPage }) {
  return (
    <div className={styles.stranger}>
      <h1>{title}</h1>
      <p>{text}</p>
      {may !== null && <p>{may}</p>}
      {accept && (
        <form method="post" action={accept.action}>
          <HiddenFields fields={accept.hidden} />
          <button type="submit" className={`${button.main} ${button.large}`}>
            {accept.text}
          </button>
        </form>
      )}
      {signIn && (
        <p className={styles.strangerWays}>
          <a className={button.main} href={signIn.href}>
            {signIn.text}
          </a>
        </p>
      )}
      {join && (
        <form method="post" action={join.action} noValidate className={styles.join}>
          <h2>{join.title}</h2>
          <HiddenFields fields={[["act", "join"]]} />
          {join.controls.map((control) => (
            <Control key={control.name} control={control} prefix="" />
          ))}
          <button type="submit" className={signIn ? button.other : button.main}>
            {join.send}
          </button>
        </form>
      )}
      <p className={styles.strangerWays}>
        <a href={home.href}>{home.text}</a>
      </p>
    </div>
  );
}
