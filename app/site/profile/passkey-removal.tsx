import { useState } from "react";
import type { OwnPasskey } from "#contract/account.ts";
import { callOwn } from "../../account/own-call.ts";
import { useT } from "../../i18n/use-t.ts";
import { Modal } from "../../ui/modal.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { BusyButton } from "./busy-button.tsx";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords, type OwnField } from "./own-form.tsx";

type Props = {
  passkey: OwnPasskey;
  email: string;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
  onClosed: () => void;
};

/** Taking one passkey away: its owner says the password again, or has signed in a moment ago. ACC28 */
export function PasskeyRemoval({ passkey: { id, name }, email, hasPassword, onChanged, onClosed }: Props) {
  const t = useT("own-account");
  const [isOpen, setOpen] = useState(true);

  async function remove(values: FormWords): Promise<FormAnswer> {
    const outcome = await callOwn("POST", `passkeys/${id}/removal`, { password: values[passwordName] ?? null });
    if (outcome.kind === "refused" && outcome.refusal === "wrongPassword")
      return { kind: "fault", field: passwordName, text: t("fault.wrongPassword") };
    // Whatever else was said: another window may have been quicker.
    await onChanged();
    if (outcome.kind === "refused") return outcome;
    setOpen(false);
    showToast(t("passkeys.removed", { name }), { type: "success" });
    return { kind: "taken" };
  }

  const password: OwnField = { name: passwordName, label: t("known"), type: "password", autoComplete: "current-password" };
  return (
    <Modal isOpen={isOpen} onClosed={onClosed} title={t("passkeys.question", { name })}>
      <div className={styles.dialog}>
        <p>{t("passkeys.warning")}</p>
        <OwnForm email={email} submit={t("passkeys.removeThis")} kind="dangerous" send={remove} fields={hasPassword ? [password] : []}>
          <BusyButton isBusy={false} kind="other" onPress={() => setOpen(false)}>
            {t("passkeys.keep")}
          </BusyButton>
        </OwnForm>
      </div>
    </Modal>
  );
}

const passwordName = "passkey-removal-password";
