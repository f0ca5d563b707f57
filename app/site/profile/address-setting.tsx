import { useState } from "react";
import { callOwn } from "../../account/own-call.ts";
import { useT } from "../../i18n/use-t.ts";
import { showToast } from "../../ui/toast-store.ts";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords, type OwnField } from "./own-form.tsx";
import { Setting } from "./setting.tsx";

/** The old address stays until the link in the mail to the new one is followed. */
export function AddressSetting({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT("own-account");
  const [writtenTo, setWrittenTo] = useState<string | null>(null);

  async function change({
    address = "",
    "address-password": password = null,
  }: Readonly<Record<string, string | null>>): Promise<FormAnswer> {
    const outcome = await callOwn("POST", "address", { email: address, password });
    if (outcome.kind === "done") {
      setWrittenTo(address);
      showToast(t("address.sent"), { type: "success" });
      return { kind: "taken" };
    }
    if (outcome.refusal === "wrongPassword") return { kind: "fault", field: "address-password", text: t("fault.wrongPassword") };
    return outcome.refusal === "badFields" ? { kind: "fault", field: "address", text: t("fault.address") } : outcome;
  }

  const known: OwnField = { name: "address-password", label: t("known"), type: "password", autoComplete: "current-password" };
  return (
    <Setting name="address" title={t("address.title")} text={t("address.text", { email })}>
      <OwnForm
        email={email}
        submit={t("address.submit")}
        send={(values: FormWords) => change(values)}
        fields={[{ name: "address", label: t("address.field"), type: "email", autoComplete: "email" }, ...(hasPassword ? [known] : [])]}
      />
      {writtenTo !== null && (
        <p className={styles.done} role="status">
          {t("address.done", { email: writtenTo })}
        </p>
      )}
    </Setting>
  );
}
