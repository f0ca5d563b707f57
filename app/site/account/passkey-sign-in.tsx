import { useState } from "react";
import { knowsPasskeys, signInByPasskey } from "../../account/passkeys.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import button from "../../ui/button.module.css";
import { showToast } from "../../ui/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { arrive } from "./arrive.ts";

/** Signing in by what the device keeps. It needs scripts and a browser that can, and appears with them. ACC22 */
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

  if (!isUsable) return null;
  return (
    <button className={`${button.other} ${button.large}`} type="button" disabled={isBusy} onClick={() => void signIn()} data-passkey>
      {t("passkey.signIn")}
    </button>
  );
}
