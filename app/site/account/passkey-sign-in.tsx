import { useState } from "react";
import { knowsPasskeys, signInByPasskey } from "../../account/passkeys.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { showToast } from "../../ui/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./account-form-view.module.css";
import { arrive } from "./arrive.ts";

/** Signing in by what the device keeps. It needs scripts and a browser that can, and is seen with them, in a place kept for it. ACC22 ACC29 */
export function PasskeySignIn() {
  const t = useT("visitor");
  const locale = useLocale();
  const isUsable = useHydrated() && knowsPasskeys();
  const [isBusy, setBusy] = useState(false);

  async function signIn(): Promise<void> {
    setBusy(true);
    const outcome = await signInByPasskey().finally(() => setBusy(false));
    if (outcome === "signed-in") return arrive(locale);
    showToast(t(outcome === "cancelled" ? "passkey.cancelled" : `said.${outcome}`), { type: "error" });
  }

  const awaited = isUsable ? "" : ` ${styles.awaited}`;
  return (
    <button
      className={`${button.other} ${button.large}${awaited}`}
      type="button"
      disabled={isBusy}
      onClick={() => void signIn()}
      data-passkey
    >
      {t("passkey.signIn")}
    </button>
  );
}
