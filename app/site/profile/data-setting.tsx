import { useState } from "react";
import { callOwn } from "../../account/own-call.ts";
import { useT } from "../../i18n/use-t.ts";
import { showToast } from "../../ui/toast-store.ts";
import { BusyButton } from "./busy-button.tsx";
import styles from "./own-account.module.css";
import { Setting } from "./setting.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";

const fileName = "account.json";

/** All that is kept about somebody, as a file. Asked by script, so that a refusal is said here and never becomes the file. ACC16 */
export function DataSetting() {
  const t = useT("own-account");
  const refusalWords = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function download(): Promise<void> {
    setBusy(true);
    const outcome = await callOwn<unknown>("GET", "export");
    setBusy(false);
    setRefused(outcome.kind === "refused" ? refusalWords(outcome.refusal) : null);
    if (outcome.kind === "refused") return;
    save(JSON.stringify(outcome.data, null, 2));
    showToast(t("data.done"), { type: "success" });
  }

  return (
    <Setting name="data" title={t("data.title")} text={t("data.text")}>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <p className={styles.buttons}>
        <BusyButton isBusy={isBusy} kind="other" onPress={() => void download()}>
          {t("data.submit")}
        </BusyButton>
      </p>
    </Setting>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
