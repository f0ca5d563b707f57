import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import styles from "./own-room-parts.module.css";

/** What a visitor could say here, once he has signed in; from there he comes back. */
export function SignInLine({ text }: { text: string }) {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={addresses.accountForm(useLocale(), "Login", location.pathname)}>
        {text}
      </a>
    </p>
  );
}
