import { useT } from "../../i18n/use-t.ts";
import type { OfferedWays } from "./account-settings.tsx";
import styles from "./own-account.module.css";
import { Setting } from "./setting.tsx";

/** What everybody can see to, by its place: its words stand already, and grey bars where fields and buttons will. */
export function SettingsToCome({ email, takesPasskeys, takesGoogle }: OfferedWays & { email: string }) {
  const t = useT("own-account");
  return (
    <div className={styles.settings} aria-busy>
      <Setting name="sessions" title={t("sessions.title")} text={t("sessions.text")}>
        <p role="status">{t("sessions.loading")}</p>
        <Bars of={["lines"]} />
      </Setting>
      <Setting name="password" title={t("password.title")} text={t("password.text")}>
        <Bars of={["field", "choice", "button"]} />
      </Setting>
      {takesPasskeys && (
        <Setting name="passkeys" title={t("passkeys.title")} text={t("passkeys.text")}>
          <Bars of={["field", "button"]} />
        </Setting>
      )}
      {takesGoogle && (
        <Setting name="google" title={t("google.title")} text={t("google.text")}>
          <Bars of={["field", "button"]} />
        </Setting>
      )}
      <Setting name="address" title={t("address.title")} text={t("address.text", { email })}>
        <Bars of={["field", "field", "button"]} />
      </Setting>
      <Setting name="data" title={t("data.title")} text={t("data.text")}>
        <Bars of={["button"]} />
      </Setting>
      <Setting name="removal" title={t("removal.title")} text={t("removal.text")}>
        <Bars of={["button"]} />
      </Setting>
    </div>
  );
}

/** Some lines of text, a field, one with a hint and a measure below it, a button. */
type Bar = "lines" | "field" | "choice" | "button";

function Bars({ of }: { of: readonly Bar[] }) {
  return (
    <div className={styles.bars} aria-hidden>
      {of.map((kind, place) => (
        <span key={place} data-bar={kind} />
      ))}
    </div>
  );
}
