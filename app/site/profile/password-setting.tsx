import { leastPasswordLength } from "#contract/account.ts";
import { addresses } from "#contract/addresses.ts";
import { callOwn } from "../../account/own-call.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { showToast } from "../../ui/toast-store.ts";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords } from "./own-form.tsx";
import { Setting } from "./setting.tsx";

type Props = { email: string; hasPassword: boolean; onChanged: () => Promise<void> };

export function PasswordSetting({ email, hasPassword, onChanged }: Props) {
  const t = useT("own-account");
  const locale = useLocale();

  async function change({ current, next }: FormWords): Promise<FormAnswer> {
    const outcome = await callOwn("POST", "password", { current, password: next });
    if (outcome.kind === "done") {
      showToast(t("password.done"), { type: "success" });
      await onChanged();
      return { kind: "taken" };
    }
    if (outcome.refusal === "wrongPassword") return { kind: "fault", field: "current", text: t("fault.wrongPassword") };
    if (outcome.refusal === "unfitPassword") return { kind: "fault", field: "next", text: t("fault.unfitPassword") };
    if (outcome.refusal === "badFields") return { kind: "fault", field: "next", text: t("fault.tooShort", { least: leastPasswordLength }) };
    return outcome;
  }

  if (!hasPassword)
    return (
      <Setting name="password" title={t("password.title")} text={t("password.none")}>
        <p className={styles.buttons}>
          <a className={button.other} href={addresses.accountForm(locale, "ForgottenPassword")}>
            {t("password.ask")}
          </a>
        </p>
      </Setting>
    );
  const hint = t("hint", { least: leastPasswordLength });
  return (
    <Setting name="password" title={t("password.title")} text={t("password.text")}>
      <OwnForm
        email={email}
        submit={t("password.submit")}
        send={change}
        fields={[
          { name: "current", label: t("password.current"), type: "password", autoComplete: "current-password" },
          { name: "next", label: t("password.next"), type: "password", autoComplete: "new-password", hint },
        ]}
      />
    </Setting>
  );
}
