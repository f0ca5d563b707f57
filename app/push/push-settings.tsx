import { useEffect, useState } from "react";
import type { PushErrorCode } from "#contract/push.ts";
import { fantasyPushKinds, followedPushKinds, pushKinds, type PushKind } from "#core/push/push-kinds.ts";
import { useT } from "../i18n/use-t.ts";
import buttons from "../ui/offer-buttons.module.css";
import { showToast } from "../ui/toast-store.ts";
import { type DeviceChoices, firstChoices, keepChoices, readChoices } from "./push-choices.ts";
import { PushError } from "./push-error.ts";
import { endNotices, hasToken, obtainToken, sendTest, tellChoices } from "./push-token.ts";
import { startPush } from "./start-push.ts";
import { QuietHoursFields } from "./quiet-hours-fields.tsx";
import styles from "./push-settings.module.css";

type Fault = PushErrorCode | "failed";

/** Whether this device is told anything, what, and when: a part of a page, the same before it knows whose device it is. PUSH17 */
export function PushSettings() {
  const t = useT("notifications");
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function attempt(work: () => Promise<boolean>): Promise<void> {
    setIsBusy(true);
    setFault(null);
    try {
      setIsOn(await work());
    } catch (error) {
      setFault(error instanceof PushError ? error.code : "failed");
    }
    setIsBusy(false);
  }

  async function turnOn(): Promise<boolean> {
    const token = await obtainToken();
    // An account that is signed in gets to know the device at once.
    void startPush(token);
    return true;
  }

  useEffect(() => void attempt(hasToken), []);

  return (
    <div className={styles.settings}>
      <p className={styles.lead}>{t("lead")}</p>
      <noscript>
        <p className={styles.fault}>{t("needsScripts")}</p>
      </noscript>
      <div className={styles.state}>
        <p role="status">{isBusy || (isOn === null && fault === null) ? t("working") : isOn ? t("on") : t("off")}</p>
        <button
          type="button"
          className={isOn ? buttons.quiet : buttons.loud}
          disabled={isBusy || isOn === null}
          onClick={() => void attempt(isOn ? async () => !(await endNotices()) : turnOn)}
        >
          {isOn ? t("turnOff") : t("turnOn")}
        </button>
        {isOn && <TestButton />}
      </div>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault === "failed" ? t("failed") : t(`errors.${fault}`)}
        </p>
      )}
      <ChoiceFields />
    </div>
  );
}

function TestButton() {
  const t = useT("notifications");
  return (
    <button
      type="button"
      className={buttons.quiet}
      onClick={() => void sendTest().then((became) => showToast(t(`test.${became}`), became === "failed" ? { type: "error" } : {}))}
    >
      {t("test.send")}
    </button>
  );
}

/** What was chosen is on the device, so it is read once the page is there. */
function ChoiceFields() {
  const t = useT("notifications");
  const [choices, setChoices] = useState<DeviceChoices>(firstChoices);
  useEffect(() => setChoices(readChoices()), []);

  function choose(change: Partial<DeviceChoices>): void {
    const next = { ...choices, ...change };
    setChoices(next);
    keepChoices(next);
    void tellChoices().then(
      (isTold) => showToast(isTold ? t("saved") : t("failed"), { type: isTold ? "success" : "error" }),
      () => showToast(t("failed"), { type: "error" }),
    );
  }

  function checkOf(kind: PushKind) {
    return (
      <label key={kind} className={styles.check}>
        <input
          type="checkbox"
          checked={choices.kinds.includes(kind)}
          onChange={({ target }) =>
            choose({ kinds: pushKinds.filter((one) => (one === kind ? target.checked : choices.kinds.includes(one))) })
          }
        />
        {t(`kinds.${kind}`)}
      </label>
    );
  }

  return (
    <div className={styles.choices}>
      <fieldset className={styles.group}>
        <legend>{t("kinds.label")}</legend>
        {followedPushKinds.map(checkOf)}
        <label className={styles.check}>
          <input type="checkbox" checked={choices.isSpoilerFree} onChange={({ target }) => choose({ isSpoilerFree: target.checked })} />
          {t("spoiler.on")}
        </label>
        <p className={styles.note}>{t("spoiler.note")}</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("fantasy.label")}</legend>
        {fantasyPushKinds.map(checkOf)}
        <p className={styles.note}>{t("fantasy.note")}</p>
      </fieldset>
      <QuietHoursFields hours={choices.quietHours} onChange={(quietHours) => choose({ quietHours })} />
    </div>
  );
}
