import { useState } from "react";
import type { OwnPasskey } from "#contract/account.ts";
import { addPasskey, knowsPasskeys } from "../../account/passkeys.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import { showToast } from "../../ui/toast-store.ts";
import { BusyButton } from "./busy-button.tsx";
import { deviceName } from "../../account/device-name.ts";
import styles from "./own-account.module.css";
import { OwnForm, type FormAnswer, type FormWords } from "./own-form.tsx";
import { PasskeyRemoval } from "./passkey-removal.tsx";
import { Setting } from "./setting.tsx";

type Props = {
  passkeys: readonly OwnPasskey[];
  /** Whether the league lets people in by them. ACC26 */
  canAdd: boolean;
  /** Whether the only passkey is all that opens the account. */
  isLastWay: boolean;
  email: string;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
};

/** Ways in that a device keeps: added here on this device, and each removed. ACC22, ACC28 */
export function PasskeysSetting({ passkeys, canAdd, isLastWay, email, hasPassword, onChanged }: Props) {
  const t = useT("own-account");
  const [leaving, setLeaving] = useState<OwnPasskey | null>(null);

  async function add({ "passkey-password": password = null }: Readonly<Record<string, string | null>>): Promise<FormAnswer> {
    const outcome = await addPasskey(password, deviceName(navigator.userAgent) ?? t("sessions.unknown"));
    if (outcome.kind === "cancelled") {
      showToast(t("passkeys.cancelled"), { type: "error" });
      return { kind: "taken" };
    }
    if (outcome.kind === "refused")
      return outcome.refusal === "wrongPassword" ? { kind: "fault", field: "passkey-password", text: t("fault.wrongPassword") } : outcome;
    showToast(t("passkeys.added"), { type: "success" });
    await onChanged();
    return { kind: "taken" };
  }

  return (
    <Setting name="passkeys" title={t("passkeys.title")} text={t("passkeys.text")}>
      {passkeys.length === 0 && <p className={styles.quiet}>{t("passkeys.none")}</p>}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={isLastWay ? null : setLeaving} />}
      {isLastWay && <p className={styles.quiet}>{t("passkeys.last")}</p>}
      {leaving !== null && (
        <PasskeyRemoval passkey={leaving} email={email} hasPassword={hasPassword} onChanged={onChanged} onClosed={() => setLeaving(null)} />
      )}
      {canAdd && knowsPasskeys() && (
        <OwnForm
          email={email}
          submit={t("passkeys.add")}
          send={(values: FormWords) => add(values)}
          fields={hasPassword ? [{ name: "passkey-password", label: t("known"), type: "password", autoComplete: "current-password" }] : []}
        />
      )}
    </Setting>
  );
}

type ListProps = {
  passkeys: readonly OwnPasskey[];
  /** `null`: none of them can be taken away. */
  onRemove: ((passkey: OwnPasskey) => void) | null;
};

function PasskeyList({ passkeys, onRemove }: ListProps) {
  const t = useT("own-account");
  const format = useFormat();
  return (
    <ul className={styles.sessions} aria-label={t("passkeys.title")}>
      {passkeys.map((passkey) => {
        const { id, name, host, createdAt, usedAt } = passkey;
        return (
          <li key={id} data-passkey-kept>
            <div>
              <p className={styles.device}>
                <strong>{name}</strong>
              </p>
              {host !== null && <p>{host}</p>}
              <p>{usedAt === null ? t("passkeys.never") : t("sessions.seen", { when: format.date(Date.parse(usedAt), "dateTime") })}</p>
              <p>{t("passkeys.made", { when: format.date(Date.parse(createdAt), "dateTime") })}</p>
            </div>
            {onRemove !== null && (
              <BusyButton isBusy={false} kind="other" label={t("passkeys.removeNamed", { name })} onPress={() => onRemove(passkey)}>
                {t("passkeys.remove")}
              </BusyButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
