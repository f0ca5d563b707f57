import { useState } from "react";
import { callOwn, type OwnOutcome } from "../../account/own-call.ts";
import { leave } from "../../account/page-guard.ts";
import { visitorChanged } from "../../account/visitor-store.ts";
import { useT } from "../../i18n/use-t.ts";
import { Modal } from "../../ui/modal.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { BusyButton } from "./busy-button.tsx";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords, type OwnField } from "./own-form.tsx";
import { Setting } from "./setting.tsx";

/** Deleting an account for good: its owner types its address, and the password again; then the way leads home. ACC16 */
export function RemovalSetting({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT("own-account");
  const [isOpen, setOpen] = useState(false);

  async function remove(values: FormWords): Promise<FormAnswer> {
    if (plain(values["removal-address"] ?? "") !== plain(email))
      return { kind: "fault", field: "removal-address", text: t("fault.notSame") };
    const outcome = await removed(values["removal-password"] ?? null);
    if (outcome.kind === "done") {
      showToast(t("removal.done"), { type: "success" });
      return { kind: "taken" };
    }
    if (outcome.refusal === "wrongPassword") return { kind: "fault", field: "removal-password", text: t("fault.wrongPassword") };
    return outcome;
  }

  const address: OwnField = { name: "removal-address", label: t("removal.confirm", { email }), type: "email", autoComplete: "off" };
  const password: OwnField = { name: "removal-password", label: t("known"), type: "password", autoComplete: "current-password" };
  return (
    <Setting name="removal" title={t("removal.title")} text={t("removal.text")}>
      <p className={styles.buttons}>
        <BusyButton isBusy={false} kind="dangerous" onPress={() => setOpen(true)}>
          {t("removal.open")}
        </BusyButton>
      </p>
      <Modal isOpen={isOpen} onClosed={() => setOpen(false)} title={t("removal.question")}>
        {isOpen && (
          <div className={styles.dialog}>
            <p>{t("removal.warning")}</p>
            <OwnForm
              email={email}
              submit={t("removal.submit")}
              kind="dangerous"
              send={remove}
              fields={hasPassword ? [address, password] : [address]}
            >
              <BusyButton isBusy={false} kind="other" onPress={() => setOpen(false)}>
                {t("removal.keep")}
              </BusyButton>
            </OwnForm>
          </div>
        )}
      </Modal>
    </Setting>
  );
}

/** Leaves the page as a sign-out does: home, not to a page that asks to sign in. */
async function removed(password: string | null): Promise<OwnOutcome<unknown>> {
  let outcome: OwnOutcome<unknown> = { kind: "refused", refusal: "failed" };
  await leave(async () => {
    outcome = await callOwn("POST", "removal", { password });
    if (outcome.kind === "done") await visitorChanged();
    return outcome.kind === "done";
  });
  return outcome;
}

function plain(address: string): string {
  return address.trim().toLowerCase();
}
